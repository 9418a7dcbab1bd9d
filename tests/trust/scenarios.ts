import type { Scenario } from './scenario.ts';
import { kills } from './scenarios/b01-kills.ts';
import { races } from './scenarios/b03-races.ts';
import { rivals } from './scenarios/b05-concurrent-changes.ts';
import { holds } from './scenarios/b06-holds.ts';
import { keys } from './scenarios/b07-keys.ts';
import { events } from './scenarios/b08-events.ts';
import { silence } from './scenarios/b09-lost-events.ts';
import { prices } from './scenarios/b11-prices.ts';
import { lostResponses } from './scenarios/b25-lost-responses.ts';
import { embeddedKills } from './scenarios/b27-embedded-kills.ts';
import { cashOrders } from './scenarios/b31-cash-orders.ts';
import { silentConnection } from './scenarios/b33-silent-connection.ts';
import { restoredBackup } from './scenarios/b37-restored-backup.ts';
import { rollingRestart } from './scenarios/b41-rolling-restart.ts';
import { nightlyMoneyCheck } from './scenarios/b42-nightly-money-check.ts';
import { attackers } from './scenarios/b45-attackers.ts';
import { returns } from './scenarios/b46-returns.ts';
import { invoices } from './scenarios/b47-invoices.ts';
import { payingAgain } from './scenarios/b48-paying-again.ts';

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
  lostResponses,
  embeddedKills,
  cashOrders,
  silentConnection,
  restoredBackup,
  rollingRestart,
  nightlyMoneyCheck,
  attackers,
  returns,
  invoices,
  payingAgain,
];
