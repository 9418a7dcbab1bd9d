import type { DocumentNode } from 'graphql';

/** The metadata that codegen adds to every operation of the storefront. */
export interface DocumentMeta {
  /** The operation's name. */
  name: string;
  /** The id of the operation's text in the gateway. */
  hash: string;
  /** The credentials of the operation: none, the session's cookies, or the shopper's token. */
  access: 'public' | 'session' | 'shopper';
}

/** The metadata of an operation. Throws an Error for a document that codegen did not generate. */
export function metaOf(document: DocumentNode): DocumentMeta {
  const meta: unknown = Reflect.get(document, '__meta__');
  if (isMeta(meta)) return meta;
  throw new Error('No id: run npm run codegen.');
}

const isMeta = (value: unknown): value is DocumentMeta =>
  typeof value === 'object' && value !== null && 'hash' in value && 'access' in value;
