import {
  getNamedType,
  GraphQLBoolean,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql';
import type { MutationResolvers } from '../../bff/generated/resolvers.ts';
import { createSchema } from '../../bff/schema.ts';

const schema = createSchema();

const fieldsOf = (type: GraphQLNamedType | undefined) => (isObjectType(type) ? Object.values(type.getFields()) : []);

/** Each mutation with the fields of its input, and the names of its payload's fields. */
export const MUTATIONS = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args, type }) => {
  const input = args[0] && getNamedType(args[0].type);
  return {
    // The resolvers' type is generated from this schema.
    name: name as keyof MutationResolvers,
    fields: isInputObjectType(input) ? Object.values(input.getFields()) : [],
    inputType: args[0] && String(args[0].type),
    responses: fieldsOf(getNamedType(type)).map((field) => field.name),
  };
});

/** The document of a mutation that accepts `$input` and returns these fields. */
export function mutationDocument(name: string, response: string): string {
  const { inputType } = MUTATIONS.find((one) => one.name === name) ?? {};
  return `mutation ($input: ${inputType}) { ${name}(input: $input) { ${response} } }`;
}

/** The names of an object type's fields that have no fields of their own, without those for staff. */
export function plainFieldsOf(type: string): string {
  const plain = fieldsOf(schema.getType(type)).filter(
    ({ type: own, astNode }) =>
      isLeafType(getNamedType(own)) && !astNode?.directives?.some(({ name }) => name.value === 'staff'),
  );
  return plain.map(({ name }) => name).join(' ');
}

/** Values of input fields for which not every text or number is valid. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  paymentId: 'pay_1',
  signature: 'f'.repeat(64),
  price: 100,
  category: 'Saree',
  craft: 'bandhani',
  sku: 'NOT-MINE',
  state: 'Kerala',
  pinCode: '682001',
  phone: '9847012345',
  services: ['fall-pico'],
  pickup: {
    name: 'Meera',
    address: '7 Sardar Market',
    city: 'Kochi',
    state: 'Kerala',
    pinCode: '682001',
    phone: '9847012345',
  },
  // A Wednesday within a week of the first day of the tests' shops.
  pickupDay: '2026-11-25',
};

/** A valid input of these fields, without the optional ones. */
export function sampleInput(fields: readonly GraphQLInputField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]));
}

function sampleOf({ name, type, defaultValue }: GraphQLInputField): unknown {
  if (!isNonNullType(type) || defaultValue !== undefined) return undefined;
  const inner = type.ofType;
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (inner === GraphQLBoolean) return false;
  if (isListType(inner) && isInputObjectType(getNamedType(inner))) return [];
  return SAMPLES[name] ?? (inner === GraphQLInt ? 1 : 'Not mine.');
}
