import { isFound, type Scenario, type ScenarioResult } from '../scenario.ts';
import { playHolds, playLogins, playMails, REMEMBER_LONG } from './attacks-by-calls.ts';
import { playPictures, playStreams } from './attacks-on-gateways.ts';

/** The points of one client address are few, so that a few calls use them up. */
const ADDRESS_LIMIT = 3;

/** B45: attackers who use up what is shared, beside shoppers of other networks. */
export const attackers: Scenario = {
  id: 'B45',
  promise:
    'Attackers beside shoppers: mails, held pieces, streams and pictures of one client take nothing from other clients, and its refused logins cost no statement',
  plantedBugs: [
    {
      words: 'all clients share the mails to strangers',
      changes: [{ file: 'api/platform/rate-limits/rate-limits.ts', name: 'ofNetwork', body: "return 'all clients';" }],
    },
    {
      words: 'each refused login reads the database',
      changes: [{ file: 'api/platform/rate-limits/refusal-memory.ts', name: 'find', body: 'return undefined;' }],
    },
    {
      words: 'each refused login gets a challenge of its own',
      changes: [{ file: 'api/platform/rate-limits/proof-of-work.ts', name: 'SHARED_MS', body: '0' }],
    },
    {
      words: 'one account can fill the share of a variant',
      changes: [
        {
          file: 'api/checkout/holds/limits/rules.ts',
          name: 'isScarce',
          body: 'return held + quantity > shareOf(all, SKU_SHARE);',
        },
      ],
    },
    {
      words: 'the places of streams are taken in the order of arrival',
      changes: [
        {
          file: 'bff/graphql/stream-limits.ts',
          name: 'holder',
          body: "{ client: 'all clients', account: 'all accounts' }",
        },
      ],
    },
    {
      words: 'the pixels of a picture are not compared with its bytes',
      changes: [{ file: 'server-kit/pictures/decoding.ts', name: 'decodeWithin', body: 'return decode();' }],
    },
  ],
  play: async ({ size, open, changes }) => {
    await using shop = await open({ apis: 1, config: { addressLimit: ADDRESS_LIMIT }, changes: [REMEMBER_LONG] });
    const results: ScenarioResult[] = [];
    // The last ones start a gateway each.
    for (const attack of [playMails, playHolds, playLogins, playStreams, playPictures]) {
      results.push(await attack(shop, changes));
      if (results.some(({ broken }) => isFound(size, broken))) break;
    }
    return {
      figures: results.map(({ figures }) => figures).join('; '),
      broken: results.flatMap(({ broken }) => broken),
    };
  },
};
