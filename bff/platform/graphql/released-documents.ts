import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { shareFiles } from '../../../schema/released-files.ts';
import { isValidDocument, readManifest, STOREFRONT } from './trusted-documents.ts';

/** The documents of the storefronts of other releases, which run beside this one or whose pages are still open. */
export interface ReleasedDocuments {
  /** The text of the document with this SHA-256, where a release has it and it fits this gateway's schema. */
  textOf(hash: string): string | undefined;
  close(): void;
}

/** The least milliseconds between two looks for what other gateways have put there. */
const LOOK_MS = 2_000;
const FILE = /^[\da-f]{64}\.json$/;
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** Leaves this release's documents in the folder, and finds those of others there when somebody asks for one. */
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
