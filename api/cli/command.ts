import type { CommandArgs } from './args.ts';
import type { ApiClient } from './client.ts';

/** A command of the operator. */
export interface Command {
  /** The usage line. */
  usage: string;
  /** A short description. */
  summary: string;
  /** False for a command that needs neither the running shop nor its secret. */
  needsShop?: false;
  /** Runs the command and returns its output; `secret` is the shop's. Throws a UsageError or an ApiError. */
  run(args: CommandArgs, client: ApiClient, secret: string): Promise<string>;
}
