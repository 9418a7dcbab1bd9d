import type { Scenario } from './scenario.ts';
import { kills } from './scenarios/b01-kills.ts';
import { races } from './scenarios/b03-races.ts';
import { rivals } from './scenarios/b05-rivals.ts';
import { holds } from './scenarios/b06-holds.ts';
import { keys } from './scenarios/b07-keys.ts';
import { events } from './scenarios/b08-events.ts';
import { silence } from './scenarios/b09-silence.ts';
import { prices } from './scenarios/b11-prices.ts';
import { cutAnswers } from './scenarios/b25-cut-answers.ts';
import { embeddedKills } from './scenarios/b27-embedded-kills.ts';
import { cashOrders } from './scenarios/b31-cash-orders.ts';
import { silentLine } from './scenarios/b33-silent-line.ts';
import { restoredBooks } from './scenarios/b37-restored-books.ts';
import { rollingRestart } from './scenarios/b41-rolling-restart.ts';
import { nightlyBooks } from './scenarios/b42-nightly-books.ts';
import { returns } from './scenarios/b45-returns.ts';

/** All of the proof, in its order. */
export const SCENARIOS: readonly Scenario[] = [
  kills,
  races,
  rivals,
  holds,
  keys,
  events,
  silence,
  prices,
  cutAnswers,
  embeddedKills,
  cashOrders,
  silentLine,
  restoredBooks,
  rollingRestart,
  nightlyBooks,
  returns,
];
