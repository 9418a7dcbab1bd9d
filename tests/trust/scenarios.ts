import type { Scenario } from './scenario.ts';
import { kills } from './scenarios/b01-kills.ts';
import { database } from './scenarios/b02-database.ts';
import { races } from './scenarios/b03-races.ts';
import { limits } from './scenarios/b04-limits.ts';
import { rivals } from './scenarios/b05-rivals.ts';
import { holds } from './scenarios/b06-holds.ts';
import { keys } from './scenarios/b07-keys.ts';
import { events } from './scenarios/b08-events.ts';
import { silence } from './scenarios/b09-silence.ts';
import { cards } from './scenarios/b10-cards.ts';
import { prices } from './scenarios/b11-prices.ts';
import { forgeries } from './scenarios/b12-forgeries.ts';
import { guesses } from './scenarios/b13-guesses.ts';
import { accounts } from './scenarios/b14-accounts.ts';
import { sessions } from './scenarios/b15-sessions.ts';
import { access } from './scenarios/b16-access.ts';
import { interleaved } from './scenarios/b17-interleaved.ts';
import { journey } from './scenarios/b18-journey.ts';
import { probes } from './scenarios/b19-probes.ts';
import { documents } from './scenarios/b20-documents.ts';
import { queries } from './scenarios/b21-queries.ts';
import { oddAnswers } from './scenarios/b22-odd-answers.ts';
import { hostileIds } from './scenarios/b23-hostile-ids.ts';
import { faultyHost } from './scenarios/b24-faulty-host.ts';
import { cutAnswers } from './scenarios/b25-cut-answers.ts';
import { slowSockets } from './scenarios/b26-slow-sockets.ts';
import { embeddedKills } from './scenarios/b27-embedded-kills.ts';
import { restore } from './scenarios/b28-restore.ts';
import { canaries } from './scenarios/b29-canaries.ts';
import { lockfile } from './scenarios/b30-lockfile.ts';
import { cashOrders } from './scenarios/b31-cash-orders.ts';
import { cashAtTheDoor } from './scenarios/b32-cash-at-the-door.ts';
import { silentLine } from './scenarios/b33-silent-line.ts';
import { deadWorker } from './scenarios/b34-dead-worker.ts';
import { staff } from './scenarios/b35-staff.ts';
import { deadVerifier } from './scenarios/b36-dead-verifier.ts';
import { restoredBooks } from './scenarios/b37-restored-books.ts';
import { nightlyBooks } from './scenarios/b42-nightly-books.ts';
import { rollback } from './scenarios/b38-rollback.ts';
import { threeApis } from './scenarios/b39-three-apis.ts';
import { outage } from './scenarios/b40-outage.ts';
import { rollingRestart } from './scenarios/b41-rolling-restart.ts';
import { fullDisk } from './scenarios/b43-full-disk.ts';
import { wrongClock } from './scenarios/b44-wrong-clock.ts';
import { newcomersCash } from './scenarios/b45-newcomers-cash.ts';

/** All of the proof, in its order. */
export const SCENARIOS: readonly Scenario[] = [
  kills,
  database,
  races,
  limits,
  rivals,
  holds,
  keys,
  events,
  silence,
  cards,
  prices,
  forgeries,
  guesses,
  accounts,
  sessions,
  access,
  interleaved,
  journey,
  probes,
  documents,
  queries,
  oddAnswers,
  hostileIds,
  faultyHost,
  cutAnswers,
  slowSockets,
  embeddedKills,
  restore,
  canaries,
  lockfile,
  cashOrders,
  cashAtTheDoor,
  silentLine,
  deadWorker,
  staff,
  deadVerifier,
  restoredBooks,
  nightlyBooks,
  rollback,
  threeApis,
  outage,
  rollingRestart,
  fullDisk,
  wrongClock,
  newcomersCash,
];
