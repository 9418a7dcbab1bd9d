import { isRecord } from '../object-maps.ts';

/** A document that a client was built with. */
export interface ManifestDocument {
  id: string;
  text: string;
}

/** The format of the manifests that `@apollo/generate-persisted-query-manifest` writes. */
const APOLLO_FORMAT = 'apollo-persisted-query-manifest';

/**
 * The documents of a client's manifest: Apollo's, with a list of `operations`, or an object of texts by their ids, as Relay,
 * GraphQL Code Generator and gql.tada write it. Throws an Error that says what is wrong.
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
