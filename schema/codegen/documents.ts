import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  buildSchema,
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';

/** The sender of an operation: anybody, the session (its cookies, no token), or the shopper. */
export type Access = 'public' | 'session' | 'shopper';

/** The `__meta__` of each generated operation. */
export interface DocumentMeta {
  /** The operation's name. */
  name: string;
  /** The id of its text at the gateway: the text's SHA-256. */
  hash: string;
  access: Access;
}

const ROOT = join(import.meta.dirname, '../..');
const schema = buildSchema(
  globSync('schema/graph/*.graphql', { cwd: ROOT })
    .sort()
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n'),
);

/** The text of every described operation by its id: the gateway's manifest. */
export const persistedDocuments = new Map<string, string>();

/** Describes one operation with its fragments, and adds its text to the manifest. */
export function describeDocument(document: DocumentNode): { [key: string]: unknown } & DocumentMeta {
  const text = print(toSentDocument(document));
  const hash = createHash('sha256').update(text).digest('hex');
  persistedDocuments.set(hash, text);
  return { name: nameOf(document), hash, access: accessOf(document) };
}

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)?.name?.value ?? '';

/** The document as Apollo Client sends it: with `__typename` in every selection, without client directives. */
function toSentDocument(document: DocumentNode): DocumentNode {
  const withoutOwn = visit(document, {
    Directive: (node) => (node.name.value === 'unmask' ? null : undefined),
  });
  return addTypenameToDocument(withoutOwn);
}

/** The sender of an operation. The SDL marks mutations by `@public` and `@session`. */
export function accessOf(document: DocumentNode): Access {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const marks = new Set(
    operations.flatMap((operation) => rootFields(operation).map((field) => accessOfField(operation, field))),
  );
  if (marks.has('session')) return 'session';
  return marks.has('shopper') ? 'shopper' : 'public';
}

function accessOfField({ operation }: OperationDefinitionNode, { name }: FieldNode): Access {
  if (operation === OperationTypeNode.SUBSCRIPTION) return 'shopper';
  if (operation === OperationTypeNode.QUERY) return name.value === 'me' ? 'shopper' : 'public';
  const directives = schema.getMutationType()?.getFields()[name.value]?.astNode?.directives ?? [];
  const marks = new Set(directives.map((directive) => directive.name.value));
  if (marks.has('session')) return 'session';
  return marks.has('public') ? 'public' : 'shopper';
}

function rootFields({ selectionSet, name }: OperationDefinitionNode): FieldNode[] {
  return selectionSet.selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    throw new Error(`The operation ${name?.value} spreads a fragment at its root: write the fields there.`);
  });
}
