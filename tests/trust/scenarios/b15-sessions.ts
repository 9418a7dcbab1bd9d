import { forgeTokens } from '../../account/forged-tokens.ts';
import { createBrowser, logIn } from '../harness/browser.ts';
import type { Browser } from '../harness/browser.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { SECRET } from '../harness/shoppers.ts';
import type { Scenario } from '../scenario.ts';

const TABS = 20;
const ROUNDS = { full: 20, short: 3, planted: 2 };

/** B15: somebody makes tokens up, opens many tabs, and uses a refresh token again. */
export const sessions: Scenario = {
  id: 'B15',
  promise:
    'No forged token is taken, twenty tabs refresh at once and stay logged in, a replayed refresh token ends its session',
  plantedBugs: [
    {
      words: 'a token is good without the cookie that it is bound to',
      changes: [
        {
          file: 'api/account/sessions/sessions.ts',
          find: 'if (bindingHash && !equalsInConstantTime(binding, bindingHash))',
          replace: "if (bindingHash === 'none')",
        },
      ],
    },
    {
      words: 'a replayed refresh token is refused, and its session goes on',
      changes: [
        {
          file: 'api/account/sessions/refresh-tokens.ts',
          find: 'await sessions.revoke(session.id, now);',
          replace: '',
        },
      ],
    },
    {
      words: 'a refresh token is good once, for the first of the tabs',
      changes: [
        {
          file: 'api/account/sessions/refresh-tokens.ts',
          find: 'const GRACE_MS = 10_000;',
          replace: 'const GRACE_MS = -1;',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open();
    const [asha, rohan] = [createBrowser(shop.api), createBrowser(shop.api)];
    await logIn(asha, shop.mailCatcher, 'asha@example.com');
    await logIn(rohan, shop.mailCatcher, 'rohan@example.com');
    const forged = await listTaken(asha, rohan);
    const broken = forged.taken.map((kind) => `a forged token was taken: ${kind}`);
    for (let round = 0; round < ROUNDS[size]; round += 1) {
      broken.push(...(await refreshInTabs(shop, asha)), ...(await replay(shop, `stolen${round}@example.com`)));
    }
    return {
      figures:
        `${forged.tried} forged tokens, ${forged.taken.length} taken; ${TABS * ROUNDS[size]} refreshes of ${TABS} tabs ` +
        `and ${ROUNDS[size]} replayed tokens; ${broken.length} promises broken`,
      broken,
    };
  },
};

/** Tries every forged token in the browser that the true one belongs to, and the true ones where they don't belong. */
async function listTaken(asha: Browser, rohan: Browser): Promise<{ tried: number; taken: string[] }> {
  const [mine, theirs] = [asha.token ?? '', rohan.token ?? ''];
  const forged = forgeTokens({ secret: SECRET, mine, theirs, now: new Date() });
  const tries: [string, string][] = [...forged, ["another's token with one's own cookies", theirs]];
  const taken: string[] = [];
  for (const [kind, token] of tries) {
    const { status } = await asha.call('GET', '/user/profile', undefined, { authorization: `Bearer ${token}` });
    if (status !== 401) taken.push(kind);
  }
  return { tried: tries.length, taken };
}

/** All tabs of a browser refresh at once; each must get a token that is good. */
async function refreshInTabs({ api }: TrialShop, browser: Browser): Promise<string[]> {
  const tabs = Array.from({ length: TABS }, () => createBrowser(api, browser.cookies));
  const refused = await Promise.all(
    tabs.map(async (tab) => {
      const { body } = await tab.call('POST', '/auth/token');
      tab.token = body.accessToken;
      return (await tab.call('GET', '/user/profile')).status === 200 ? undefined : 'a tab was logged out by another';
    }),
  );
  const [first] = tabs;
  if (first) [browser.cookies, browser.token] = [first.cookies, first.token];
  return refused.filter((words) => words !== undefined);
}

/** Uses a refresh token that was replaced a minute ago. */
async function replay({ api, database, mailCatcher }: TrialShop, email: string): Promise<string[]> {
  const owner = createBrowser(api);
  await logIn(owner, mailCatcher, email);
  const thief = createBrowser(api, owner.cookies);
  owner.token = (await owner.call('POST', '/auth/token')).body.accessToken;
  await database.rows("update refresh_tokens set replaced_at = replaced_at - interval '1 minute'");
  const { status } = await thief.call('POST', '/auth/token');
  const after = await owner.call('GET', '/user/profile');
  return [
    ...(status === 401 ? [] : [`a replayed refresh token was answered with ${status}`]),
    ...(after.status === 401 ? [] : ['the session of a stolen refresh token goes on']),
  ];
}
