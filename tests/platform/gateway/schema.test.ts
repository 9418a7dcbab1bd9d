import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  buildClientSchema,
  introspectionFromSchema,
  isScalarType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../bff/schema.ts';
import { EXAMPLES } from '../../../bff/graphql/explorer.ts';
import { OPERATIONS } from '../../contract.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../schema', file), 'utf8');
const current = buildSchema(read('generated/schema.graphql'));

describe('the published schema', () => {
  it('[GATE-7] is the schema that the gateway runs', () => {
    const inOrder = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
    expect(inOrder(current)).toBe(inOrder(createSchema()));
  });

  it("[GATE-1] has every change of the contract under the call's own name", () => {
    const mutations = Object.keys(current.getMutationType()?.getFields() ?? {});
    // Reached through the cart's totals, called by the provider, or only for the operator's command line.
    const apart = new Set([
      'validatePromoCode',
      'receivePaymentEvent',
      'checkMoney',
      'refundMoney',
      'keepPayment',
      'settleRefund',
      'addSamples',
      // A file is the body of a request of its own.
      'uploadPicture',
    ]);
    const changes = OPERATIONS.filter(({ method, operationId }) => method !== 'get' && !apart.has(operationId));
    // A mutation, so that no cache has what it returns.
    const wanted = [...changes.map(({ operationId }) => operationId), 'completeGoogleRedirect', 'readReturnPayout'];
    expect(mutations.toSorted()).toEqual(wanted.toSorted());
    expect(current.getQueryType()?.getFields()['me']).toBeDefined();
  });

  it('[GATE-1] reaches the calls that only read, and the one for promo codes, by fields of the shopper', () => {
    const fieldsOf = (type: string) => {
      const found = current.getType(type);
      return found && 'getFields' in found ? Object.keys(found.getFields()) : [];
    };
    expect(fieldsOf('Shopper')).toEqual(
      expect.arrayContaining(['cart', 'wishlist', 'orderItems', 'orderItem', 'payment', 'sales']),
    );
    expect(fieldsOf('Cart')).toContain('totals');
    expect(fieldsOf('CartTotals')).toEqual(expect.arrayContaining(['promoDiscount', 'promoError']));
  });

  it('names for each of its own scalars the standard of its form, also in its text and in introspection', () => {
    for (const schema of [current, createSchema(), buildClientSchema(introspectionFromSchema(createSchema()))]) {
      const scalars = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type));
      const own = scalars.filter((type) => !isSpecifiedScalarType(type));
      expect(own.map(({ name }) => name).toSorted()).toEqual(['Date', 'DateTime', 'EmailAddress', 'Paise', 'URL']);
      for (const { specifiedByURL } of own) expect(URL.parse(specifiedByURL ?? '')?.protocol).toBe('https:');
    }
  });

  it('[GATE-6] runs every example that the explorers open with', () => {
    const document = parse(EXAMPLES);
    expect(document.definitions.length).toBeGreaterThanOrEqual(4);
    const alone = document.definitions.map((definition) =>
      validate(current, { ...document, definitions: [definition] }),
    );
    expect(alone.flat().map(({ message }) => message)).toEqual([]);
  });
});
