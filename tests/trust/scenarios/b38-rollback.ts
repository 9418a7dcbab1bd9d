import { setTimeout } from 'node:timers/promises';
import { freePorts, startApi } from '../harness/shop/apis.ts';
import type { Api } from '../harness/shop/apis.ts';
import { makeRelease, newestMigration } from '../harness/shop/release.ts';
import type { Scenario } from '../scenario.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { buyers: 200, stock: 50, strikes: 6 },
  short: { buyers: 40, stock: 10, strikes: 3 },
  planted: { buyers: 10, stock: 6, strikes: 2 },
};

/** What a release adds for itself: a column, a table that is bound to an old one, an index, and a rule for new rows. */
const EXPAND = `-- Compatible from ${newestMigration()}.
alter table orders add column next_release_note text check (char_length(next_release_note) <= 200);
alter table shoppers add column next_release_count integer not null default 0;
create table next_release_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade
);
create index next_release_notes on orders (next_release_note) where next_release_note is not null;
`;

/** B38: a new release comes, runs beside the old one, and is taken back. */
export const rollback: Scenario = {
  id: 'B38',
  promise:
    'A new release and the one before it serve buyers side by side on the database of the new one; each is killed or ended, and starts again: nothing is lost, and the old one alone goes on when the new one is taken back',
  plantedBugs: [
    {
      words: 'an api starts on no database that is newer than itself',
      changes: [
        {
          file: 'api/platform/migrations.ts',
          find: '  if (newest !== undefined && numberOf(newest.name) >= needed) return;',
          replace: '',
        },
      ],
    },
  ],
  play: async ({ size, random, open }) => {
    using release = makeRelease({ '9000_next_release.sql': EXPAND });
    await using shop = await open({ apis: 2 });
    const [older, other] = [shop.apis[0], shop.apis[1]];
    const { database, mailCatcher, provider } = shop;
    const [port = 0] = await freePorts(1);
    const newer = await startApi(port, 2, { url: database.url, mailCatcher, provider, root: release.root });
    try {
      if (!older || !other) throw new Error('There are no apis of the old release.');
      shop.apis.push(newer);
      const broken: string[] = [];
      const start = (api: Api, words: string) =>
        api.start().catch((error: unknown) => void broken.push(`${words}: ${String(error).slice(0, 400)}`));
      const strike = async () => {
        // One of the old release is gone, and its container starts it anew, on the database of the new one.
        await setTimeout(random.below(300));
        await older.kill();
        await start(older, 'the old release did not start on the database of the new one');
        // The deploy goes on: the new release is alone.
        await Promise.all([other.terminate(), older.terminate()]);
        await setTimeout(random.below(300));
        // It is taken back: the old one is alone, and the database is still the new one's.
        await Promise.all([older, other].map((api) => start(api, 'the old release did not come back')));
        await newer.terminate();
        await setTimeout(random.below(300));
        await start(newer, 'the new release did not start again');
      };
      const results = await rush({ shop, random, ...SIZES[size], strike });
      return { figures: results.figures, broken: [...results.broken, ...broken] };
    } finally {
      await newer.kill();
    }
  },
};
