import { createOperatorTokens } from '../account/sessions/operator-tokens.ts';
import type { OperatorConfig } from '../config.ts';
import { findSecret } from '../platform/secrets.ts';
import { bindArgs, UsageError, parseUsage, parseArgs } from './args.ts';
import { createApiClient, ApiError } from './client.ts';
import type { ApiClient } from './client.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

/** The result of a command: its output, and 0 for success, 1 for a refusal by the api, 2 for a wrong command line. */
export interface CommandResult {
  code: 0 | 1 | 2;
  output: string;
}

/**
 * Runs the command line behind `npm run shop --`. It reads the settings only when a command needs them. `now` is the
 * time in the token of each call.
 */
export async function run(
  args: readonly string[],
  readConfig: () => OperatorConfig,
  now: () => Date = () => new Date(),
): Promise<CommandResult> {
  const isHelp = args.includes('--help') || args.includes('-h');
  if (isHelp || args.length === 0) return { code: isHelp ? 0 : 2, output: help(args[0]) };
  let command: Command | undefined;
  try {
    const parsed = parseArgs(args, FLAGS);
    command = findCommand(parsed.positionals);
    const commandArgs = bindArgs(parseUsage(command.usage), parsed);
    const config = readSettings(readConfig);
    const secret = command.needsShop === false ? '' : await readSecret(config);
    return { code: 0, output: await command.run(commandArgs, connect(config, secret, now), secret) };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, output: `${error.message} ${hint(command, args[0])}` };
    if (error instanceof ApiError) return { code: 1, output: error.message };
    throw error;
  }
}

/** The options without a value, of all commands. */
const FLAGS: ReadonlySet<string> = new Set(COMMANDS.flatMap(({ usage }) => parseUsage(usage).flags));

/** Creates the client for an operator with the shop's secret. */
function connect({ apiUrl }: OperatorConfig, secret: string, now: () => Date): ApiClient {
  const tokens = createOperatorTokens(secret, now);
  return createApiClient(apiUrl, () => tokens.sign());
}

/** The shop's secret; throws an ApiError without one. */
async function readSecret({ secret, dataDir }: OperatorConfig): Promise<string> {
  const known = secret ?? (await findSecret(dataDir));
  if (known === undefined) {
    throw new ApiError(
      `There is no secret in ${dataDir}. Set DATA_DIR to the shop's folder, or SESSION_SECRET to its secret.`,
    );
  }
  return known;
}

function readSettings(readConfig: () => OperatorConfig): OperatorConfig {
  try {
    return readConfig();
  } catch (error) {
    throw new ApiError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function findCommand(words: readonly string[]): Command {
  const requested = words.slice(0, 2).join(' ');
  const named = (name: string | undefined) => COMMANDS.find(({ usage }) => parseUsage(usage).name === name);
  const command = named(requested) ?? named(words[0]);
  if (!command) throw new UsageError(`There is no command '${requested}'.`);
  return command;
}

/** How the command is typed; where there is no such command, how to list those that there are. */
function hint(command: Command | undefined, word: string | undefined): string {
  if (command) return `Usage: npm run shop -- ${command.usage}`;
  const isKnown = COMMANDS.some(({ usage }) => usage.split(' ', 1)[0] === word);
  return `"npm run shop -- ${isKnown ? `${word} ` : ''}--help" lists the commands.`;
}

/** The usage of all commands, or of those that begin with a word. */
function help(word: string | undefined): string {
  const own = COMMANDS.filter(({ usage }) => usage.split(' ', 1)[0] === word);
  const lines = (own.length > 0 ? own : COMMANDS).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return ['npm run shop -- <command>', ...lines, SETTINGS].join('\n');
}

const SETTINGS = `
The shop must run. REST_URL is the address of its api (http://127.0.0.1:4001). DATA_DIR is the folder with its
secret (.data); SESSION_SECRET is the secret itself.`;
