import {
  getNamedType,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutationDocument, MUTATIONS } from '../../hosts/schema-mutations.ts';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createSchema } from '../../../bff/schema.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

const WITHOUT_TOKEN = new Set(['public', 'session']);
const fields = createSchema().getMutationType()?.getFields() ?? {};
const PERSONAL = MUTATIONS.filter(
  ({ name }) => !fields[name]?.astNode?.directives?.some((one) => WITHOUT_TOKEN.has(one.name.value)),
);

/** An input that is always invalid: empty texts, negative numbers, empty lists. */
function wrongInput(inputFields: readonly GraphQLInputField[]): Record<string, unknown> {
  return Object.fromEntries(inputFields.map(({ name, type }) => [name, wrongValue(name, type)]));
}
function wrongValue(name: string, type: GraphQLInputType): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [];
  if (isInputObjectType(inner)) return wrongInput(Object.values(inner.getFields()));
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (inner === GraphQLInt) return -1;
  return VALUES[getNamedType(type).name] ?? (name === 'idempotencyKey' ? '' : '?');
}
const VALUES: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Float: -1,
  Paise: 0,
  DateTime: '2026-11-26T10:00:00.000Z',
  EmailAddress: 'aisha@example.com',
  URL: 'https://example.com/',
};

let shop: ApiWithGateways;
let plain: Awaited<ReturnType<typeof createBasicShopHost>>;
let gateways: [string, TestGateway][];
beforeAll(async () => {
  [shop, plain] = await Promise.all([startOverApi(), createBasicShopHost()]);
  gateways = [
    ['our api', await shop.open()],
    ['a basic host', await createTestGateway(plain.url)],
  ];
});
afterAll(async () => {
  await shop.close();
  await plain.close();
});

describe('a personal mutation without a token', () => {
  for (const { name, fields: inputFields } of PERSONAL) {
    it(`[GATE-7] ${name} requires the login before it validates the input`, async () => {
      const query =
        inputFields.length > 0 ? mutationDocument(name, '__typename') : `mutation { ${name} { __typename } }`;
      const variables = { input: wrongInput(inputFields) };
      for (const [over, gateway] of gateways) {
        const { data, errors } = await gateway.request(query, variables);
        const reported = errors?.map(({ extensions }) => [extensions?.['code'], extensions?.['reason']]);
        expect([over, reported, data]).toEqual([over, [['UNAUTHENTICATED', 'TOKEN_MISSING']], { [name]: null }]);
      }
    });
  }
});
