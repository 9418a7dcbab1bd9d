import { pbkdf2Sync } from 'node:crypto';

/** What a refusal asks for, as the contract states it. */
export interface Work {
  challenge: string;
  target: string;
  tries: number;
  iterations: number;
}

/** The header with the solution of a challenge. Throws when there is none. */
export function solveWork({ challenge, target, tries, iterations }: Work): { 'proof-of-work': string } {
  for (let number = 0; number < tries; number++) {
    const found = pbkdf2Sync(challenge, String(number), iterations, 16, 'sha256').toString('hex');
    if (found === target) return { 'proof-of-work': `${challenge}.${number}` };
  }
  throw new Error('No number has the target.');
}
