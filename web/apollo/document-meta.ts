import type { DocumentNode } from 'graphql';

/** What codegen writes into every operation of the storefront, besides its text. */
export interface DocumentMeta {
  /** The operation's name. */
  name: string;
  /** The id by which the gateway knows the operation's text. */
  hash: string;
  /** What the operation is sent with: nothing, the session's cookies, or the shopper's token. */
  access: 'public' | 'session' | 'shopper';
}

/** The meta data of an operation. Throws an Error for a document that codegen did not make. */
export function metaOf(document: DocumentNode): DocumentMeta {
  const meta: unknown = Reflect.get(document, '__meta__');
  if (isMeta(meta)) return meta;
  throw new Error('No id: run npm run codegen.');
}

const isMeta = (value: unknown): value is DocumentMeta =>
  typeof value === 'object' && value !== null && 'hash' in value && 'access' in value;
