import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';

const MOMENT = 'DateTime must be a date and time such as 2026-11-21T09:30:00.000Z.';
const PAISE = 'Paise must be a whole number, from -9007199254740991 to 9007199254740991.';

/** An argument of each scalar: its query, its variable, and wrong values. */
const CASES: {
  type: string;
  query: (value: string) => string;
  whole: string;
  at: string;
  wrong: [literal: string, value: unknown][];
  message: string;
  expected: string;
}[] = [
  {
    type: 'DateTime',
    query: (value) => `query Q { products(filter: ${value}) { totalCount } }`,
    whole: 'ProductFilterInput',
    at: 'updatedSince',
    wrong: [
      ['"yesterday"', 'yesterday'],
      ['"2026-02-30T00:00:00Z"', '2026-02-30T00:00:00Z'],
      ['""', ''],
      ['7', 7],
      ['true', true],
      ['["2026-11-21T09:30:00Z"]', ['2026-11-21T09:30:00Z']],
      ['{ a: 1 }', { a: 1 }],
    ],
    message: MOMENT,
    expected: 'DateTime such as 2026-11-21T09:30:00.000Z',
  },
  {
    type: 'Paise',
    query: (value) => `query Q { products(filter: ${value}) { totalCount } }`,
    whole: 'ProductFilterInput',
    at: 'minPrice',
    wrong: [
      ['"100"', '100'],
      ['1.5', 1.5],
      ['[1]', [1]],
      ['72057594037927936', 2 ** 56],
    ],
    message: PAISE,
    expected: 'Paise such as 249900',
  },
  {
    type: 'EmailAddress',
    query: (value) => `mutation Q { requestOtp(input: ${value}) { message } }`,
    whole: 'RequestOtpInput!',
    at: 'email',
    wrong: [
      ['7', 7],
      ['["a@b.example"]', ['a@b.example']],
    ],
    message: 'EmailAddress must be a text.',
    expected: 'EmailAddress',
  },
  {
    type: 'URL',
    query: (value) => `mutation Q { dispatchOrderItem(input: ${value}) { userErrors { code } } }`,
    whole: 'DispatchOrderItemInput!',
    at: 'trackingUrl',
    wrong: [
      ['7', 7],
      ['{ a: 1 }', { a: 1 }],
    ],
    message: 'URL must be a text.',
    expected: 'URL',
  },
];

let host: TestHost;
let gateway: TestGateway;
beforeAll(async () => {
  host = await createTestHost(() => ({}));
  gateway = await createTestGateway(host.url, { isProduction: true });
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => void (host.calls.length = 0));

describe.each(CASES)('a value that is no $type', ({ query, whole, at, wrong, message, expected }) => {
  const others = at === 'trackingUrl' ? { orderItemId: 'o-1' } : {};
  const before = at === 'trackingUrl' ? 'orderItemId: "o-1", ' : '';

  it.each(wrong)('is refused before anything runs, with its place: %s', async (literal, value) => {
    const written = await gateway.request(query(`{ ${before}${at}: ${literal} }`));
    expect(written).not.toHaveProperty('data');
    expect(written.errors).toMatchObject([{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
    expect(written.errors?.[0]?.locations).toHaveLength(1);
    const given = await gateway.request(query('$i').replace('Q', `Q($i: ${whole})`), { i: { ...others, [at]: value } });
    expect(given).not.toHaveProperty('data');
    expect(given.errors).toMatchObject([
      {
        message: `Variable "$i" got an invalid value at "i.${at}"; expected ${expected}.`,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(host.calls.filter((path) => path !== '/additions')).toEqual([]);
  });
});
