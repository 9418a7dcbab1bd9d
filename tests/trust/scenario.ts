import type { Random } from './harness/random.ts';
import type { Server } from './harness/server.ts';
import type { TestShop, TestShopOptions } from './harness/shop/test-shop.ts';
import type { PlantedBug, SourceChange } from './harness/source-changes.ts';

/** The size of a run: the promised one, a small one for CI, or one that is just large enough to find the planted bug. */
export type Size = 'full' | 'short' | 'planted';

/** Whether a run with a planted bug has found it. Then it stops, because the rest only costs time. */
export const isFound = (size: Size, broken: readonly string[]): boolean => size === 'planted' && broken.length > 0;

/** The result of a scenario. */
export interface ScenarioResult {
  /** The counted figures, as a text. */
  figures: string;
  /** The broken promises, each a sentence; empty if the promise held. */
  broken: string[];
}

/** The tools of a scenario. */
export interface ScenarioContext {
  size: Size;
  random: Random;
  server: Server;
  /** The changes of the planted bug; none for an unchanged shop. */
  changes: readonly SourceChange[];
  /** Opens a shop for this scenario only: a new database, a provider, a mail server and api processes. */
  open: (options?: Partial<TestShopOptions>) => Promise<TestShop>;
  /** Reports the progress. */
  say: (words: string) => void;
}

/** One line of the proof. */
export interface Scenario {
  /** For example `B1`. */
  id: string;
  /** The promise, in a sentence. */
  promise: string;
  /** The bugs, each of which must make it fail. */
  plantedBugs: readonly PlantedBug[];
  play: (stage: ScenarioContext) => Promise<ScenarioResult>;
  /** Whether it runs with no other at the same time: it measures waiting times. */
  alone?: boolean;
}
