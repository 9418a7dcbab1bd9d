import { authenticator } from '../../account/authenticator.ts';
import { createBrowser, logIn } from '../harness/browser.ts';
import type { Browser } from '../harness/browser.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import type { Scenario } from '../scenario.ts';

const EMAIL = 'boss@example.com';
const PASSWORD = 'kachnar-blossom-42';
const STEP_MS = 30_000;
/** Browsers that send one code at the same moment. */
const AT_ONCE = { full: 20, short: 8, planted: 8 };
/** Guesses, each in a browser of its own that has logged in by the password. */
const GUESSES = { full: 60, short: 15, planted: 15 };
const FREE_GUESSES = 5;

const SECOND_FACTORS = 'api/account/second-factor/second-factors.ts';

/** B35: somebody has an admin's password, or reads the admin's mails. */
export const staff: Scenario = {
  id: 'B35',
  promise:
    'Nobody works for the shop by the password or the mailbox alone; a code of the app counts once, and guesses count for the account',
  plantedBugs: [
    {
      words: 'a code of the app is taken twice',
      changes: [
        { file: 'api/account/second-factor/repository.ts', find: ".where('last_step', '<', step)", replace: '' },
      ],
    },
    {
      words: 'a mailed code and a code of the app are enough',
      changes: [
        { file: SECOND_FACTORS, find: '!shopper.is_password_shown && password === undefined', replace: 'false' },
      ],
    },
    {
      words: 'staff with a second factor work without showing it',
      changes: [
        {
          file: 'api/account/sessions/staff-sessions.ts',
          find: 'since && !(shownAt && shownAt >= since)',
          replace: 'false',
        },
      ],
    },
    {
      words: 'each browser that knows the password has guesses of its own',
      changes: [
        {
          file: SECOND_FACTORS,
          find: "devices.deviceOf(email, cookies, 'second factor')",
          replace: 'devices.deviceOf(email, cookies)',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open();
    const { codeAt, recoveryCodes } = await setUpBoss(shop);
    const byMail = await readMails(shop, recoveryCodes[0] ?? '');
    const taken = await sendAtOnce(shop, AT_ONCE[size], codeAt(new Date(Date.now() + STEP_MS)));
    const broken = [
      ...(taken === 1 ? [] : [`of ${AT_ONCE[size]} sessions with one code ${taken} were let in`]),
      ...byMail,
    ];
    // The waits of the codes that came too late are over.
    await shop.database.rows('delete from attempts');
    const compared = await guess(shop, GUESSES[size]);
    if (compared > FREE_GUESSES) broken.push(`${compared} of ${GUESSES[size]} guesses were compared`);
    return {
      figures: `${AT_ONCE[size]} sessions with one code, ${taken} let in; ${compared} of ${GUESSES[size]} guesses compared; ${broken.length} promises broken`,
      broken,
    };
  },
};

/** An admin with a password, an authenticator app and recovery codes. */
async function setUpBoss(shop: TrialShop) {
  const boss = createBrowser(shop.api);
  await logIn(boss, shop.mailCatcher, EMAIL);
  await shop.database.rows(`update shoppers set role = 'ADMIN' where email = $1`, [EMAIL]);
  await boss.call('PUT', '/user/password', { newPassword: PASSWORD });
  const { body } = await boss.call('POST', '/user/second-factor', { password: PASSWORD });
  const codeAt = authenticator(body.uri);
  const confirmed = await boss.call('POST', '/user/second-factor/confirmation', { code: codeAt(new Date()) });
  if (confirmed.status !== 200) throw new Error(`No second factor: ${confirmed.text}`);
  return { codeAt, recoveryCodes: confirmed.body.recoveryCodes };
}

async function logInByPassword(shop: TrialShop): Promise<Browser> {
  const browser = createBrowser(shop.api);
  const { status, body, text } = await browser.call('POST', '/user/login', { email: EMAIL, password: PASSWORD });
  if (status !== 200) throw new Error(`No login: ${text}`);
  browser.token = body.accessToken;
  return browser;
}

const verify = (browser: Browser, proof: object) => browser.call('POST', '/user/second-factor/verification', proof);
const mayWork = async (browser: Browser) => (await browser.call('GET', '/admin/orders')).status === 200;

/** Sends one code in many sessions at the same moment, and answers how many may work for the shop then. */
async function sendAtOnce(shop: TrialShop, many: number, code: string): Promise<number> {
  const browsers: Browser[] = [];
  for (let n = 0; n < many; n += 1) browsers.push(await logInByPassword(shop));
  await Promise.all(browsers.map((browser) => verify(browser, { code })));
  const allowed = await Promise.all(browsers.map(mayWork));
  return allowed.filter(Boolean).length;
}

/** Logs in by the mailbox, and sends a code without the password. */
async function readMails(shop: TrialShop, recoveryCode: string): Promise<string[]> {
  const reader = createBrowser(shop.api);
  await logIn(reader, shop.mailCatcher, EMAIL);
  const before = await mayWork(reader);
  await verify(reader, { recoveryCode });
  return [
    ...(before ? ['who reads the mails works for the shop'] : []),
    ...((await mayWork(reader)) ? ['who reads the mails and has a code works for the shop'] : []),
  ];
}

/** Guesses, each in a new browser, and answers how many were compared. */
async function guess(shop: TrialShop, many: number): Promise<number> {
  let compared = 0;
  for (let n = 0; n < many; n += 1) {
    const { body } = await verify(await logInByPassword(shop), { recoveryCode: `wrong-${n}` });
    if (body.code === 'INVALID_OTP') compared += 1;
  }
  return compared;
}
