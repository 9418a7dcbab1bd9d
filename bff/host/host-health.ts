import type { CallId } from './contract.ts';
import { LeftOutFailure } from './host-errors.ts';
import type { HostVerdict } from './host-check.ts';

/** The known state of the host's catalogue. */
export interface HostHealth {
  /** The state after the last check and the last response. */
  state(): HostVerdict;
  /** The moment of the last catalogue read that conforms to the contract, by the health's clock; long ago when there is none. */
  lastResponseAt(): number;
  /** Runs after a check of the host. */
  noteCheck(verdict: HostVerdict): void;
  /** Runs at each response that conforms to the contract. */
  recordResponse(call: CallId): void;
  /** Runs at each failure of a call. */
  noteFailure(error: unknown): void;
}

const CATALOGUE_READS: ReadonlySet<CallId> = new Set(['getCatalogue', 'getCategoryPage', 'searchProducts']);

/** Makes the state of a host, which is `ok` until something else is known. */
export function createHostHealth(now: () => number = () => performance.now()): HostHealth {
  let state: HostVerdict = 'ok';
  let lastResponseAt = -Infinity;
  return {
    state: () => state,
    lastResponseAt: () => lastResponseAt,
    noteCheck: (verdict) => void (state = verdict),
    recordResponse: (call) => {
      if (!CATALOGUE_READS.has(call)) return;
      state = 'ok';
      lastResponseAt = now();
    },
    noteFailure: (error) => {
      if (error instanceof LeftOutFailure) state = 'invalid';
    },
  };
}
