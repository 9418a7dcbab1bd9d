import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedDirective,
  type GraphQLField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createRecordingHost, type RecordingHost } from '../../hosts/recording-host.ts';
import { ENTITIES, type Carrier, type Entity } from '../fields.ts';
import type { Json } from '../../json.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../schema', file), 'utf8');
const schema = buildSchema(read('generated/schema.graphql'));
const contract = parse(read('rest.yaml')).components.schemas;

const valueAt = (from: Json, path: string): Json => path.split('.').reduce((at, step) => at?.[step], from);
const carriersOf = ({ fields }: Entity) =>
  Object.entries(fields).flatMap(([rest, carriers]) =>
    [carriers].flat().map((one): [string, Carrier] => [rest, typeof one === 'string' ? { at: one } : one]),
  );
const put = (into: Json, path: string, value: Json) => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  Object.assign(valueAt(into, steps.join('.')) ?? into, { [last]: value });
};

describe("[GATE-2] the shop's entities", () => {
  let host: RecordingHost;
  let gateway: TestGateway;
  let asha: TestBrowser;
  beforeAll(async () => {
    host = await createRecordingHost((operation) => operation['x-addition'] === undefined);
    // The host's responses change from test to test.
    gateway = await createTestGateway(host.url, { publicCacheCharacters: 0 });
    asha = Object.assign(createTestBrowser(gateway), { token: 'header.claims.seal' });
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });

  /** Returns the GraphQL value at the carrier's place, and the host's value of the field. */
  const carried = async (entity: Entity, rest: string, { at, when = {} }: Carrier, returnedByHost: Json[]) => {
    const changes = Object.entries({ ...when, ...Object.fromEntries(returnedByHost.map((value) => [rest, value])) });
    let sent: Json;
    host.patch = (operationId, response) => {
      if (operationId !== entity.operationId) return response;
      for (const [path, value] of changes) put(valueAt(response, entity.in), path, value);
      sent = valueAt(valueAt(response, entity.in), rest);
      return response;
    };
    const steps = at.split('.');
    const fields = `${steps.join(' { ')}${' }'.repeat(steps.length - 1)}`;
    const sku = host.responses.get('getCatalogue').products[0].variants[0].sku;
    const { data, errors } = await asha.request(entity.request.replace('#', fields).replace('$sku', sku));
    const found = steps.reduce(
      (from: Json, step) => (Array.isArray(from) ? from[0] : from)?.[step],
      valueAt(data, entity.at),
    );
    return { errors, found, sent };
  };

  for (const [name, entity] of Object.entries(ENTITIES)) {
    for (const [rest, carrier] of carriersOf(entity)) {
      it(`[GATE-2] ${name}: ${rest} is ${entity.type}.${carrier.at}, described and returned`, async () => {
        let type = schema.getType(entity.type);
        for (const step of carrier.at.split('.')) {
          const field: GraphQLField<unknown, unknown> | undefined = isObjectType(type)
            ? type.getFields()[step]
            : undefined;
          expect([step, field?.description ?? '']).toEqual([step, expect.stringMatching(/\w{2}/)]);
          type = field && getNamedType(field.type);
        }
        const asReturned = carrier.returnedByHost?.(host.responses).map((value) => [value]) ?? [[]];
        for (const returnedByHost of asReturned) {
          const { errors, found, sent } = await carried(entity, rest, carrier, returnedByHost);
          expect(errors).toBeUndefined();
          expect(sent).not.toBeUndefined();
          expect(found).toEqual(carrier.as ? carrier.as(sent) : sent);
        }
      });
    }

    it(`[GATE-2] ${name}: no two fields return the same value, so that none is mistaken for another`, () => {
      const own = valueAt(host.responses.get(entity.operationId), entity.in);
      const plain = carriersOf(entity).filter(([, { returnedByHost, as }]) => !returnedByHost && !as);
      const values = plain.filter(([, { at }]) => !at.endsWith('ating')).map(([rest]) => valueAt(own, rest));
      expect(new Set(values).size).toBe(values.length);
    });
  }

  it('[GATE-2] have every field that the contract has of them, additions apart', () => {
    const leaves = (node: Json): string[] =>
      Object.entries<Json>(node.properties ?? {}).flatMap(([key, one]) => {
        const inner = one.$ref ? contract[one.$ref.split('/').at(-1)] : one;
        if (String(inner.description).startsWith('Addition')) return [];
        // An order has no stock: the catalogue returns the current one.
        if (node === contract.OrderItem.properties.variant && key === 'stock') return [];
        const below = inner.type === 'object' ? leaves(inner) : [];
        return below.length > 0 ? below.map((path) => `${key}.${path}`) : [key];
      });
    const schemas = {
      Product: 'Product',
      Variant: 'Variant',
      Review: 'Review',
      'Cart item': 'CartItem',
      'Wishlist item': 'WishlistItem',
      Profile: 'Profile',
      'Order item': 'OrderItem',
    };
    expect(Object.keys(ENTITIES)).toEqual(Object.keys(schemas));
    for (const [name, rest] of Object.entries(schemas)) {
      expect([name, Object.keys(ENTITIES[name]?.fields ?? {}).toSorted()]).toEqual([
        name,
        leaves(contract[rest]).toSorted(),
      ]);
    }
  });
});

describe('the manual in the schema', () => {
  it('[GATE-2] [GATE-7] describes every type, field, argument, input and word', () => {
    const bare: string[] = [];
    const note = (place: string, { description }: { description?: string | null | undefined }) => {
      if (!/\w{2}/.test(description ?? '')) bare.push(place);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || !type.astNode) continue;
      note(type.name, type);
      if (isEnumType(type)) for (const word of type.getValues()) note(`${type.name}.${word.name}`, word);
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field);
      }
      if (!isObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field);
        for (const argument of field.args) note(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    for (const directive of schema.getDirectives().filter((one) => !isSpecifiedDirective(one))) {
      note(`@${directive.name}`, directive);
      for (const argument of directive.args) note(`@${directive.name}(${argument.name})`, argument);
    }
    expect(bare).toEqual([]);
    expect(Object.keys(schema.getTypeMap()).length).toBeGreaterThan(80);
  });
});
