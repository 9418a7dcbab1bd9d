import type { CommandArgs } from './args.ts';
import type { ApiClient } from './client.ts';

/** A command of the operator. */
export interface Command {
  /** The usage line. */
  usage: string;
  /** What it does, in a few words. */
  summary: string;
  /** Runs it and answers its output; `secret` is the shop's. Throws a UsageError or an ApiError. */
  run(args: CommandArgs, client: ApiClient, secret: string): Promise<string>;
}
