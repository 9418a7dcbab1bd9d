import { SHOP } from '../../../schema/shop.ts';
import { mailsTo } from '../harness/mail-catcher.ts';
import type { SourceChange } from '../harness/source-changes.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const APIS = { full: 3, short: 2, planted: 1 };
const TWO_HOURS = 2 * 3_600_000;
/** The queue checks the clock twice a minute; a busy machine may be late. */
const PATIENCE_MS = { full: 150_000, short: 150_000, planted: 100_000 };

/** Runs a nightly job each minute. */
export const EVERY_MINUTE: SourceChange = {
  file: 'api/checkout/checkout.ts',
  name: 'EVERY_NIGHT',
  body: "'* * * * *'",
};

/** B42: the nightly comparison, every minute, by several apis. */
export const nightlyMoneyCheck: Scenario = {
  id: 'B42',
  promise:
    'The nightly comparison with the provider runs once over all apis and mails the staff; it does not refund money of unknown orders',
  plantedBugs: [
    {
      words: 'the nightly run is not scheduled',
      changes: [{ file: 'api/platform/jobs.ts', name: 'schedule', body: '' }],
    },
    {
      words: 'the nightly run repairs all discrepancies',
      changes: [{ file: 'api/checkout/money/money-check.ts', name: 'BY_NIGHT.kinds', body: 'BY_A_PERSON' }],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open({ apis: APIS[size], changes: [EVERY_MINUTE] });
    const amount = 129_900;
    const id = await shop.provider.openUnknown('or-aaaaaaaaaaaaaaaa', amount);
    await shop.provider.pay(id);
    await shop.provider.age(TWO_HOURS);
    const mails = () => mailsTo(shop.mailCatcher, SHOP.email, /^Money: 1 thing/);
    await waitUntil(() => mails() > 0, PATIENCE_MS[size], 500);
    const still = await shop.settle();
    const { minutes, twice } = await countRuns(shop);
    const { refunds } = await shop.provider.ledger();
    return {
      figures: `${minutes} comparisons by ${APIS[size]} apis, ${mails()} mails, ${twice} minutes with two; ${refunds.length} refunds`,
      broken: [
        ...(mails() === 0 ? [`no mail came within ${PATIENCE_MS[size] / 1_000} s`] : []),
        ...(mails() > minutes ? [`${mails()} mails of ${minutes} comparisons`] : []),
        ...(twice > 0 ? [`two comparisons in ${twice} minutes`] : []),
        ...(refunds.length > 0 ? [`${refunds.length} refunds that nobody requested`] : []),
        ...still,
      ],
    };
  },
};

/** The number of scheduled jobs, and of minutes with more than one. */
async function countRuns({ database }: TestShop): Promise<{ minutes: number; twice: number }> {
  const rows = await database.rows<{ jobs: number }>(
    `select count(*) as jobs from jobs.job where name = 'money-check' group by date_trunc('minute', created_on)`,
  );
  const jobs = rows.reduce((sum, row) => sum + row.jobs, 0);
  return { minutes: jobs, twice: rows.filter((row) => row.jobs > 1).length };
}
