import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  parse,
  print,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
} from 'graphql';
import { withoutStaff } from '../../../bff/graphql/public-schema.ts';
import { createSchema } from '../../../bff/schema.ts';
import { EXAMPLES } from '../../../bff/graphql/explorer.ts';
import { ACCESS } from './access-table.ts';

const STAFF_RULES: ReadonlySet<string> = new Set([
  'staff',
  'staff, their own',
  'staff without their own',
  'its seller',
  'reader of its seller',
  'admin',
  'admin, of nobody',
  'reader of the shop',
]);
const MARKED = Object.values(createSchema().getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'staff'))
      .map(({ name }) => `${type.name}.${name}`),
  );

/** The second factor is null for a shopper, whose code is refused as a wrong one. An invited person has no role yet. */
const OF_SECOND_FACTOR = [
  'Mutation.acceptInvitation',
  'Shopper.secondFactor',
  'Mutation.confirmSecondFactor',
  'Mutation.verifySecondFactor',
  'Mutation.removeSecondFactor',
];
/** The parts of a return that are null for its shopper. */
const OF_RETURNS = ['Return.awaitsPayout', 'Return.condition', 'Return.item', 'Return.sale'];

it('marks by @staff each field that is FORBIDDEN for a shopper, those that are null for one, and no other', () => {
  const forStaff = [...ACCESS].filter(([, rule]) => STAFF_RULES.has(rule)).map(([place]) => place);
  expect(MARKED.toSorted()).toEqual([...forStaff, ...OF_SECOND_FACTOR, ...OF_RETURNS].toSorted());
});

describe('the schema without staff', () => {
  const SDL = readFileSync(join(import.meta.dirname, '../../../schema/generated/schema.graphql'), 'utf8');
  const [left = ''] = withoutStaff([parse(SDL)]).map(print);
  const typesOf = (text: string) => new Set(Object.keys(buildSchema(text).getTypeMap()));

  it('is valid, and has neither a marked field nor the mark', () => {
    const root = buildSchema(left);
    expect(left).not.toMatch(/@staff\b/);
    for (const place of MARKED) {
      const [type = '', field = ''] = place.split('.');
      expect(root.getType(type)).toSatisfy((one: GraphQLObjectType) => !(field in one.getFields()));
    }
  });

  it('lacks the types and inputs of marked fields, and no others', () => {
    const shown = typesOf(left);
    const lacking = [...typesOf(SDL)].filter((name) => !shown.has(name));
    expect(lacking).toEqual(
      expect.arrayContaining([
        'AddProductInput',
        'AddVariantInput',
        'SetPricePayload',
        'SaleItemPayload',
        'SecondFactor',
      ]),
    );
    const whole = buildSchema(SDL);
    const staffOnly = (name: string) => {
      const users = Object.values(whole.getTypeMap()).flatMap((type) =>
        isObjectType(type) || isInputObjectType(type)
          ? Object.values(type.getFields()).flatMap((field: GraphQLField<unknown, unknown> | GraphQLInputField) => {
              const parts = [field.type, ...('args' in field ? field.args.map((one) => one.type) : [])];
              const isUser = parts.some((one) => getNamedType(one).name === name);
              return isUser ? [{ type: type.name, place: `${type.name}.${field.name}` }] : [];
            })
          : [],
      );
      return users.every(({ type, place }) => MARKED.includes(place) || lacking.includes(type));
    };
    expect(lacking.filter((name) => !staffOnly(name))).toEqual([]);
  });
});

it('shows none of them in the examples of the explorer', () => {
  const names = MARKED.map((place) => place.split('.')[1]);
  expect(names.filter((name) => EXAMPLES.includes(`${name}(`))).toEqual([]);
});
