import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUDITED_OPERATIONS, NOTED_OPERATIONS } from '../../../api/platform/audit/audited-operations.ts';
import { readContract } from '../../../api/platform/read-contract.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { MUTATIONS } from '../../hosts/schema-mutations.ts';
import type { Json } from '../../json.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { TRIALS } from '../../platform/gateway/each-mutation.ts';
import { setStock } from '../../cart/shoppers.ts';
import { operator } from '../staff.ts';

const { audited } = readContract();

/** Calls that change no single object of the shop: files, jobs, mails, and the operator's work on the database. */
const WITHOUT_OBJECT = [
  'addSamples',
  'checkMoney',
  'importProducts',
  'importStock',
  'keepPayment',
  'refundMoney',
  'removeSamples',
  'sendNewsletter',
  'settleRefund',
];
/** Calls with an object that they do not change. */
const UNCHANGED = ['exportAccountOf', 'requestExport', 'testNewsletterDraft'];

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  shop.simulator.setWebhookAddress(undefined);
});
afterAll(() => shop.close());

it('each call of staff that may change something says which object it changes', () => {
  const known = [...Object.keys(AUDITED_OPERATIONS), ...NOTED_OPERATIONS, ...WITHOUT_OBJECT, ...UNCHANGED];
  expect(known.toSorted()).toEqual([...audited.keys()].toSorted());
});

/** The mutations of staff that can be tried: their calls have the same name. */
const TRIED = MUTATIONS.filter(({ name }) => audited.has(name) && !TRIALS[name].fails).map(({ name }) => name);

/** The changes that a mutation takes back. */
const UNDONE: Partial<Record<string, 'blockShopper' | 'hideReview'>> = {
  unblockShopper: 'blockShopper',
  showReview: 'hideReview',
};

/** Makes a change as an administrator, and returns its audit entry. */
async function entryOf(name: keyof typeof TRIALS): Promise<Json> {
  const trial = TRIALS[name];
  for (const sku of ['SK-1', 'SK-2', 'SK-3']) await setStock(shop.api, sku, 50);
  const asha = await shop.newShopper();
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
  const { email } = (await asha.request('{ me { email } }')).data.me;
  const admin = await shop.newStaff('ADMIN');
  const input = await trial.input?.({ ...shop, asha, email, admin });
  const change = async (mutation: keyof typeof TRIALS, more = {}) => {
    const { inputType } = MUTATIONS.find((one) => one.name === mutation) ?? {};
    const document = `mutation ($input: ${inputType}) { ${mutation}(input: $input) { userErrors { code message } } }`;
    const { data } = await admin.request(document, { input: { ...input, ...more } });
    expect(data?.[mutation]).toMatchObject({ userErrors: [] });
  };
  const undone = UNDONE[name];
  if (undone) await change(undone, { reason: 'Spam' });
  await change(name);
  const { entries } = (await (await operator(shop.api)).get(`/admin/audit?operation=${name}`)).body;
  return entries[0];
}

it.each(TRIED)('%s has an entry with its object, and with the values before and after', async (name) => {
  const { outcome, object, details } = await entryOf(name);
  expect(outcome).toBe('done');
  if (WITHOUT_OBJECT.includes(name)) return;
  expect(object).toEqual(expect.any(String));
  if (UNCHANGED.includes(name)) return;
  const { isExisting, remains } = AUDITED_OPERATIONS[name] ?? { isExisting: true, remains: true };
  const text = expect.any(String);
  const wanted = { ...(isExisting ? { before: text } : {}), ...(remains ? { after: text } : {}) };
  const changed = details.filter(({ before, after }: Json) => before !== after || !remains);
  expect(changed).toContainEqual(expect.objectContaining(wanted));
});
