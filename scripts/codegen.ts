import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import config from '../codegen.ts';

const root = join(import.meta.dirname, '..');

interface GeneratedFile {
  /** From the project's root. */
  path: string;
  content: string;
}

/** Everything that the contracts and the storefront's documents generate, as text; nothing is written. */
export async function generateAll(): Promise<GeneratedFile[]> {
  const graph: { filename: string; content: string }[] = await generate({ ...config, cwd: root }, false);
  const rest = astToString(await openapiTS(new URL('../schema/rest.yaml', import.meta.url)));
  const banner = '/** Generated from schema/rest.yaml by npm run codegen. */\n\n';
  return [
    ...graph.map(({ filename, content }) => ({ path: filename, content })),
    { path: 'schema/generated/rest.ts', content: banner + rest },
  ];
}

/** Writes what has changed, and nothing else, so that watchers stay calm. Returns the paths written. */
export async function writeGenerated(): Promise<string[]> {
  const changed = (await generateAll()).filter(({ path, content }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
  for (const { path, content } of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return changed.map(({ path }) => path);
}

if (import.meta.main) for (const path of await writeGenerated()) console.log(`wrote ${path}`);
