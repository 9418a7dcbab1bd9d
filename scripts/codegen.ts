import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import config from '../codegen.ts';

interface GeneratedFile {
  /** From the project's root. */
  path: string;
  content: string;
}

/** Everything that the contracts and the storefront's documents generate, as text; nothing is written. */
export async function generateAll(): Promise<GeneratedFile[]> {
  const graph: { filename: string; content: string }[] = await generate(config, false);
  const rest = astToString(await openapiTS(new URL('../schema/rest.yaml', import.meta.url)));
  const banner = '/** Generated from schema/rest.yaml by npm run codegen. */\n\n';
  return [
    ...graph.map(({ filename, content }) => ({ path: filename, content })),
    { path: 'schema/generated/rest.ts', content: banner + rest },
  ];
}

if (import.meta.main) {
  for (const { path, content } of await generateAll()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
