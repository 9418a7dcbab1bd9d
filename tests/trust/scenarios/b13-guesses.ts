import { createBrowser, mailedCode } from '../harness/browser.ts';
import type { Browser } from '../harness/browser.ts';
import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import type { Random } from '../harness/random.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';
import { giveAllPassword, PASSWORD, playSharedAddress } from './shared-address.ts';

/** Accounts under attack, and the codes that are guessed for each within a day. */
const SIZES = {
  full: { accounts: 10, guesses: 1_000 },
  short: { accounts: 2, guesses: 300 },
  planted: { accounts: 1, guesses: 600 },
};
const ROUNDS = 5;
/** Clients of the attacker that ask for a code in each round. */
const ATTACKERS = 3;
const WRONG_PASSWORDS = 10;
/** The guesses in one document. */
const ALIASES = 20;
const MOST_OF_A_CODE = 5;
const MOST_OF_A_DAY = 25;

/** B13: somebody guesses codes, by one account and beside thousands of shoppers. */
export const guesses: Scenario = {
  id: 'B13',
  promise:
    'Of 10,000 guessed codes strangers have 5 of a code compared and 25 of an account-day, while its shopper logs in by password and by code; 2,000 shoppers behind one address with 5% typing errors are refused nothing beside somebody who guesses without end',
  plantedBugs: [
    {
      words: 'a try of a code is not counted',
      changes: [
        {
          file: 'api/account/email-verification/login-code-repository.ts',
          find: '.set({ [kind]: sql`${sql.ref(kind)} + 1` })',
          replace: '.set({ [kind]: sql`${sql.ref(kind)} + 0` })',
        },
      ],
    },
    {
      words: 'every code is short, however many of an account were wrong that day',
      changes: [
        {
          file: 'api/account/email-verification/login-codes.ts',
          find: 'return fitsAccount && ofAddress + reserved.address + MAX_TRIES <= mostOfAddress;',
          replace: 'return fitsAccount || ofAddress + reserved.address + MAX_TRIES <= mostOfAddress;',
        },
      ],
    },
    {
      words: 'a solution is worth nothing',
      changes: [
        {
          file: 'api/account/rate-limits/rate-limits.ts',
          find: 'if (bought === 0 || !(await proofs.isProven(tries))) return false;',
          replace: 'if (bought >= 0 || !(await proofs.isProven(tries))) return false;',
        },
      ],
    },
    {
      words: 'a solution is good again and again',
      changes: [
        {
          file: 'api/account/rate-limits/proof-of-work.ts',
          find: 'return isNew && numberOf(',
          replace: 'return numberOf(',
        },
      ],
    },
  ],
  play: async ({ size, open, changes, random, say }) => {
    const { accounts, guesses: many } = SIZES[size];
    await using shop = await open();
    await using gateway = await startGateway({ restUrl: shop.api(), changes });
    await noteTries(shop);
    const victims = await shop.shoppers(accounts);
    await giveAllPassword(shop);
    const broken: string[] = [];
    for (const { email } of victims) broken.push(...(await attack({ shop, gateway, random, email }, many)));
    say(`${accounts} accounts`);
    const found = await readTries(shop);
    const crowd = await playSharedAddress({ size, open, changes });
    return {
      figures: `${accounts * many} codes guessed for ${accounts} accounts: ${found.ofCode} of a code compared at the most, ${found.ofDay} of an account-day; ${broken.length} logins of the shoppers refused. ${crowd.figures}`,
      broken: [
        ...(found.ofCode > MOST_OF_A_CODE ? [`${found.ofCode} tries of one code were compared`] : []),
        ...(found.ofDay > MOST_OF_A_DAY ? [`${found.ofDay} tries of one account were compared in a day`] : []),
        ...broken,
        ...crowd.broken,
      ],
    };
  },
};

/** An account under attack. */
interface Attack {
  shop: TrialShop;
  gateway: Gateway;
  random: Random;
  email: string;
}

/** A client that asks for codes of somebody else's account. */
interface Attacker {
  browser: Browser;
  /** The header with its address. */
  address: Record<string, string>;
}

/** Guesses codes of an account, while its shopper logs in; answers the shopper's logins that failed. */
async function attack(all: Attack, guessed: number): Promise<string[]> {
  const { shop, random, email } = all;
  const shopper = createBrowser(shop.api);
  const failed = [await logInByPassword(shopper, email)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ask = ({ browser, address }: Attacker) =>
      mailedCode(shop.mailCatcher, email, () => browser.call('POST', '/user/send-otp', { email }, address));
    const attackers = Array.from({ length: ATTACKERS }, () => ({
      browser: createBrowser(shop.api),
      address: from(random),
    }));
    const [early, late] = [attackers.slice(0, round % 2), attackers.slice(round % 2)];
    const codes = new Set<string>();
    for (const attacker of early) codes.add(await ask(attacker));
    const own = await ask({ browser: shopper, address: from(random) });
    codes.add(own);
    for (const attacker of late) codes.add(await ask(attacker));
    await guessAll(all, attackers, codes, guessed / ROUNDS);
    const login = await shopper.call('POST', '/user/verify-otp', { email, Userotp: own }, from(random));
    failed.push(login.status === 200 ? '' : `the shopper's own code was refused: ${login.status} ${login.text}`);
    failed.push(await logInByPassword(shopper, email));
  }
  return failed.filter((words) => words !== '');
}

/** Sends so many wrong codes by whatever way, and some wrong passwords. */
async function guessAll(
  { shop, gateway, random, email }: Attack,
  attackers: Attacker[],
  right: Set<string>,
  many: number,
) {
  const guess = () => {
    let code = '';
    while (code === '' || right.has(code)) code = String(random.below(10_000)).padStart(4, '0');
    return code;
  };
  const verify = (browser: Browser, address: Record<string, string>) =>
    browser.call('POST', '/user/verify-otp', { email, Userotp: guess() }, address);
  const field = (at: number) =>
    `a${at}: verifyOtp(input: { email: "${email}", otp: "${guess()}" }) { userErrors { code } }`;
  const byAlias = () => {
    const query = `mutation { ${Array.from({ length: ALIASES }, (_, at) => field(at)).join(' ')} }`;
    return createBrowser(() => gateway.address).call('POST', '/graphql', { query }, from(random));
  };
  const documents = Math.floor(many / 4 / ALIASES);
  const ways = [
    ...Array.from({ length: documents }, () => byAlias),
    ...Array.from({ length: many - documents * ALIASES }, (_, at) => () => {
      const { browser, address } = random.pick(attackers);
      if (at % 3 === 0) return verify(browser, address);
      return verify(createBrowser(shop.api), at % 3 === 1 ? address : from(random));
    }),
    ...Array.from({ length: WRONG_PASSWORDS }, () => () => {
      const body = { email, password: `guess-${random.below(1e9)}` };
      return createBrowser(shop.api).call('POST', '/user/login', body, from(random));
    }),
  ];
  await mapConcurrently(32, random.shuffled(ways), (way) => way());
}

async function logInByPassword(browser: Browser, email: string): Promise<string> {
  const { status, text } = await browser.call('POST', '/user/login', { email, password: PASSWORD });
  return status === 200 ? '' : `the shopper's password was refused: ${status} ${text}`;
}

/** Another address for each call. */
const from = (random: Random) => ({
  'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
});

/** Has the database itself keep account of each code that is compared. */
async function noteTries({ database }: TrialShop): Promise<void> {
  await database.rows(`
    create table noted_tries (code_id text, email text, kind text);
    create function note_try() returns trigger language plpgsql as $$ begin
      insert into noted_tries values (new.id, new.email, tg_argv[0]); return null; end $$;
    create trigger note_own after update of tries on one_time_codes
      for each row when (new.id = old.id and new.digits < 8) execute function note_try('own');
    create trigger note_open after update of open_tries on one_time_codes
      for each row when (new.open_tries is not null and new.id = old.id and new.digits < 8) execute function note_try('open');
    create table used_codes (code_id text);
    create function note_use() returns trigger language plpgsql as $$ begin
      insert into used_codes values (old.id); return null; end $$;
    create trigger note_use after delete on one_time_codes for each row execute function note_use();`);
}

/** The most tries of one code by its client, or by all others; and of one account, but for the codes that logged in. */
async function readTries({ database }: TrialShop): Promise<{ ofCode: number; ofDay: number }> {
  const ofCode = `select coalesce(max(tries), 0) from (select count(*) as tries from noted_tries group by code_id, kind) t`;
  const ofDay = `select coalesce(max(tries), 0) from (
    select count(*) - count(distinct code_id) filter (where code_id in (select code_id from used_codes)) as tries
    from noted_tries group by email) t`;
  return { ofCode: await database.count(ofCode), ofDay: await database.count(ofDay) };
}
