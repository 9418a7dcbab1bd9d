import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../schema/generated/persisted-documents.json');

/** The texts of the storefront's documents, by their ids in the gateway. */
export const DOCUMENT_TEXTS: Readonly<Record<string, string>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** The text of one of the storefront's documents by its id. Throws for an unknown id. */
export function textOfDocument(hash: string): string {
  const text = DOCUMENT_TEXTS[hash];
  if (text === undefined) throw new Error(`The storefront has no document ${hash}: run npm run codegen.`);
  return text;
}
