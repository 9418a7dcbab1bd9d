import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { verify } from '../harness/purchases.ts';
import { dropDatabase, emptyDatabase, makeDatabase, restoreDatabase } from '../harness/shop-database.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { SECRET } from '../harness/shoppers.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import { isFound, type Scenario } from '../scenario.ts';
import { openPayments, type OpenedPayment } from './open-payments.ts';

/** Payments that the restored database does not have, those whose orders it has as open, and failed attempts at each. */
const SIZES = {
  full: { lost: 97, open: 20, failures: 2 },
  short: { lost: 40, open: 6, failures: 2 },
  planted: { lost: 32, open: 4, failures: 3 },
};
const TWO_HOURS = 2 * 3_600_000;
/** A partial refund by a person on the provider's pages, in paise. */
const BY_HAND = 10_000;

/** B37: a database that was restored from before payments. */
export const restoredBackup: Scenario = {
  id: 'B37',
  promise:
    'After a restore from before payments, `money check --repair` assigns every rupee to its order or refunds it, once, even if repeated or run in parallel',
  plantedBugs: [
    {
      words: 'only the first page of the provider’s list is read',
      changes: [
        {
          file: 'api/checkout/provider/razorpay.ts',
          name: 'listBetween',
          body: `const [from, to] = [period.from, period.to].map((at) => Math.floor(at.getTime() / 1_000));
            const query = \`from=\${from}&to=\${to}&count=\${MAX_ITEMS}\`;
            const page = await get(\`\${path}?\${query}\`, (answer) => parsePage(answer, read));
            return { items: page.filter((item) => typeof item !== 'string'), unreadable: [] };`,
        },
      ],
    },
    {
      words: 'a partly refunded payment is refunded in full',
      changes: [
        {
          file: 'api/checkout/money/repair.ts',
          name: 'returnPayment.rest',
          body: 'amountRefunded < amount ? amount : 0',
        },
      ],
    },
    {
      words: 'two parallel repairs both refund it',
      changes: [
        {
          file: 'api/checkout/money/repository.ts',
          name: 'insertUnknownPayment',
          body: `await sql\`
            insert into payments (id, order_id, amount, fulfils, refunded, kept_because, created_at)
            values (\${id}, null, \${amount}, false, \${amount}, null, \${now}) on conflict (id) do nothing\`.execute(db);
            return true;`,
        },
        { file: 'api/checkout/money/repair.ts', name: 'returnPayment.reason', body: "'goodwill'" },
      ],
    },
  ],
  play: async ({ size, server, open }) => {
    await using shop = await open();
    const { lost, open: opened, failures } = SIZES[size];
    const backup = await makeDatabase(server.url);
    try {
      await pay(shop, await openPayments(shop, 3), failures);
      const underWay = await openPayments(shop, opened);
      await stopped(shop, () => restoreDatabase(server.url, backup, shop.database.url));
      await pay(shop, underWay, failures);
      await pay(shop, await openPayments(shop, lost), failures);
      await stopped(shop, async () => {
        await emptyDatabase(server.url, shop.database.url);
        await restoreDatabase(server.url, shop.database.url, backup);
      });
    } finally {
      await dropDatabase(server.url, backup);
    }
    const [first] = await listCaptured(shop);
    if (first) await shop.provider.refundByHand(first.id, BY_HAND);
    await shop.provider.age(TWO_HOURS);
    const found = await checkMoney(shop, 0);
    const unfound = found.findings === lost + opened ? [] : [`${found.findings} of ${lost + opened} were found`];
    if (isFound(size, unfound)) return { figures: `${lost} payments of unknown orders`, broken: unfound };
    const repaired = await Promise.all([checkMoney(shop, 0, '--repair'), checkMoney(shop, 1, '--repair')]);
    await checkMoney(shop, 1, '--repair');
    const still = await shop.settle();
    const left = await checkMoney(shop, 0);
    const books = await addUp(shop, 3 + opened, lost);
    return {
      figures: `${lost} payments of unknown orders and ${opened} of open ones: ${found.findings} findings, then ${left.findings}; ${books.figures}`,
      broken: [
        ...unfound,
        ...(repaired.some(({ code }) => code !== 0) ? ['money check --repair failed'] : []),
        ...(left.findings === 0
          ? []
          : [`${left.findings} findings afterwards: ${left.output.split('\n').slice(1, 2).join('')}`]),
        ...still,
        ...books.broken,
      ],
    };
  },
};

/** Each shopper fails some times, pays, and sends the proof to the shop. */
async function pay(shop: TestShop, payments: readonly OpenedPayment[], failures: number): Promise<void> {
  await mapConcurrently(8, payments, async ({ shopper, id }) => {
    for (let time = 0; time < failures; time += 1) await shop.provider.pay(id, 'failure');
    const proof = await shop.provider.pay(id);
    const response = proof && (await verify(shopper, proof));
    if (response?.body.payment?.status !== 'paid') throw new Error(`Not paid: ${JSON.stringify(response)}`);
  });
}

/** Does something while no api runs. */
async function stopped({ apis }: TestShop, work: () => Promise<void>): Promise<void> {
  await Promise.all(apis.map((api) => api.kill()));
  await work();
  await Promise.all(apis.map((api) => api.start()));
}

/** The operator's command beside one of the apis. */
async function checkMoney({ apis }: TestShop, at: number, ...options: string[]) {
  const settings = { REST_URL: apis[at]?.address ?? '', SESSION_SECRET: SECRET };
  const { code, output } = await run(['money', 'check', ...options], () => readOperatorConfig(settings));
  return { code, output, findings: Number(/(\d+) findings/.exec(output)?.[1] ?? -1) };
}

const listCaptured = async ({ provider }: TestShop) =>
  (await provider.ledger()).payments.filter(({ captured }) => captured);

/** Compares each captured payment with its order, or with its refund. */
async function addUp(shop: TestShop, placed: number, returned: number) {
  const { payments, refunds } = await shop.provider.ledger();
  const paid = await shop.database.rows<{ provider_order_id: string; total: number }>(
    `select o.provider_order_id, o.total from orders o join payments p on p.order_id = o.id and p.fulfils where o.state = 'paid'`,
  );
  const totals = new Map(paid.map((order) => [order.provider_order_id, order.total]));
  const captured = payments.filter((payment) => payment.captured);
  const broken = captured.flatMap(({ id, orderId, amount, refunded }) => {
    const stored = totals.get(orderId) ?? 0;
    return amount - refunded === stored
      ? []
      : [`${id}: charged ${amount}, refunded ${refunded}, its order costs ${stored}`];
  });
  const unmade = await shop.database.rows<{ id: string; payment_id: string; state: string }>(
    `select id, payment_id, state from refunds where state <> 'processed'`,
  );
  const back = captured.filter(({ amount, refunded }) => amount === refunded).length;
  if (paid.length !== placed) broken.push(`${paid.length} orders are placed, and ${placed} should be`);
  if (back !== returned) broken.push(`${back} payments went back, and ${returned} should`);
  if (refunds.length !== returned + 1)
    broken.push(`${refunds.length} refunds were made, and ${returned + 1} should be`);
  return {
    figures: `${paid.length} placed, ${back} refunded by ${refunds.length} refunds`,
    broken: [...broken, ...unmade.map(({ id, payment_id, state }) => `refund ${id} of ${payment_id} is ${state}`)],
  };
}
