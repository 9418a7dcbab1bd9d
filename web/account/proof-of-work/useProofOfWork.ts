import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { settled } from '../../shopper/user-errors.ts';
import type { ProofOfWork } from './solve-proof-of-work.ts';

/**
 * The maximum number of solutions for one press. Other requests can raise the price meanwhile, and the shop accepts a solution up to
 * twice its price. From the first price to the highest, 32 times as much, it can be too low four times.
 */
const MAX_ROUNDS = 5;

/** The context of a mutation that sends a solution. */
interface WorkContext {
  context?: { headers: { 'proof-of-work': string } };
}

/**
 * Sends a mutation. If the shop asks for a wait, it computes a solution instead and sends the mutation again. Returns the final
 * result, and never rejects. It computes nothing without WebCrypto (over http), or after the component was unmounted.
 */
type SendOrWork = <T extends object>(
  send: (more: WorkContext) => Promise<T>,
) => Promise<T | { data?: undefined; error: unknown }>;

/** Sends mutations that the shop may delay; `isChecking` is true while the browser computes. */
export function useProofOfWork(): { sendOrWork: SendOrWork; isChecking: boolean } {
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

/** The solution; undefined if the script can't be fetched or if it is no longer needed. */
async function solve(work: ProofOfWork, isWanted: () => boolean): Promise<string | undefined> {
  const script = await settled(import('./solve-proof-of-work.ts'));
  return 'solveWork' in script ? script.solveWork(work, isWanted) : undefined;
}

/** The proof of work that a failed mutation allows; undefined for none, and if the browser has no WebCrypto. */
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
