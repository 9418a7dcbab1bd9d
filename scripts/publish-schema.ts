import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSchema, CURRENT, PROMISED, toDay } from '../schema/policy/check.ts';
import { PUBLISHED } from '../schema/policy/published.ts';

/**
 * Publishes the schema of a project: from today on it is a promise to clients. Writes a file that is never edited
 * again, and a copy from which clients generate code. Throws an Error with the reasons if it may not be published.
 * Returns the file's path.
 */
export async function publishSchema(root: string, today: string): Promise<string> {
  const path = `${PUBLISHED}/${today}.graphql`;
  const sentences = await checkSchema(root, today);
  if (existsSync(join(root, path))) sentences.push(`${path} is there already: a published schema is never edited.`);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  mkdirSync(join(root, PUBLISHED), { recursive: true });
  const text = readFileSync(join(root, CURRENT), 'utf8');
  const promise = `# Promised to clients since ${today}. Never edited: docs/schema-changes.md says how the schema changes.\n\n${text}`;
  writeFileSync(join(root, path), promise);
  writeFileSync(join(root, PROMISED), promise);
  return path;
}

if (import.meta.main) console.log(`wrote ${await publishSchema(join(import.meta.dirname, '..'), toDay(new Date()))}`);
