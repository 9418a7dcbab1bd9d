import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** The directory of the published schemas, one file for each day of publication. */
export const PUBLISHED = 'schema/published';

/** A published schema. */
export interface PublishedSchema {
  /** The day, `2026-11-22`. */
  date: string;
  schema: GraphQLSchema;
  text: string;
}

/** The published schemas of a project, oldest first. */
export function readPublished(root: string): PublishedSchema[] {
  const folder = join(root, PUBLISHED);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.toSorted().map((name) => {
    const [, date] = /^(\d{4}-\d{2}-\d{2})\.graphql$/.exec(name) ?? [];
    if (date === undefined) throw new Error(`${PUBLISHED}/${name} is not called by a day.`);
    const text = readFileSync(join(folder, name), 'utf8');
    return { date, text, schema: buildSchema(text) };
  });
}

/** The paths of published schemas that were edited or removed after their commit. Empty without a history. */
export function findEdited(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const added = (() => {
    try {
      return git('log', '--diff-filter=A', '--format=%H', '--name-only', '--relative', '--', PUBLISHED);
    } catch {
      return '';
    }
  })();
  // A commit's hash, an empty line, and the added paths. The newest commit comes first.
  let commit = '';
  const firstCommits = new Map<string, string>();
  for (const line of added.split('\n')) {
    if (/^[\da-f]{40,}$/.test(line)) commit = line;
    else if (line !== '') firstCommits.set(line, commit);
  }
  return [...firstCommits].flatMap(([path, first]) => {
    const file = join(root, path);
    return existsSync(file) && readFileSync(file, 'utf8') === git('show', `${first}:./${path}`) ? [] : [path];
  });
}
