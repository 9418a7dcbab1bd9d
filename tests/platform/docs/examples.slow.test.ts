import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWholeShop, type WholeShop } from '../../whole-shop.ts';
import { blocksOf, GUIDE_NAMES } from './guide-blocks.ts';
import { createGuideSession, type GuideResponse } from './guide-session.ts';

const ROOT = join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema/generated/schema.graphql'), 'utf8'));
/** Whether the commands can run: a minimal machine may lack curl, CI installs it. */
const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.log('There is no curl here: the commands of the guides are left out.');
/** The lines without their indentation. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** Whether a response contains everything expected; `…` matches any text. */
function fits(response: unknown, expected: unknown): boolean {
  if (expected === '…') return typeof response === 'string' && response !== '';
  if (Array.isArray(expected))
    return (
      Array.isArray(response) &&
      response.length === expected.length &&
      expected.every((one, at) => fits(response[at], one))
    );
  if (expected === null || typeof expected !== 'object') return response === expected;
  const fields = new Map(Object.entries(response ?? {}));
  return Object.entries(expected).every(([name, value]) => fits(fields.get(name), value));
}

/** The userErrors of all fields of a response. */
const userErrorsIn = ({ data }: GuideResponse) =>
  Object.values(data ?? {}).flatMap((field) => {
    const { userErrors = [] } = (field ?? {}) as { userErrors?: unknown[] };
    return userErrors;
  });

describe('the guides for client developers', () => {
  let shop: WholeShop;
  beforeAll(async () => {
    shop = await startWholeShop({ addressLimit: 100_000 });
  });
  afterAll(() => shop.close());

  it.each(GUIDE_NAMES)('shows in %s only operations and commands that work, and actual responses', async (name) => {
    const session = createGuideSession(shop, name);
    const blocks = blocksOf(name);
    for (const [at, block] of blocks.entries()) {
      const where = `${name}.md:${block.line}`;
      if (block.language === 'graphql') {
        expect([where, ...validate(schema, parse(block.text)).map(String)]).toEqual([where]);
        const next = blocks[at + 1];
        const variables = next?.note === 'variables' ? next.text : '{}';
        const expected = [next, blocks[at + 2]].find((one) => one?.note === 'response');
        const response = await session.runGraphQL(block, variables);
        if (expected)
          expect([where, fits(response, JSON.parse(expected.text)), response]).toEqual([where, true, response]);
        else expect([where, response.errors, userErrorsIn(response)]).toEqual([where, undefined, []]);
      } else if (block.language === 'sh' && hasCurl) {
        const printed = await session.runShell(block);
        expect([where, printed.includes('"errors"')]).toEqual([where, false]);
        if (printed.startsWith('{')) expect(printed).toContain('"data"');
        const next = blocks[at + 1];
        if (next?.note === 'response')
          expect([where, fits(JSON.parse(printed), JSON.parse(next.text)), printed]).toEqual([where, true, printed]);
      }
    }
  });

  it('takes every other block of TypeScript from a client that CI runs, letter by letter', () => {
    const strange = GUIDE_NAMES.flatMap((name) =>
      blocksOf(name)
        .filter(({ language, note }) => language === 'ts' && note !== '')
        .filter(({ note, text }) => !linesOf(readFileSync(join(ROOT, note), 'utf8')).includes(linesOf(text)))
        .map(({ line, note }) => `${name}.md:${line} is not in ${note}`),
    );
    expect(strange).toEqual([]);
  });
});
