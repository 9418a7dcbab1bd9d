import { pbkdf2Sync } from 'node:crypto';

/** The work that a refusal requests, as in the contract. */
export interface Work {
  challenge: string;
  target: string;
  tries: number;
  iterations: number;
}

/** Returns the header with the solution of a challenge. Throws if there is none. */
export function solveWork({ challenge, target, tries, iterations }: Work): { 'proof-of-work': string } {
  for (let number = 0; number < tries; number++) {
    const found = pbkdf2Sync(challenge, String(number), iterations, 16, 'sha256').toString('hex');
    if (found === target) return { 'proof-of-work': `${challenge}.${number}` };
  }
  throw new Error('No number has the target.');
}
