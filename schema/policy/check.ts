import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { parseChangeLog } from './change-log.ts';
import { findChanges } from './changes.ts';
import { findVagueDeprecations } from './deprecation.ts';
import { findObjections } from './gate.ts';
import { findEdited, readPublished } from './published.ts';

/** The path of the current schema in the project. */
export const CURRENT = 'schema/generated/schema.graphql';
/** The path of the change log for clients. */
export const CHANGE_LOG = 'docs/schema-changes.md';
/**
 * The path of the schema for clients' code generators: a copy of the newest published schema. Before the first
 * publication it is the draft of version 1, and changes that only surprise are free.
 */
export const PROMISED = 'schema/published.graphql';

/**
 * The reasons why a project's schema may not be merged, a sentence each; empty when valid. Every published schema must
 * follow from the previous one, and the current schema from the newest, so that no added file can hide a change.
 * `today` is a day such as `2026-11-22`.
 */
export async function checkSchema(root: string, today: string): Promise<string[]> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const current = buildSchema(read(CURRENT));
  const published = readPublished(root);
  const log = parseChangeLog(read(CHANGE_LOG));
  const sentences = findVagueDeprecations(current).map(
    (coordinate) =>
      `${coordinate}: its @deprecated does not end with "Use \`Type.field\`. Goes on YYYY-MM-DD.", of a field that stays`,
  );
  sentences.push(...findEdited(root).map((path) => `${path}: a published schema is never edited.`));
  const promised = existsSync(join(root, PROMISED)) ? read(PROMISED) : undefined;
  const newest = published.at(-1);
  if (!newest && promised !== undefined) {
    const changes = await findChanges(buildSchema(promised), current);
    const breaking = changes.filter(({ isBreaking }) => isBreaking);
    return [...sentences, ...breaking.map(({ coordinate, what }) => `${coordinate}: ${what}. This breaks clients.`)];
  }
  if (newest && promised !== undefined && promised !== newest.text)
    sentences.push(`${PROMISED} is not the schema that was published on ${newest.date}.`);
  const steps = [...published, { date: today, schema: current }];
  for (const [at, { date, schema }] of published.entries()) {
    const next = steps[at + 1];
    if (!next) continue;
    const step = { before: schema, after: next.schema, since: date, today: next.date, log };
    sentences.push(...(await findObjections(step)));
  }
  return sentences;
}

/** Today as a day of the log, in UTC. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
