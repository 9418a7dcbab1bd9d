import { Failure } from './failures.ts';

/** Throws BAD_USER_INPUT that names the argument: "page must be from 1 to 100000." */
export function refuse(argument: string, why: string): never {
  throw new Failure('BAD_USER_INPUT', `${argument} ${why}.`);
}

/** The number, when it lies within; throws BAD_USER_INPUT that names the argument else. */
export function checkRange(argument: string, value: number, least: number, most: number): number {
  return value >= least && value <= most ? value : refuse(argument, `must be from ${least} to ${most}`);
}
