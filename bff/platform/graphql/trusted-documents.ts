import { StartError } from '../../../schema/start-errors.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { memoizeByObject } from '../cache.ts';
import { API_LIMITS } from './api-limits.ts';
import { parseManifest, type ManifestDocument } from './manifest.ts';

/** The documents that clients were built with, as their manifests tell. */
export interface TrustedDocuments {
  /**
   * The text of the document with this id: the manifest's own, or the text's SHA-256 with or without `sha256:` before it.
   * Undefined for an unknown id.
   */
  textOf(id: string): string | undefined;
  /** Whether a manifest has exactly this text. */
  has(text: string): boolean;
}

/** The storefront's own manifest, which is always known. */
export const STOREFRONT = fileURLToPath(new URL('../../../schema/generated/persisted-documents.json', import.meta.url));
/** An id as it is kept: some tools write the standard's prefix before a hash, others don't. */
const toKey = (id: string) => id.replace(/^sha256:/, '');

/**
 * Reads the storefront's manifest and every `*.json` of a folder, each the manifest of one client. Throws an Error that
 * names the file and the operation for a file that cannot be read, a document that does not fit the schema, and an id that
 * stands for two texts.
 */
export function readTrustedDocuments(schema: GraphQLSchema, folder: string | undefined): TrustedDocuments {
  const known = new Map<string, { text: string; file: string }>();
  const add = (id: string, text: string, file: string) => {
    const other = known.get(toKey(id));
    if (other && other.text !== text) {
      throw new Error(`${file}: the id ${id} stands for another text than in ${other.file}.`);
    }
    known.set(toKey(id), { text, file });
  };
  for (const file of [STOREFRONT, ...filesOf(folder)]) {
    for (const { id, text } of readManifest(file)) {
      assertValid(schema, text, `${file}: the operation ${id}`);
      add(id, text, file);
      add(createHash('sha256').update(text).digest('hex'), text, file);
    }
  }
  const texts = new Set([...known.values()].map(({ text }) => text));
  return { textOf: (id) => known.get(toKey(id))?.text, has: (text) => texts.has(text) };
}

function filesOf(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.toSorted().map((name) => join(folder, name));
  } catch (error) {
    throw new StartError(`TRUSTED_DOCUMENTS: the folder ${folder} can't be read`, { cause: error });
  }
}

/** The documents of a manifest's file. Throws an Error that names the file and what is wrong with it. */
export function readManifest(file: string): ManifestDocument[] {
  try {
    return parseManifest(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`TRUSTED_DOCUMENTS: ${file} is no manifest of documents: ${reason}`, { cause: error });
  }
}

function assertValid(schema: GraphQLSchema, text: string, what: string): void {
  const fail = (reason: string, cause?: unknown): never => {
    throw new Error(`${what}${nameIn(document)} does not fit the schema: ${reason}`, { cause });
  };
  let document: DocumentNode | undefined;
  try {
    document = parse(text, { maxTokens: API_LIMITS.tokens });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), error);
  }
  if (validOf(schema).has(text)) return;
  const [first] = validate(schema, document);
  if (first) fail(first.message);
  validOf(schema).add(text);
}

/** Whether a document fits the schema. */
export function isValidDocument(schema: GraphQLSchema, text: string): boolean {
  try {
    assertValid(schema, text, 'a document');
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/** The documents that were found to fit a schema: gateways of one process have the storefront's in common. */
const validOf: (schema: GraphQLSchema) => Set<string> = memoizeByObject(() => new Set());

/** The operation's name for a message, as far as it has one. */
function nameIn(document: DocumentNode | undefined): string {
  const operation = document?.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return name === undefined ? '' : ` (${name})`;
}
