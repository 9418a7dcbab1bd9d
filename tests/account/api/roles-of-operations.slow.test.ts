import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../../api/platform/read-contract.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { OPERATIONS } from '../../contract.ts';
import { createTestApi, type ApiResponse, type Client, type TestApi } from '../../test-api.ts';
import { withSecondFactor } from '../authenticator.ts';
import { logIn } from '../people.ts';
import { withRole } from '../staff.ts';

const ROLES = ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'ACCOUNTANT', 'SELLER'] as const;
const { forStaff } = readContract();
const STAFF_CALLS = OPERATIONS.filter(({ operationId }) => forStaff.has(operationId));

/** The calls that need a login of the last ten minutes: prices, refunds and payouts, roles, settings, files, and what cannot be undone. */
const FRESH = {
  prices: ['setPrice', 'createPromoCode', 'updatePromoCode', 'importProducts'],
  money: ['rejectOrderItem', 'receiveReturn', 'readReturnPayout', 'payReturn', 'paySellerStatement'],
  roles: ['setRole', 'inviteStaff', 'endSessionsOf', 'resetSecondFactorOf'],
  sellers: ['addSeller', 'updateSeller', 'setSellerEnded'],
  settings: ['saveSettings', 'restoreSettings'],
  files: ['requestExport', 'getExportFile', 'exportProducts', 'exportStock', 'exportAccountOf'],
  irrevocable: ['eraseAccountOf', 'sendNewsletter', 'sendNewsletterDraft', 'removeSamples'],
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());

/** The responses to all calls of staff. The type of the body is refused after the role and before the handler. */
async function callAll(person: Client): Promise<[operationId: string, response: ApiResponse][]> {
  const responses: [string, ApiResponse][] = [];
  for (const { operationId, method, path } of STAFF_CALLS) {
    const url = path.replaceAll(/\{\w+\}/g, 'oi-aaaaaaaaaaaaaaaa');
    const type = { 'content-type': 'text/csv' };
    responses.push([operationId, await person.call(method.toUpperCase() as 'GET', url, undefined, type)]);
  }
  return responses;
}

describe('the roles of each operation of staff', () => {
  it('are those of people who work for the shop', () => {
    for (const [operation, roles] of forStaff) {
      expect([operation, ...[...roles].filter((role) => !ROLES.some((known) => known === role))]).toEqual([operation]);
    }
  });

  it.each(ROLES)('[REST-17] %s may call what the contract names, and nothing else', async (role) => {
    const email = `${role.toLowerCase()}@example.com`;
    const person = await withRole(api, { email, role, ...(role === 'SELLER' ? { sellerId: 'se-1' } : {}) });
    const may: Record<string, boolean> = {};
    for (const [operationId, { status, body }] of await callAll(person))
      may[operationId] = !(status === 403 && String(body.message).startsWith('Your role does not include this.'));
    const wanted = STAFF_CALLS.map(({ operationId }) => [operationId, forStaff.get(operationId)?.has(role)]);
    expect(may).toEqual(Object.fromEntries(wanted));
  });
});

describe('the proofs of each operation of staff', () => {
  it('are a login of the last ten minutes for prices, money, roles, settings and files, not for reading people', async () => {
    const boss = await withRole(api, { email: 'late@example.com', role: 'ADMIN' });
    const codes = async () => {
      const refused = (await callAll(boss)).filter(([, { body }]) => body.code === 'CONFIRM_LOGIN');
      return refused.map(([operationId]) => operationId).toSorted();
    };
    expect(await codes()).toEqual([]);
    api.clock.move(10 * 60_000);
    boss.token = (await boss.post('/auth/token')).body.accessToken;
    expect(await codes()).toEqual(Object.values(FRESH).flat().toSorted());
  });

  it('include the second factor for all, reading too, once the person has one', async () => {
    const email = 'factor@example.com';
    const boss = await withRole(api, { email, role: 'ADMIN' });
    await withSecondFactor(api, email, boss);
    const other = await logIn(api, email);
    const codes = (await callAll(other)).map(([operationId, { body }]) => [operationId, body.code]);
    expect(codes).toEqual(STAFF_CALLS.map(({ operationId }) => [operationId, 'SECOND_FACTOR_REQUIRED']));
  });
});
