import { expect, it } from 'vitest';
import { isObjectType } from 'graphql';
import { createSchema } from '../../../bff/schema.ts';
import { EXAMPLES } from '../../../bff/graphql/explorer.ts';
import { ACCESS } from './access-table.ts';

const STAFF_RULES: ReadonlySet<string> = new Set(['staff', 'staff, their own', 'its seller', 'admin']);
const MARKED = Object.values(createSchema().getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'staff'))
      .map(({ name }) => `${type.name}.${name}`),
  );

it('marks by @staff each field that is FORBIDDEN for a shopper, and no other', () => {
  const forStaff = [...ACCESS].filter(([, rule]) => STAFF_RULES.has(rule)).map(([place]) => place);
  expect(MARKED.toSorted()).toEqual(forStaff.toSorted());
});

it('shows none of them in the examples of the explorer', () => {
  const names = MARKED.map((place) => place.split('.')[1]);
  expect(names.filter((name) => EXAMPLES.includes(`${name}(`))).toEqual([]);
});
