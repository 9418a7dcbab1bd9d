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
import { oddAnswers } from './scenarios/b13-odd-answers.ts';

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
  oddAnswers,
];
