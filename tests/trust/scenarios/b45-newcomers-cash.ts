import { CASH_ON_DELIVERY } from '../../../schema/shop.ts';
import { giveOtps, OTP } from '../harness/otps.ts';
import { cancelItem, newReceipt, placeInCash, rupeesOf, startPayment, verify } from '../harness/purchases.ts';
import type { PaymentInput } from '../harness/purchases.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Answer, Shopper } from '../harness/shoppers.ts';
import { countAnswers, describeDifference, outcomeOf } from '../harness/tally.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario, Size } from '../scenario.ts';

/** New accounts of each wave that order in cash, their addresses, and the honest buyers among them. */
const SIZES = {
  full: { accounts: 600, addresses: 30, honest: 40, waves: 3 },
  short: { accounts: 120, addresses: 30, honest: 20, waves: 2 },
  planted: { accounts: 120, addresses: 30, honest: 10, waves: 1 },
};
/** The shop sells nothing else: all that it has is scarce. */
const VARIANTS = 50;
const STOCK = 20;
const PRICE = 50_000;
const AT_ONCE = 64;
const { maxFirstPieces } = CASH_ON_DELIVERY;
/** What new shoppers' orders in cash may keep until somebody has looked at them: a tenth of the shop, 30% of a variant. */
const CAPS = { shop: (VARIANTS * STOCK) / 10, variant: STOCK * 0.3, address: 10, order: maxFirstPieces };
/** The answers to new shoppers for whom there is no room. */
const REFUSED = new Set(['409 CASH_NOT_AVAILABLE', '429 RATE_LIMITED']);
/** Minutes after which an address counts as if nothing had come from it. */
const AN_HOUR = 61;

type Kept = Record<keyof typeof CAPS, number>;

/** B45: new accounts from many addresses that order the same scarce pieces in cash at once. */
export const newcomersCash: Scenario = {
  id: 'B45',
  promise: `Hundreds of new accounts from 30 addresses that order the same scarce pieces in cash at once keep a tenth of the shop, 30% of a variant and ${maxFirstPieces} pieces an order at the most, hour after hour; new buyers who pay among them get theirs; what is cancelled is for sale again`,
  plantedBugs: [
    {
      words: 'orders in cash meet no cap once they are placed',
      changes: [
        {
          file: 'api/checkout/holds/caps/assert-caps.ts',
          find: 'if (paysCash) await assertCashCaps(',
          replace: 'if (paysCash && items.length === 0) await assertCashCaps(',
        },
      ],
    },
    {
      words: 'two new shoppers look at the same time, and both see room',
      changes: [
        {
          file: 'api/checkout/holds/caps/repository.ts',
          find: 'await sql`select pg_advisory_xact_lock(${FIRST_TIME_LOCK}::bigint)`.execute(db);',
          replace: 'await sql`select ${FIRST_TIME_LOCK}::bigint`.execute(db);',
        },
      ],
    },
    {
      words: 'a first order in cash has as many pieces as any other',
      changes: [
        {
          file: 'api/checkout/cash/rules.ts',
          find: 'if (!hasBought && pieces > maxFirstPieces)',
          replace: 'if (!hasBought && pieces > 10 * maxFirstPieces)',
        },
      ],
    },
  ],
  play: async ({ size, open, say }) => {
    await using shop = await open();
    await shop.database.rows('update variants set stock = 0');
    const skus = await shop.addProducts(VARIANTS, STOCK, PRICE);
    const broken: string[] = [];
    const newest: Shopper[] = [];
    const answers: Answer[] = [];
    for (let wave = 0; wave < SIZES[size].waves; wave += 1) {
      const crowd = await playWave(shop, { size, wave, skus });
      newest.splice(0, newest.length, ...crowd.placed);
      answers.push(...crowd.answers);
      broken.push(...crowd.broken);
      say(`wave ${wave + 1}`);
      await shop.passMinutes(AN_HOUR);
    }
    const kept = await readKept(shop);
    broken.push(...(await cancelAll(shop, newest)));
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const placed = countAnswers(answers).get('200') ?? 0;
    return {
      figures: `${answers.length} new accounts: ${placed} orders in cash, ${kept.shop} of ${VARIANTS * STOCK} pieces kept, ${kept.variant} of ${STOCK} of a variant at the most; sold ${ledger.sold} + held ${ledger.held} + left ${ledger.left}; ${ledger.captured} charged`,
      broken: [...broken, ...still, ...ledger.broken],
    };
  },
};

interface Wave {
  size: Size;
  wave: number;
  skus: readonly string[];
}

/** One hour's crowd: all order in cash at once, every tenth of them too much, while others come to pay. */
async function playWave(shop: TrialShop, { size, wave, skus }: Wave) {
  const { accounts, addresses, honest } = SIZES[size];
  const crowd = await shop.shoppers(accounts, {
    areNew: true,
    headersOf: (at) => from(`198.51.100.${at % addresses}`),
  });
  const buyers = await shop.shoppers(honest, { areNew: true, headersOf: (at) => from(`203.0.113.${at}`) });
  // The first fifth of the variants is what most want.
  const skuOf = (at: number) => skus[at % (at % 3 === 0 ? VARIANTS : VARIANTS / 5)] ?? '';
  const requests = crowd.map((_, at) => requestOf(skuOf(at), at % 10 === 9 ? maxFirstPieces + 1 : maxFirstPieces, at));
  const paid = buyers.map((_, at) => requestOf(skuOf(at), 1, accounts + at));
  await prepare(shop, [...crowd, ...buyers], [...requests, ...paid]);
  const bought: Answer[] = [];
  const every = Math.floor(accounts / honest);
  const answers = await mapConcurrently(AT_ONCE, crowd, async (shopper, at) => {
    const nth = at % every === 0 ? at / every : honest;
    const [buyer, request, own] = [buyers[nth], paid[nth], requests[at]];
    if (buyer && request) bought.push(await buy(shop, buyer, { request, triesCash: nth % 2 === 1 }));
    return own ? askUntilTaken(() => placeInCash(shopper, own, OTP)) : NOT_ASKED;
  });
  const odd = answers.map(outcomeOf).filter((outcome) => outcome !== '200' && !REFUSED.has(outcome));
  const got = countAnswers(bought).get('200') ?? 0;
  const placed = crowd.filter((_, at) => answers[at]?.status === 200);
  return {
    answers,
    placed,
    broken: [
      ...describePassed(await readKept(shop)),
      ...(got < honest ? [`${honest - got} honest buyers were kept out: ${[...countAnswers(bought)].join(' ')}`] : []),
      ...(odd.length > 0 ? [`${odd.length} orders in cash came to ${[...new Set(odd)].join(' and ')}`] : []),
      ...(wave === 0 && placed.length === 0 ? ['nobody ordered in cash: nothing was tried'] : []),
    ],
  };
}

const NOT_ASKED: Answer = { status: 0, body: undefined };

/** Sends an order again while the shop is too busy to take it, as often as an OTP may be tried. */
async function askUntilTaken(order: () => Promise<Answer>): Promise<Answer> {
  for (let left = 4; left > 0; left -= 1) {
    const answer = await order();
    if (answer.status !== 503) return answer;
  }
  return order();
}

const from = (address: string) => ({ 'x-forwarded-for': address });

/** A first order to a phone number and a PIN code of its own. */
function requestOf(sku: string, quantity: number, at: number): PaymentInput {
  return {
    lines: [{ sku, quantity }],
    rupees: rupeesOf([{ unitPrice: PRICE, quantity }], { isFirstPurchase: true }),
    receipt: newReceipt(),
    phone: `98${String(at).padStart(8, '0')}`,
    pinCode: `342${String(at % 1_000).padStart(3, '0')}`,
  };
}

/** Fills each shopper's cart, and mails each the OTP for what it comes to. */
async function prepare({ database }: TrialShop, shoppers: readonly Shopper[], requests: readonly PaymentInput[]) {
  const all = shoppers.map((shopper, at) => ({ shopper, request: requests[at] }));
  const alike = Map.groupBy(all, ({ request }) => JSON.stringify([request?.lines, request?.rupees]));
  for (const group of alike.values()) {
    const [{ request } = { request: undefined }] = group;
    const owners = group.map(({ shopper }) => shopper);
    await fillCarts(database, owners, request?.lines ?? []);
    await giveOtps(database, owners, request?.rupees ?? 0);
  }
}

/** Pays for one piece; some want to pay at the door, and pay at once where that is refused. */
async function buy(
  shop: TrialShop,
  buyer: Shopper,
  { request, triesCash }: { request: PaymentInput; triesCash: boolean },
): Promise<Answer> {
  const inCash = triesCash ? await askUntilTaken(() => placeInCash(buyer, request, OTP)) : undefined;
  if (inCash && outcomeOf(inCash) !== '409 CASH_NOT_AVAILABLE') return inCash;
  const attempt = { ...request, receipt: newReceipt() };
  const opened = await askUntilTaken(() => startPayment(buyer, attempt));
  const proof = opened.status === 200 ? await shop.provider.pay(opened.body.id) : undefined;
  return proof ? verify(buyer, proof) : opened;
}

/** What orders in cash keep of those who never paid: in all, of a variant, of one address within the hour, and of one order. */
async function readKept({ database }: TrialShop): Promise<Kept> {
  const [kept] = await database.rows<Kept & Record<string, number>>(
    `with kept as (
       select i.sku, i.quantity, o.id, o.client_hash, o.created_at > now() - interval '1 hour' as is_new
       from order_items i join orders o on o.id = i.order_id join shoppers s on s.id = o.shopper_id
       where i.cash = 'due' and i.status = 'Placed' and s.bought_at is null
     )
     select coalesce(sum(quantity), 0)::int as shop,
       coalesce((select max(pieces) from (select sum(quantity) as pieces from kept group by sku) v), 0)::int as variant,
       coalesce((select max(pieces) from (select sum(quantity) as pieces from kept where is_new group by client_hash) a), 0)::int as address,
       coalesce((select max(pieces) from (select sum(quantity) as pieces from kept group by id) o), 0)::int as "order"
     from kept`,
  );
  return kept ?? { shop: 0, variant: 0, address: 0, order: 0 };
}

function describePassed(kept: Kept): string[] {
  const of = {
    shop: `of ${VARIANTS * STOCK} pieces are kept by orders in cash of new shoppers`,
    variant: `of ${STOCK} pieces of a variant are`,
    address: 'are kept by one address',
    order: 'are in one first order',
  };
  const names: (keyof Kept)[] = ['shop', 'variant', 'address', 'order'];
  return names.filter((name) => kept[name] > CAPS[name]).map((name) => `${kept[name]} ${of[name]}`);
}

/** Cancels the orders of these shoppers, all at once. */
async function cancelAll({ database }: TrialShop, shoppers: readonly Shopper[]): Promise<string[]> {
  const items = await database.rows<{ id: string; shopper: string }>(
    'select id, shopper_id as shopper from order_items where shopper_id = any($1)',
    [shoppers.map(({ id }) => id)],
  );
  const answers = await mapConcurrently(AT_ONCE, items, ({ id, shopper }) => {
    const owner = shoppers.find((one) => one.id === shopper);
    return owner ? cancelItem(owner, id) : Promise.resolve(NOT_ASKED);
  });
  return describeDifference('cancelled', answers, { 200: items.length });
}
