import { mailsTo } from '../harness/mail-catcher.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const TIMES = { full: 6, short: 2, planted: 1 };
const PROMISED_MS = 15_000;
/** CI plays it small, on a machine that may be busy: an api's start alone takes seconds there. */
const LIMITS = { full: PROMISED_MS, short: 2 * PROMISED_MS, planted: 2 * PROMISED_MS };

/** B34: the api that was sending a mail is killed. */
export const deadWorker: Scenario = {
  id: 'B34',
  promise: 'An OTP whose api was killed while it mailed it is mailed by another one within 15 s, once',
  alone: true,
  plantedBugs: [
    {
      words: 'nobody misses a worker that is dead, until its job is too old',
      changes: [
        {
          file: 'api/platform/mail/mail-queue.ts',
          find: '    ...SOON_AGAIN,\n',
          replace: '    heartbeatSeconds: 100,\n',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open({ apis: 2 });
    const waits: number[] = [];
    for (let time = 0; time < TIMES[size]; time += 1)
      waits.push(await killWhileMailing(shop, `otp-${time}@example.com`));
    const slowest = Math.max(...waits);
    const twice = shop.mailCatcher.mails.length - TIMES[size];
    return {
      figures: `${TIMES[size]} mails, the last after ${(slowest / 1_000).toFixed(1)} s`,
      broken: [
        ...(slowest > LIMITS[size] ? [`a mail came after ${(slowest / 1_000).toFixed(1)} s`] : []),
        ...(twice > 0 ? [`${twice} mails came twice`] : []),
      ],
    };
  },
};

/** Kills the apis while one of them mails an OTP, starts the other one, and answers the milliseconds until the mail is there. */
async function killWhileMailing({ apis, api, mailCatcher }: TrialShop, email: string): Promise<number> {
  const held = mailCatcher.holdNext();
  const answer = await fetch(`${api()}/user/send-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (answer.status !== 200) throw new Error(`No OTP was asked for: ${answer.status}`);
  await held;
  // Either of them may have taken it.
  await Promise.all(apis.map((one) => one.kill()));
  const from = performance.now();
  await Promise.all(apis.map((one) => one.start()));
  await waitUntil(() => mailsTo(mailCatcher, email, /./) === 1, 4 * PROMISED_MS, 50);
  return performance.now() - from;
}
