import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { isRecord } from '../host/object-maps.ts';
import { StartError } from '../../server-kit/start-errors.ts';
import { memoizeByObject } from '../host/cache.ts';
import { API_LIMITS } from './api-limits.ts';
import { toHash } from './request.ts';
import { shareFiles } from '../../server-kit/released-files.ts';

/** A document in a client's manifest. */
export interface ManifestDocument {
  id: string;
  text: string;
}

/** The format of the manifests that `@apollo/generate-persisted-query-manifest` writes. */
const APOLLO_FORMAT = 'apollo-persisted-query-manifest';

/**
 * Parses a client's manifest: Apollo's with a list of `operations`, or an object of texts by id (Relay, GraphQL Code
 * Generator, gql.tada). Throws an Error that describes the fault.
 */
export function parseManifest(json: string): ManifestDocument[] {
  const manifest = parseJson(json);
  if (!isRecord(manifest)) throw new Error('it must be an object');
  if (manifest['format'] === undefined) return Object.entries(manifest).map(([id, text]) => toDocument(id, text));
  const { format, version, operations } = manifest;
  if (format !== APOLLO_FORMAT || version !== 1) throw new Error(`only version 1 of ${APOLLO_FORMAT} is known`);
  if (!Array.isArray(operations)) throw new Error('it has no list of operations');
  return operations.map((operation: unknown) => {
    if (!isRecord(operation)) throw new Error('one of its operations is no object');
    return toDocument(operation['id'], operation['body']);
  });
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('it is not JSON');
  }
}

function toDocument(id: unknown, text: unknown): ManifestDocument {
  if (typeof id !== 'string' || id === '') throw new Error('one of its operations has no id');
  if (typeof text !== 'string') throw new Error(`the operation ${id} has no text`);
  return { id, text };
}

/** The documents in all clients' manifests. */
export interface TrustedDocuments {
  /**
   * Returns the document text of this id: an id in the manifest, or the text's SHA-256 with or without `sha256:`.
   * Undefined for an unknown id.
   */
  textOf(id: string): string | undefined;
  /** Whether a manifest has exactly this text. */
  has(text: string): boolean;
}

/** The storefront's manifest, which is always loaded. */
export const STOREFRONT = fileURLToPath(new URL('../../schema/generated/persisted-documents.json', import.meta.url));

/**
 * Reads the storefront's manifest and every `*.json` of a folder, one manifest per client. Throws an Error that names
 * file and operation for an unreadable file, a document that does not fit the schema, or an id with two texts.
 */
export function readTrustedDocuments(schema: GraphQLSchema, folder: string | undefined): TrustedDocuments {
  const known = new Map<string, { text: string; file: string }>();
  const add = (id: string, text: string, file: string) => {
    const other = known.get(toHash(id));
    if (other && other.text !== text) {
      throw new Error(`${file}: the id ${id} has another text than in ${other.file}.`);
    }
    known.set(toHash(id), { text, file });
  };
  for (const file of [STOREFRONT, ...filesOf(folder)]) {
    for (const { id, text } of readManifest(file)) {
      assertValid(schema, text, `${file}: the operation ${id}`);
      add(id, text, file);
      add(createHash('sha256').update(text).digest('hex'), text, file);
    }
  }
  const texts = new Set([...known.values()].map(({ text }) => text));
  return { textOf: (id) => known.get(toHash(id))?.text, has: (text) => texts.has(text) };
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

/** Reads the documents of a manifest file. Throws an Error that names the file and the fault. */
export function readManifest(file: string): ManifestDocument[] {
  try {
    return parseManifest(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`TRUSTED_DOCUMENTS: ${file} is not a manifest of documents: ${reason}`, { cause: error });
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

/** The documents that fit a schema. Gateways of one process share the storefront's. */
const validOf: (schema: GraphQLSchema) => Set<string> = memoizeByObject(() => new Set());

/** The operation's name for a message, if it has one. */
function nameIn(document: DocumentNode | undefined): string {
  const operation = document?.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return name === undefined ? '' : ` (${name})`;
}

/** The storefront documents of other releases, which run beside this one or whose pages are still open. */
export interface ReleasedDocuments {
  /** Returns the document text of this SHA-256, if a release has it and it fits this gateway's schema. */
  textOf(hash: string): string | undefined;
  close(): void;
}

/** The least milliseconds between two reads of the shared folder. */
const LOOK_MS = 2_000;
const FILE = /^[\da-f]{64}\.json$/;
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** Writes this release's documents to the folder, and finds those of other releases on request. */
export function shareDocuments(schema: GraphQLSchema, folder: string): ReleasedDocuments {
  const own = `${sha256(readFileSync(STOREFRONT))}.json`;
  const close = shareFiles(folder, new Map([[own, STOREFRONT]]));
  const seen = new Set([own]);
  const texts = new Map<string, string>();
  let lookedAt = -Infinity;
  const look = () => {
    if (performance.now() - lookedAt < LOOK_MS) return;
    lookedAt = performance.now();
    for (const name of readdirSync(folder).filter((file) => FILE.test(file) && !seen.has(file))) {
      seen.add(name);
      for (const { text } of readManifest(join(folder, name))) texts.set(sha256(text), text);
    }
  };
  return {
    textOf: (hash) => {
      if (!texts.has(hash)) look();
      const text = texts.get(hash);
      return text !== undefined && isValidDocument(schema, text) ? text : undefined;
    },
    close,
  };
}
