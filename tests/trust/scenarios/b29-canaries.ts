import { createBrowser, logIn, mailedCode } from '../harness/browser.ts';
import type { Browser } from '../harness/browser.ts';
import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { SECRET } from '../harness/shoppers.ts';
import { KEYS } from '../harness/simulator.ts';
import type { Scenario } from '../scenario.ts';
import { eraseThroughGateway, listLeftovers } from './erased-canaries.ts';
import type { CanaryPerson } from './erased-canaries.ts';

const ROUNDS = { full: 20, short: 2, planted: 1 };

/** B29: what is secret has a word of its own, which is looked for everywhere afterwards. */
export const canaries: Scenario = {
  id: 'B29',
  promise:
    'No address, phone number, password, code, token or key stands in a log line or in the answer to a failure; of an erased account nothing is left but its invoice',
  plantedBugs: [
    {
      words: 'the log has addresses with their queries',
      changes: [{ file: 'api/platform/fastify.ts', find: "url.split('?', 1)[0] ?? ''", replace: 'url' }],
    },
    {
      words: 'the security log names the account',
      changes: [
        {
          file: 'api/platform/security-log.ts',
          find: 'subject === undefined ? undefined : hash.account(subject)',
          replace: 'subject',
        },
      ],
    },
    {
      words: 'an erased account keeps its name',
      changes: [
        {
          file: 'api/account/own-account/erasure-repository.ts',
          find: "name = 'A shopper', phone = null",
          replace: 'phone = null',
        },
      ],
    },
    {
      words: 'a mail stays in the queue once it is sent',
      changes: [
        {
          file: 'api/platform/mail/delivery.ts',
          find: 'dropsData: true, isUrgent: true',
          replace: 'isUrgent: true',
        },
      ],
    },
  ],
  play: async ({ size, open, changes }) => {
    const lines: string[] = [];
    const hear = (text: string) => void lines.push(text);
    await using shop = await open({ apis: 1, env: { LOG_LEVEL: 'debug' }, hear });
    const restUrl = shop.apis[0]?.address ?? '';
    await using gateway = await startGateway({ restUrl, changes, env: { LOG_LEVEL: 'debug' }, hear });
    const secrets = new Set([SECRET, KEYS.keySecret, KEYS.webhookSecret]);
    const failures: string[] = [];
    const people: CanaryPerson[] = [];
    for (let round = 0; round < ROUNDS[size]; round += 1) {
      const lived = await live(shop, gateway, round, secrets);
      failures.push(...lived.failures);
      people.push(lived.person);
      for (const secret of await eraseThroughGateway(shop, gateway, lived.person)) secrets.add(secret);
    }
    const left = await listLeftovers(shop, people);
    const log = lines.join('');
    const inLog = [...secrets].filter((secret) => log.includes(secret));
    const inAnswers = [...secrets].filter((secret) => failures.some((text) => text.includes(secret)));
    return {
      figures: `${secrets.size} canaries, ${log.split('\n').length} lines of logs, ${failures.length} failed calls: ${inLog.length} in logs, ${inAnswers.length} in answers; ${people.length} accounts erased, ${left.length} leftovers`,
      broken: [
        ...(log.length > 1_000 ? [] : ['nothing was logged']),
        ...(log.includes('"log":"security"') ? [] : ['the security log is empty']),
        ...inLog.map((secret) => `in a log: ${secret}`),
        ...inAnswers.map((secret) => `in an answer: ${secret}`),
        ...left.map((what) => `left of an erased account: ${what}`),
      ],
    };
  },
};

/** What one shopper does, rightly and wrongly; answers the shopper and the failures' texts, and adds every secret. */
async function live(shop: TrialShop, gateway: Gateway, round: number, secrets: Set<string>) {
  const mark = `canary${round}x${Math.random().toString(36).slice(2)}`;
  const email = `${mark}@example.com`;
  // No round number: the milliseconds of a log line would have it by chance.
  const phone = `98${Math.random().toString().slice(2, 10).padEnd(8, '7')}`;
  const password = `${mark}-secret-words`;
  for (const secret of [mark, password, phone]) secrets.add(secret);
  const browser = createBrowser(shop.api);
  await browser.call('POST', '/user/register', { name: `Asha ${mark}`, email, phone, password });
  await logIn(browser, shop.mailCatcher, email);
  for (const secret of [browser.token ?? '', ...browser.cookies.values()]) secrets.add(secret);
  await browser.call('PATCH', '/user/update-profile', { name: `Asha ${mark}`, phone });
  const sendOtp = () => browser.call('POST', '/user/send-otp', { email });
  secrets.add(`"${await mailedCode(shop.mailCatcher, email, sendOtp)}"`);
  const failures = [...(await failAtApi(browser, mark)), ...(await failAtGateway(gateway, browser, mark))];
  const person: CanaryPerson = { email, phone, mark, browser };
  return { person, failures: failures.map(({ text }) => text).filter((text) => text !== '') };
}

/** Calls that fail, or that name a secret where a log could keep it. */
function failAtApi(browser: Browser, mark: string) {
  const email = `${mark}@example.com`;
  return Promise.all([
    browser.call('POST', '/user/login', { email, password: `${mark} wrong` }),
    browser.call('POST', '/user/verify-otp', { email, Userotp: '00000000' }),
    browser.call('POST', '/user/forgotpassword', { email, password: mark, token: mark }),
    browser.call('GET', `/products?text=${mark}&token=${mark}`),
    browser.call('GET', `/nowhere?email=${encodeURIComponent(email)}&token=${mark}`),
    browser.call('POST', '/auth/token', { refreshToken: `rt_${mark}` }),
    browser.call('GET', '/user/profile', undefined, { authorization: `Bearer ${mark}.a.b` }),
    browser.call('PUT', '/admin/roles', { email, role: 'ADMIN' }),
    browser.call('PATCH', '/user/update-profile', { name: '', phone: mark }),
  ]);
}

/** The same through the gateway. */
function failAtGateway({ address }: Gateway, { token = '' }: Browser, mark: string) {
  const own = createBrowser(() => address);
  own.token = token;
  const email = `${mark}@example.com`;
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken userErrors { code } } }';
  const ask = (query: string, variables: object) => own.call('POST', '/graphql', { query, variables });
  return Promise.all([
    ask(login, { input: { email, password: `${mark} wrong` } }),
    ask(login, { input: { email, password: { [mark]: mark } } }),
    ask('query ($id: ID!) { payment(id: $id) { id } }', { id: mark }),
    ask(`{ nothing(email: "${email}") }`, {}),
    own.call('GET', `/graphql?query=${encodeURIComponent('{ me { email } }')}&token=${mark}`),
    own.call('GET', `/nowhere?token=${mark}`),
  ]);
}
