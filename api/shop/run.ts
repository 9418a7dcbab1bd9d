import { operatorTokens } from '../account/sessions/operator.ts';
import type { OperatorConfig } from '../config.ts';
import { foundSecret } from '../platform/secret.ts';
import { COMMANDS } from './commands.ts';
import type { Command } from './commands.ts';
import { openLine, Refused } from './line.ts';
import type { Line } from './line.ts';
import { givenTo, Misuse, shapeOf, typed } from './typed.ts';

/** How a command ended: its words, and 0 when it is done, 1 when the shop refused it, 2 when it was typed wrongly. */
export interface Ended {
  code: 0 | 1 | 2;
  words: string;
}

/**
 * Does what was typed behind `npm run shop --`; the settings are read once it is clear that they are needed. The token of
 * each call says that it was made `now`.
 */
export async function run(
  args: readonly string[],
  readConfig: () => OperatorConfig,
  now: () => Date = () => new Date(),
): Promise<Ended> {
  const isHelp = args.includes('--help') || args.includes('-h');
  if (isHelp || args.length === 0) return { code: isHelp ? 0 : 2, words: help(args[0]) };
  try {
    const words = typed(args);
    const command = commandFor(words.words);
    const given = givenTo(shapeOf(command.usage), words);
    return { code: 0, words: await command.run(given, await openShop(settingsOf(readConfig), now)) };
  } catch (error) {
    if (error instanceof Misuse) return { code: 2, words: `${error.message}\n\n${help(args[0])}` };
    if (error instanceof Refused) return { code: 1, words: error.message };
    throw error;
  }
}

/** The way to the shop, for whoever has its secret. */
async function openShop({ apiUrl, secret, dataDir }: OperatorConfig, now: () => Date): Promise<Line> {
  const known = secret ?? (await foundSecret(dataDir));
  if (known === undefined) {
    throw new Refused(
      `There is no secret in ${dataDir}. Set DATA_DIR to the shop's folder, or SESSION_SECRET to its secret.`,
    );
  }
  const tokens = operatorTokens(known, now);
  return openLine(apiUrl, () => tokens.sign());
}

function settingsOf(readConfig: () => OperatorConfig): OperatorConfig {
  try {
    return readConfig();
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function commandFor(words: readonly string[]): Command {
  const asked = words.slice(0, 2).join(' ');
  const named = (name: string | undefined) => COMMANDS.find(({ usage }) => shapeOf(usage).name === name);
  const command = named(asked) ?? named(words[0]);
  if (!command) throw new Misuse(`There is no command '${asked}'.`);
  return command;
}

/** All commands, or those that begin with a word. */
function help(word: string | undefined): string {
  const own = COMMANDS.filter(({ usage }) => usage.split(' ', 1)[0] === word);
  const lines = (own.length > 0 ? own : COMMANDS).map(({ usage, does }) => `  ${usage}\n      ${does}`);
  return ['npm run shop -- <command>', ...lines, SETTINGS].join('\n');
}

const SETTINGS = `
The shop has to run. API_URL says where its api answers (http://127.0.0.1:4001), DATA_DIR which folder it keeps its
secret in (.data); SESSION_SECRET is the secret itself.`;
