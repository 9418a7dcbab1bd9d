import { setTimeout } from 'node:timers/promises';
import { createOperatorTokens } from '../../../api/account/sessions/operator-tokens.ts';
import { cancelItem, newReceipt, purchase, retryUntilResponse, rupeesOf } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { call, fillCarts, SECRET, type HttpResponse, type Shopper } from '../harness/shoppers.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { receive, request } from './b46-returns.ts';
import { checkInvoices } from './invoice-checks.ts';

const SIZES = {
  full: { apis: 3, orders: 60, strikes: 30 },
  short: { apis: 2, orders: 12, strikes: 3 },
  planted: { apis: 1, orders: 6, strikes: 0 },
};
/** With the discount of a first purchase, a third of three pieces is no whole number of paise. */
const PRICE = 104_900;
const PIECES = 3;
const AT_ONCE = 8;

/** B47: invoices and credit notes, made by several apis that are killed meanwhile. */
export const invoices: Scenario = {
  id: 'B47',
  promise:
    'While apis are killed, each seller and order has one invoice, each refund one credit note, and their numbers have no gap and no repeat',
  plantedBugs: [
    {
      words: 'each try takes another number',
      changes: [
        {
          file: 'api/orders/invoices/numbering.ts',
          name: 'numberInvoice',
          body: `const repository = createInvoiceRepository(trx);
            const pending = await repository.lock(id);
            if (!pending) return undefined;
            const content = pending.kind === 'invoice' ? await invoiceOf(trx, pending) : await creditNoteOf(trx, pending, now);
            if (!content || content.lines.length === 0) {
              await repository.deletePending(id);
              return undefined;
            }
            await saveNumber(trx, pending, content, now);
            return repository.findNumbered(id);`,
        },
      ],
    },
    {
      words: 'a cancelled item is on the invoice',
      changes: [
        {
          file: 'api/orders/invoices/repository.ts',
          name: 'listItems',
          body: `const { rows } = await sql\`
            select i.id, i.name, i.category, i.color, i.size, null as hsn_code, i.quantity, i.unit_price, i.discount, i.services
            from order_items i where i.order_id = \${order_id} and i.seller_id = \${seller_id} order by i.position\`.execute(db);
          return rows;`,
        },
      ],
    },
    {
      words: 'a returned piece has no credit note',
      changes: [
        {
          file: 'api/orders/invoices/requests.ts',
          name: 'requestCreditNote',
          body: `const id = randomId('iv');
            if (note.amount === 0 || note.returnId !== undefined) return undefined;
            if (!(await createInvoiceRepository(trx).requestCreditNote(id, note, now))) return undefined;
            await enqueue(trx, id);
            return id;`,
        },
      ],
    },
    {
      words: 'a refund on the provider’s page is not saved',
      changes: [
        { file: 'api/checkout/money/outside-refunds.ts', name: 'saveOutsideRefund', body: "return left('not saved');" },
      ],
    },
    {
      words: 'a refund out of goodwill has no credit note',
      changes: [{ file: 'api/orders/invoices/requests.ts', name: 'requestGoodwillNotes', body: 'return;' }],
    },
  ],
  play: async (stage) => {
    const { size, open } = stage;
    const { apis, orders, strikes } = SIZES[size];
    await using shop = await open({ apis });
    const broken: string[] = [];
    const bought = await buy(shop, orders);
    let struck = await withStrikes(shop, strikes, stage, async () => {
      await mapConcurrently(AT_ONCE, bought, async (order, at) => {
        broken.push(...(await handle(shop, order, { ...stage, isCancelledFirst: at % 3 === 0 })));
      });
    });
    // A refund of ours that is retried is held if a person refunds something meanwhile: a person decides then.
    const still = await shop.settle();
    struck += await withStrikes(shop, strikes, stage, async () => {
      await mapConcurrently(AT_ONCE, [...bought, ...bought], ({ items: [pieces] }) =>
        refundAtProvider(shop, pieces, 700 + stage.random.below(500)),
      );
      await shop.provider.settled();
    });
    still.push(...(await shop.settle()));
    const ledger = await shop.ledger();
    const checked = await checkInvoices(shop.database);
    return {
      figures: `${orders} orders of two sellers, ${struck} kills: ${checked.figures}; ${ledger.refunds} refunds`,
      broken: [...broken, ...still, ...ledger.broken, ...checked.broken],
    };
  },
};

/** An order: three pieces and one of the first seller, and a piece of the second one. */
interface Bought {
  shopper: Shopper;
  items: [pieces: string, one: string, ofOther: string];
}

/** Shoppers who have bought pieces of two sellers. */
async function buy(shop: TestShop, count: number): Promise<Bought[]> {
  const [pieces = '', one = '', ofOther = ''] = await shop.addProducts(3, count * PIECES, PRICE);
  await shop.database.rows(
    `update products set seller_id = (select id from sellers where id <> products.seller_id order by id limit 1)
     where id = (select product_id from variants where sku = $1)`,
    [ofOther],
  );
  const lines = [
    { sku: pieces, quantity: PIECES },
    { sku: one, quantity: 1 },
    { sku: ofOther, quantity: 1 },
  ];
  const shoppers = await shop.shoppers(count);
  await fillCarts(shop.database, shoppers, lines);
  const rupees = rupeesOf(
    lines.map(({ quantity }) => ({ unitPrice: PRICE, quantity })),
    { isFirstPurchase: true },
  );
  return mapConcurrently(AT_ONCE, shoppers, async (shopper) => {
    const [first = '', second = '', third = ''] = await purchase(shop.provider, shopper, {
      lines,
      rupees,
      receipt: newReceipt(),
    });
    return { shopper, items: [first, second, third] };
  });
}

const tokens = createOperatorTokens(SECRET, () => new Date());

/** Dispatches an item on any api. A try whose response was lost may have done it. */
async function dispatch(shop: TestShop, id: string): Promise<HttpResponse> {
  return retryUntilResponse(async () => {
    const authorization = `Bearer ${await tokens.sign()}`;
    return call('POST', `${shop.api()}/admin/orders/${id}/dispatch`, { authorization }, {});
  });
}

/**
 * Two members of staff dispatch each item at once, while the shopper cancels another item of the same invoice, before
 * that or meanwhile. Then some pieces are returned, also all of them. A little is refunded out of
 * goodwill.
 */
async function handle(
  shop: TestShop,
  { shopper, items: [pieces, one, ofOther] }: Bought,
  { random, isCancelledFirst }: ScenarioContext & { isCancelledFirst: boolean },
): Promise<string[]> {
  const cancel = () => retryUntilResponse(() => cancelItem(shopper, one));
  if (isCancelledFirst) await cancel();
  await Promise.all([
    ...[pieces, pieces, ofOther, ofOther].map((id) => dispatch(shop, id)),
    ...(isCancelledFirst ? [] : [setTimeout(random.below(300)).then(cancel)]),
  ]);
  const [row] = await shop.database.rows<{ sent: number }>(
    `select count(*)::int as sent from order_items where id = any($1) and status = 'Dispatched'`,
    [[pieces, ofOther]],
  );
  if (row?.sent !== 2) return [`${row?.sent} of 2 items of an order are dispatched`];
  await shop.database.rows(`update order_items set status = 'Delivered', delivered_at = now() where id = $1`, [pieces]);
  for (let piece = random.below(PIECES + 1); piece > 0; piece--) {
    const { status, body } = await retryUntilResponse(() => request({ shopper, itemId: pieces }));
    if (status === 200) await receive(shop, String(body.return.returnId));
  }
  await refundOfGoodwill(shop, pieces, 100 + random.below(500));
  return [];
}

/** Refunds paise of an item's payment on the provider's page. Only the webhook informs the shop. */
async function refundAtProvider(shop: TestShop, id: string, amount: number): Promise<void> {
  const [payment] = await shop.database.rows<{ id: string }>(
    'select p.id from payments p join order_items i on i.order_id = p.order_id where i.id = $1',
    [id],
  );
  if (payment) await shop.provider.refundByHand(payment.id, amount);
}

/** Refunds paise of an item's payment on any api. A try whose response was lost may have done it; then a second is refused. */
async function refundOfGoodwill(shop: TestShop, id: string, amount: number): Promise<void> {
  await retryUntilResponse(async () => {
    const authorization = `Bearer ${await tokens.sign()}`;
    return call('POST', `${shop.api()}/admin/money/refunds`, { authorization }, { id, amount });
  });
}

/** Kills an api now and then during the work; returns how often. */
async function withStrikes(
  shop: TestShop,
  most: number,
  stage: ScenarioContext,
  work: () => Promise<void>,
): Promise<number> {
  const ending = new AbortController();
  const striking = strikeUntil(shop, most, stage, ending.signal);
  await work();
  ending.abort();
  return striking;
}

/** Kills an api now and then; returns how often. */
async function strikeUntil(
  shop: TestShop,
  most: number,
  { random }: ScenarioContext,
  signal: AbortSignal,
): Promise<number> {
  let struck = 0;
  while (struck < most && !signal.aborted) {
    await setTimeout(200 + random.below(800));
    const api = random.pick(shop.apis);
    await api.kill();
    await api.start();
    struck++;
  }
  return struck;
}
