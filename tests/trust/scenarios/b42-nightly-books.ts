import { SHOP } from '../../../schema/shop.ts';
import { mailsTo } from '../harness/mail-catcher.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const APIS = { full: 3, short: 3, planted: 2 };
const TWO_HOURS = 2 * 3_600_000;
/** The queue looks at the clock twice a minute. */
const PATIENCE_MS = 150_000;

/** B42: the comparison of each night, every minute, by several apis. */
export const nightlyBooks: Scenario = {
  id: 'B42',
  promise:
    'The books are compared when their time comes, by themselves and once however many apis there are, and the shop’s people are mailed; money of unknown orders stays until a person says so',
  plantedBugs: [
    {
      words: 'nobody has it done each night',
      changes: [
        {
          file: 'api/checkout/checkout.ts',
          find: 'await jobs.schedule(MONEY_CHECK_QUEUE.name, EVERY_NIGHT);',
          replace: '',
        },
      ],
    },
    {
      words: 'what is found is mended by night as if a person had said so',
      changes: [
        {
          file: 'api/checkout/money/money-check.ts',
          find: 'const BY_NIGHT: MendLimits = { kinds: MENDED_BY_NIGHT,',
          replace: 'const BY_NIGHT: MendLimits = { kinds: BY_A_PERSON,',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    const everyMinute = {
      file: 'api/checkout/checkout.ts',
      find: "const EVERY_NIGHT = '40 20 * * *';",
      replace: "const EVERY_NIGHT = '* * * * *';",
    };
    await using shop = await open({ apis: APIS[size], changes: [everyMinute] });
    const amount = 129_900;
    const id = await shop.provider.openUnknown('or-aaaaaaaaaaaaaaaa', amount);
    await shop.provider.pay(id);
    await shop.provider.age(TWO_HOURS);
    const mails = () => mailsTo(shop.mailCatcher, SHOP.email, /^Money: 1 thing/);
    await waitUntil(() => mails() > 0, PATIENCE_MS, 500);
    const still = await shop.settle();
    const { minutes, twice } = await countRuns(shop);
    const { refunds } = await shop.provider.ledger();
    return {
      figures: `${minutes} comparisons by ${APIS[size]} apis, ${mails()} mails, ${twice} minutes with two; ${refunds.length} refunds`,
      broken: [
        ...(mails() === 0 ? [`no mail came within ${PATIENCE_MS / 1_000} s`] : []),
        ...(mails() > minutes ? [`${mails()} mails of ${minutes} comparisons`] : []),
        ...(twice > 0 ? [`two comparisons in ${twice} minutes`] : []),
        ...(refunds.length > 0 ? [`${refunds.length} refunds that nobody asked for`] : []),
        ...still,
      ],
    };
  },
};

/** How many jobs came by the clock, and in how many minutes more than one. */
async function countRuns({ database }: TrialShop): Promise<{ minutes: number; twice: number }> {
  const rows = await database.rows<{ jobs: number }>(
    `select count(*) as jobs from jobs.job where name = 'money-check' group by date_trunc('minute', created_on)`,
  );
  const jobs = rows.reduce((sum, row) => sum + row.jobs, 0);
  return { minutes: jobs, twice: rows.filter((row) => row.jobs > 1).length };
}
