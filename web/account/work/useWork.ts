import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { settled } from '../../apollo/user-errors.ts';
import type { ProofOfWork } from './solve-work.ts';

/**
 * How often one press works at the most. What others do meanwhile makes it dearer, and a solution is taken up to twice its price; from
 * the first price to the dearest, 32 times as much, it can be too cheap four times.
 */
const MAX_ROUNDS = 5;

/** The context of a mutation that carries a solution. */
interface WorkContext {
  context?: { headers: { 'proof-of-work': string } };
}

/**
 * Sends a mutation; where the shop would have it wait, works instead and sends it again with the solution. Answers what came
 * in the end, and never rejects. It doesn't work where the browser can't (by http), and no longer than the component is there.
 */
type SendOrWork = <T extends object>(
  send: (more: WorkContext) => Promise<T>,
) => Promise<T | { data?: undefined; error: unknown }>;

/** Sends mutations that the shop may have wait; `isChecking` while the browser works. */
export function useWork(): { sendOrWork: SendOrWork; isChecking: boolean } {
  const [isChecking, setChecking] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  const sendOrWork: SendOrWork = async (send) => {
    let outcome = await settled(send({}));
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const work = workIn(outcome);
      if (!work) break;
      setChecking(true);
      const solution = await solve(work, () => isThere.current);
      setChecking(false);
      if (solution === undefined) break;
      outcome = await settled(send({ context: { headers: { 'proof-of-work': solution } } }));
    }
    return outcome;
  };
  return { sendOrWork, isChecking };
}

/** The solution; undefined where the script can't be fetched, or nobody waits for it any more. */
async function solve(work: ProofOfWork, isWanted: () => boolean): Promise<string | undefined> {
  const script = await settled(import('./solve-work.ts'));
  return 'solveWork' in script ? script.solveWork(work, isWanted) : undefined;
}

/** The work that a failed mutation may be done for; undefined for none, and where the browser has no WebCrypto. */
function workIn(outcome: object): ProofOfWork | undefined {
  const error = 'error' in outcome ? outcome.error : undefined;
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const work = error.errors.map(({ extensions }) => extensions?.['proofOfWork']).find(isWork);
  return globalThis.isSecureContext ? work : undefined;
}

function isWork(value: unknown): value is ProofOfWork {
  if (typeof value !== 'object' || value === null) return false;
  return 'challenge' in value && 'target' in value && 'tries' in value && 'iterations' in value;
}
