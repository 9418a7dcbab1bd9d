import type { Chance } from './harness/chance.ts';
import type { Plant } from './harness/changes.ts';
import type { Server } from './harness/server.ts';
import type { World, WorldOptions } from './harness/world/world.ts';

/** How large a scenario is played: as promised, small enough for CI, or just large enough to find its planted bug. */
export type Size = 'full' | 'short' | 'planted';

/** What came of a scenario. */
export interface Findings {
  /** What was counted, in words and numbers. */
  figures: string;
  /** What may not be and was, each a sentence; empty when the promise held. */
  broken: string[];
}

/** What a scenario is played with. */
export interface Stage {
  size: Size;
  chance: Chance;
  server: Server;
  /** Opens a shop of its own for this scenario: a fresh database, a provider, a mail server and api processes. */
  open: (options?: Partial<WorldOptions>) => Promise<World>;
  /** Says how far it is. */
  say: (words: string) => void;
}

/** One line of the proof. */
export interface Scenario {
  /** For example `B1`. */
  id: string;
  /** What is shown, in a sentence. */
  promise: string;
  /** The bug that has to turn it red. */
  plant: Plant;
  play: (stage: Stage) => Promise<Findings>;
}
