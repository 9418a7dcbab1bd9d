import { hashPassword } from '../../../api/account/passwords.ts';
import { solveWork } from '../../../web/account/work/solve-work.ts';
import { createBrowser, mailedCode } from '../harness/browser.ts';
import type { Browser } from '../harness/browser.ts';
import { startGateway } from '../harness/gateway.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { mapConcurrently, waitUntil } from '../harness/waiting.ts';
import type { ScenarioContext, ScenarioResult } from '../scenario.ts';

/** The shoppers, and what their address may do without any of them: the settings' own limit in the full form alone. */
const SIZES = {
  full: { shoppers: 2_000, limit: 300 },
  short: { shoppers: 80, limit: 30 },
  planted: { shoppers: 40, limit: 30 },
};
/** One of so many mistypes first. */
const MISTYPED = 20;
/** All of them, and the attacker. */
const ADDRESS = '10.77.0.1';
/** The password of all accounts. */
export const PASSWORD = 'kachnar-blossom-42';
/** Programs that guess at once. */
const ATTACKERS = 6;
/** How often a browser works for one press, as the storefront's does. */
const ROUNDS = 5;

/** Gives all accounts the same password. */
export async function giveAllPassword({ database }: TrialShop): Promise<void> {
  await database.rows('update shoppers set password_hash = $1', [await hashPassword(PASSWORD)]);
}

/** A gateway behind which everybody has the same address. */
interface Crowd {
  shop: TrialShop;
  gateway: () => string;
  /** How often shoppers' browsers worked in place of a wait. */
  worked: number;
  /** The calls of the attackers, those that had to wait, and the codes that were compared. */
  guesses: { calls: number; refused: number; compared: number };
  /** Whether the shoppers have all come. */
  isOver: boolean;
}

/**
 * Shoppers behind one address log in, half of them by a code, and work where they would have to wait. Somebody beside them guesses codes
 * and passwords as fast as the shop answers.
 */
export async function playSharedAddress({
  size,
  open,
  changes,
}: Pick<ScenarioContext, 'size' | 'open' | 'changes'>): Promise<ScenarioResult> {
  const { shoppers, limit } = SIZES[size];
  await using shop = await open({ env: { ADDRESS_LIMIT: `${limit}` } });
  await using gateway = await startGateway({ restUrl: shop.api(), changes });
  const crowd: Crowd = {
    shop,
    gateway: () => gateway.address,
    worked: 0,
    guesses: { calls: 0, refused: 0, compared: 0 },
    isOver: false,
  };
  const people = await shop.shoppers(shoppers);
  const [victim, replayed] = await shop.shoppers(2);
  await giveAllPassword(shop);
  const refused: string[] = [];
  const guessing = Promise.all(Array.from({ length: ATTACKERS }, () => guessOn(crowd, victim?.email ?? '')));
  await waitUntil(() => crowd.guesses.refused > 0, 60_000);
  await mapConcurrently(8, people, async ({ email }, at) => {
    const browser = createBrowser(crowd.gateway);
    refused.push(...(await (at % 2 === 0 ? logInByCode : logInByPassword)(crowd, browser, email, at)));
  });
  crowd.isOver = true;
  await guessing;
  const { calls, compared, refused: waits } = crowd.guesses;
  const bought = await replay(crowd, replayed?.email ?? '');
  return {
    figures:
      `${shoppers} shoppers behind one address, ${Math.ceil(shoppers / MISTYPED)} of them mistyped: ${refused.length} refused, ` +
      `${crowd.worked} times a browser worked in place of a wait; of ${calls} guesses beside them ${waits} had to wait, and ${compared} codes were compared`,
    broken: [
      ...refused,
      ...(waits > 0 && crowd.worked > 0 ? [] : ['nobody had to wait']),
      ...(compared > 25 ? [`${compared} codes of one account were compared`] : []),
      ...(bought === 1 ? [] : [`one solution bought ${bought} passwords`]),
    ],
  };
}

const CODE = 'mutation ($input: RequestOtpInput!) { reply: requestOtp(input: $input) { userErrors { code } } }';
const VERIFY =
  'mutation ($input: VerifyOtpInput!) { reply: verifyOtp(input: $input) { accessToken userErrors { code } } }';
const LOGIN = 'mutation ($input: LoginInput!) { reply: login(input: $input) { accessToken userErrors { code } } }';

/** Sends a document; answers the code of its failure, or `done`, and the work that would spare the wait. */
async function send(browser: Browser, query: string, input: object, headers: Record<string, string> = {}) {
  const from = { 'x-forwarded-for': ADDRESS, ...headers };
  const { body, text } = await browser.call('POST', '/graphql', { query, variables: { input } }, from);
  const [error] = body.errors ?? body.data?.reply?.userErrors ?? [{ code: text }];
  const code: string = error ? (error.extensions?.code ?? error.code) : 'done';
  return { code, work: error?.extensions?.proofOfWork };
}

/** Sends a document as the storefront does, which works where it would have to wait. */
async function sendOrWork(crowd: Crowd, browser: Browser, query: string, input: object): Promise<string> {
  let { code, work } = await send(browser, query, input);
  for (let round = 0; round < ROUNDS && work; round += 1) {
    crowd.worked += 1;
    const solution = await solveWork(work, () => true);
    ({ code, work } = await send(browser, query, input, { 'proof-of-work': solution ?? '' }));
  }
  return code;
}

async function logInByCode(crowd: Crowd, browser: Browser, email: string, at: number): Promise<string[]> {
  const otp = await mailedCode(crowd.shop.mailCatcher, email, async () => {
    const asked = await sendOrWork(crowd, browser, CODE, { email });
    if (asked !== 'done') throw new Error(`no code: ${asked}`);
  }).catch((error: Error) => error);
  if (otp instanceof Error) return [otp.message];
  const wrong = otp.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  const type = (code: string) => sendOrWork(crowd, browser, VERIFY, { email, otp: code });
  const mistyped = at % MISTYPED === 0 ? await type(wrong) : 'INVALID_OTP';
  return [
    ...differing('a mistyped code', mistyped, 'INVALID_OTP'),
    ...differing('a right code', await type(otp), 'done'),
  ];
}

async function logInByPassword(crowd: Crowd, browser: Browser, email: string, at: number): Promise<string[]> {
  const type = (password: string) => sendOrWork(crowd, browser, LOGIN, { email, password });
  const mistyped = at % MISTYPED === 1 ? await type(`${PASSWORD}x`) : 'INVALID_CREDENTIALS';
  return [
    ...differing('a mistyped password', mistyped, 'INVALID_CREDENTIALS'),
    ...differing('a right password', await type(PASSWORD), 'done'),
  ];
}

const differing = (what: string, came: string, wanted: string) => (came === wanted ? [] : [`${what}: ${came}`]);

/** Guesses codes of one account and passwords of others from the same address, without end and without work. */
async function guessOn(crowd: Crowd, email: string): Promise<void> {
  const { guesses } = crowd;
  while (!crowd.isOver) {
    const attacker = createBrowser(crowd.gateway);
    const number = (guesses.calls += 2);
    const replies = [
      await send(attacker, LOGIN, { email: `nobody${number}@example.com`, password: 'a-guessed-word' }),
      await send(attacker, VERIFY, { email, otp: String(number % 10_000).padStart(4, '0') }),
      ...(number % 24 === 2 ? [await send(attacker, CODE, { email })] : []),
    ];
    guesses.refused += replies.filter(({ code }) => code === 'RATE_LIMITED').length;
    guesses.compared += replies.filter(({ code }) => code === 'INVALID_OTP').length;
  }
}

/** Solves once, and sends the solution with many passwords; answers how many were compared. */
async function replay({ gateway }: Crowd, email: string): Promise<number> {
  const elsewhere = { 'x-forwarded-for': '10.77.0.2' };
  const browser = createBrowser(gateway);
  const guess = (headers = {}) =>
    send(browser, LOGIN, { email, password: 'a-guessed-word' }, { ...elsewhere, ...headers });
  let { work } = await guess();
  for (let time = 0; time < 15 && !work; time += 1) ({ work } = await guess());
  const solution = (await solveWork(work, () => true)) ?? '';
  const replies = await mapConcurrently(4, Array<number>(12).fill(0), () => guess({ 'proof-of-work': solution }));
  return replies.filter(({ code }) => code === 'INVALID_CREDENTIALS').length;
}
