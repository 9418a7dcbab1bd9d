import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isScalarType, isSpecifiedScalarType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { blocksOf, GUIDE_NAMES, readGuide } from './guide-blocks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const schemaOf = (path: string) => buildSchema(readFileSync(join(ROOT, path), 'utf8'));
const SCALARS = Object.values(schemaOf('schema/generated/schema.graphql').getTypeMap())
  .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  .map(({ name }) => name);

describe('the pages for client developers', () => {
  it.each(['kotlin', 'swift', 'urql', 'relay'])('map each scalar of the schema in %s', (name) => {
    const text = readGuide(name);
    const missing = SCALARS.filter((scalar) => !new RegExp(`\\b${scalar}\\b`).test(text));
    expect(missing).toEqual([]);
  });

  it('teach only operations of the published schema', () => {
    const published = schemaOf('schema/published.graphql');
    const unpublished = GUIDE_NAMES.flatMap((name) =>
      blocksOf(name)
        .filter(({ language }) => language === 'graphql')
        .flatMap(({ line, text }) =>
          validate(published, parse(text)).map(({ message }) => `${name}.md:${line} ${message}`),
        ),
    );
    expect(unpublished).toEqual([]);
  });

  it('show the type policies of the shop’s own pages', () => {
    const shown = blocksOf('apollo-client').find(({ note }) => note === 'web/shopper/type-policies.ts')?.text ?? 'none';
    const used = readFileSync(join(ROOT, 'web/shopper/type-policies.ts'), 'utf8');
    expect(used).toContain(shown.trim());
  });
});
