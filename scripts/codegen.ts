import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { persistedDocuments } from '../schema/codegen/documents.ts';
import { responseParsersModule } from '../schema/codegen/response-parsers.ts';
import { limitsModule } from '../schema/codegen/limits.ts';
import { generateGraphModules } from './graph-modules.ts';
import { rolesPage } from './roles-page.ts';
import { settingsPage } from './settings-page.ts';

const root = join(import.meta.dirname, '..');

interface GeneratedFile {
  /** Relative to the project's root. */
  path: string;
  content: string;
}

/** The part of the REST contract that lists the additions. */
interface Contract {
  paths: Record<string, Record<string, { operationId: string; 'x-addition'?: string | boolean }>>;
  components: { parameters: Record<string, { 'x-addition'?: string }> };
}

/** Generates the additions and the operations of each: every value of `x-addition` in the contract, in its order. */
function additionsModule({ paths, components }: Contract, banner: string): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const marked = operations.flatMap(({ operationId, 'x-addition': word }) =>
    typeof word === 'string' ? [{ operationId, word }] : [],
  );
  const ofParameters = Object.values(components.parameters).flatMap(({ 'x-addition': word }) => word ?? []);
  const additions = [...new Set([...marked.map(({ word }) => word), ...ofParameters])];
  const ofOperations = marked.map(({ operationId, word }) => `  ${operationId}: '${word}',\n`);
  return `${banner}/** The additions to the specification that a REST host may offer. */
export const ADDITIONS = [\n${additions.map((one) => `  '${one}',\n`).join('')}] as const;
/** An addition to the specification, by its \`x-addition\` in the contract. */
export type Addition = (typeof ADDITIONS)[number];
/** The addition to which an operation belongs. */
export const ADDITION_OF = {\n${ofOperations.join('')}} as const satisfies Record<string, Addition>;
`;
}

/** Generates everything from the contracts and the storefront's documents, as text. Writes nothing. */
export async function generateAll(): Promise<GeneratedFile[]> {
  const graph = await generateGraphModules();
  const contract = parse(readFileSync(join(root, 'schema/rest.yaml'), 'utf8'));
  const rest = astToString(await openapiTS(new URL('../schema/rest.yaml', import.meta.url)));
  const banner = '/** Generated from schema/rest.yaml by npm run codegen. */\n\n';
  return [
    ...graph.map(({ filename, content }) => ({
      path: relative(root, resolve(root, filename)),
      content: withoutUnused(content),
    })),
    { path: 'schema/generated/rest.ts', content: banner + rest },
    { path: 'schema/generated/rest.json', content: contractJson(contract) },
    { path: 'schema/generated/additions.ts', content: additionsModule(contract, banner) },
    { path: 'schema/generated/limits.ts', content: limitsModule(contract, banner) },
    { path: 'bff/generated/response-parsers.ts', content: responseParsersModule(contract, banner) },
    { path: 'schema/generated/persisted-documents.json', content: manifestOf(persistedDocuments) },
    { path: 'docs/settings.md', content: settingsPage() },
    { path: 'docs/roles.md', content: rolesPage(contract) },
  ];
}

/** The contract as JSON, which programs load at start. YAML takes a hundred times the time and memory. */
const contractJson = (contract: object): string => `${JSON.stringify(contract, undefined, 1)}\n`;

/** The manifest by which the gateway knows the storefront's operations: each text by its id. */
const manifestOf = (documents: ReadonlyMap<string, string>): string =>
  `${JSON.stringify(Object.fromEntries([...documents].sort(([a], [b]) => a.localeCompare(b))), undefined, 2)}\n`;

/** Removes unused imports and helper types, which some plugins always write. */
function withoutUnused(content: string): string {
  const isUsed = (name: string) => (content.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
  return content
    .replaceAll(/^import type \* as (\w+) .*\n/gm, (line, name: string) => (isUsed(name) ? line : ''))
    .replaceAll(/^import type \{([^}]*)\} from (.*)\n/gm, (_, names: string, from: string) => {
      const used = names.split(',').filter((name) => isUsed(name.trim().split(' as ').at(-1) ?? ''));
      return used.length > 0 ? `import type {${used.join(',')}} from ${from}\n` : '';
    })
    .replaceAll(/^\/\*\* Internal type.*\n(?:export )?type (\w+)<.*\n/gm, (text, name: string) =>
      isUsed(name) ? text : '',
    );
}

/** Writes only the files that have changed, so that watchers do not restart. Returns the paths written. */
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
