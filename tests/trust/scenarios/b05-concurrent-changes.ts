import { giveOtps, OTP } from '../harness/otps.ts';
import {
  cancelItem,
  cancelPayment,
  newReceipt,
  placeInCash,
  purchase,
  rupeesOf,
  startPayment,
  verify,
} from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type HttpResponse, type Piece, type Shopper } from '../harness/shoppers.ts';
import { WAIT_BEFORE_WRITES, openStatementGate, type StatementGate } from '../harness/statement-gate.ts';
import { waitUntil } from '../harness/waiting.ts';
import { isFound, type Scenario, type Size } from '../scenario.ts';

const PRICE = 250_000;
const CODE = 'RIVAL';
/** The number of pairs to run, drawn anew: a planted bug shows in a few of them. */
const SOME_PAIRS = { short: 24, planted: 64 };
/** More writes than any action makes. */
const MAX_WRITES = 60;

/** One shopper's orders: replaced, open and placed; and another shopper who wants the rest. */
interface Situation {
  label: string;
  shopper: Shopper;
  otherShopper: Shopper;
  lines: Piece[];
  othersLines: Piece[];
  /** The provider's orders. */
  replaced: string;
  open: string;
  placedItem: string;
}

type Action = (shop: TestShop, at: Situation) => Promise<HttpResponse[]>;

const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true, promoDiscount: 10_000 });
const laterRupees = (quantity: number) => rupeesOf([{ unitPrice: PRICE, quantity }]);

/** All actions that can change an order. */
const ACTIONS = {
  checkout: async (_, { shopper, lines }) => [
    await startPayment(shopper, { lines, rupees: laterRupees(1), receipt: newReceipt(), city: 'Udaipur' }),
  ],
  cash: async (shop, { shopper, lines }) => {
    await giveOtps(shop.database, [shopper], laterRupees(1));
    return [await placeInCash(shopper, { lines, rupees: laterRupees(1), receipt: newReceipt(), city: 'Kota' }, OTP)];
  },
  pay: async (shop, { shopper, open }) => paid(shop, shopper, open),
  'pay late': async (shop, { shopper, replaced }) => paid(shop, shopper, replaced),
  cancel: async (_, { shopper, open }) => [await cancelPayment(shopper, open)],
  'cancel item': async (_, { shopper, placedItem }) => [await cancelItem(shopper, placedItem)],
  expire: async (shop, { open }) => {
    await shop.database.rows(
      `update orders set expires_at = now() - interval '1 minute', check_at = now() - interval '1 minute'
       where provider_order_id = $1`,
      [open],
    );
    // One begins each second by itself; a rival acts at its moment.
    await shop.job('reconcile', {});
    const isDone = async () =>
      (await shop.database.count(`select count(*) from orders where provider_order_id = $1 and state = 'awaiting'`, [
        open,
      ])) === 0;
    await waitUntil(isDone, 2_000);
    return [];
  },
  otherShopper: async (_, { otherShopper, othersLines }) => [
    await startPayment(otherShopper, { lines: othersLines, rupees: othersRupees, receipt: newReceipt() }),
  ],
} satisfies Record<string, Action>;

const othersRupees = rupeesOf([{ unitPrice: PRICE, quantity: 2 }], { isFirstPurchase: true });
type Name = keyof typeof ACTIONS;
const NAMES = Object.keys(ACTIONS) as Name[];

async function paid(shop: TestShop, shopper: Shopper, id: string): Promise<HttpResponse[]> {
  const proof = await shop.provider.tryToPay(id);
  return proof ? [await verify(shopper, proof)] : [];
}

/** B5: before each write of each action, another action happens. */
export const rivals: Scenario = {
  id: 'B5',
  promise:
    'A concurrent action before each write of checkout, cash order, payment, cancellation and expiry leaves the books balanced',
  plantedBugs: [
    {
      words: 'concurrent actions of one shopper are not serialized',
      changes: [
        {
          file: 'api/account/repository.ts',
          name: 'withShopperLock',
          body: 'return db.transaction().execute(work);',
        },
      ],
    },
  ],
  play: async ({ size, open, random, say }) => {
    const gate = await openStatementGate();
    try {
      await using shop = await open({ changes: [WAIT_BEFORE_WRITES], env: { TRUST_GATE: gate.address } });
      await shop.provider.setWebhookFaults({ drop: 1 });
      await shop.database.rows('insert into promo_codes (code, amount_off) values ($1, 10000)', [CODE]);
      const labels = new Map<string, string>();
      const broken: string[] = [];
      const reached = new Map<Name, number>();
      const all = NAMES.flatMap((action) => NAMES.map((rival): [Name, Name] => [action, rival]));
      const pairs = size === 'full' ? all : random.shuffled(all).slice(0, SOME_PAIRS[size]);
      for (const [at, [action, rival]] of pairs.entries()) {
        const step = stepFor(size);
        for (let nth = size === 'full' ? 1 : 1 + random.below(step); nth <= MAX_WRITES; nth += step) {
          const outcome = await clash({ shop, gate, action, rival, nth, labels });
          broken.push(...outcome.broken);
          if (!outcome.statement) break;
          reached.set(action, Math.max(reached.get(action) ?? 0, nth));
        }
        if (isFound(size, broken)) return { figures: `${at + 1} pairs`, broken };
        if (at % 7 === 6) say(`${at + 1} of ${pairs.length} pairs`);
      }
      const still = await shop.settle();
      const ledger = await shop.ledger();
      const named = [...still, ...ledger.broken].map((fact) => labelled(fact, labels));
      return {
        figures: `${pairs.length} pairs, ${labels.size / 2} clashes; writes after a concurrent action: ${[...reached].map(([name, count]) => `${name} ${count}`).join(', ')}; ${ledger.orders} orders, ${ledger.captured} charged, ${ledger.refunds} refunded`,
        broken: [...broken, ...named],
      };
    } finally {
      await gate.close();
    }
  },
};

/** Every write in the full form; in the others every nth, starting at a random one. */
function stepFor(size: Size): number {
  return { full: 1, short: 11, planted: 3 }[size];
}

interface Clash {
  shop: TestShop;
  gate: StatementGate;
  action: Name;
  rival: Name;
  /** The write of the action before which the rival acts. */
  nth: number;
  /** The labels of the clashes. */
  labels: Map<string, string>;
}

/** Runs one action with one rival before one of its writes. */
async function clash({
  shop,
  gate,
  action,
  rival,
  nth,
  labels,
}: Clash): Promise<{ statement: string | undefined; broken: string[] }> {
  const label = `${rival} before write ${nth} of ${action}`;
  const at = await situation(shop, label);
  labels.set(at.shopper.id, label).set(at.otherShopper.id, label);
  const responses: HttpResponse[] = [];
  const act = async (name: Name) => void responses.push(...(await ACTIONS[name](shop, at)));
  gate.arm(nth, () => act(rival));
  await act(action);
  const statement = await gate.disarm();
  if (!statement) await act(rival);
  const odd = responses.filter(({ status }) => status === 0 || status >= 500);
  return {
    statement,
    broken: odd.map(({ status, body }) => `${label} (${statement ?? 'after it'}): ${status} ${JSON.stringify(body)}`),
  };
}

async function situation(shop: TestShop, label: string): Promise<Situation> {
  const [sku = ''] = await shop.addProducts(1, 4, PRICE);
  const [shopper, otherShopper] = await shop.shoppers(2);
  if (!shopper || !otherShopper) throw new Error('There are no shoppers.');
  const [lines, othersLines] = [[{ sku, quantity: 1 }], [{ sku, quantity: 2 }]];
  const cart = () => fillCarts(shop.database, [shopper], lines);
  await cart();
  await fillCarts(shop.database, [otherShopper], othersLines);
  const [placedItem = ''] = await purchase(shop.provider, shopper, {
    lines,
    rupees,
    receipt: newReceipt(),
    promoCode: CODE,
  });
  await cart();
  const input = { lines, rupees: laterRupees(1) };
  const replaced = await startPayment(shopper, { ...input, receipt: newReceipt(), city: 'Ajmer' });
  const open = await startPayment(shopper, { ...input, receipt: newReceipt(), city: 'Bikaner' });
  if (open.status !== 200) throw new Error(`No situation for ${label}: ${JSON.stringify(open)}`);
  return {
    label,
    shopper,
    otherShopper,
    lines,
    othersLines,
    replaced: replaced.body.id,
    open: open.body.id,
    placedItem,
  };
}

/** Adds the clashes of the named shoppers to a fact. */
function labelled(fact: string, labels: ReadonlyMap<string, string>): string {
  const own = [...labels].filter(([id]) => fact.includes(id)).map(([, label]) => label);
  return own.length > 0 ? `${fact} (${own.join('; ')})` : fact;
}
