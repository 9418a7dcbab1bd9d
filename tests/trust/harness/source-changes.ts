import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
const LOADER = './tests/trust/harness/source-change-loader.ts';

/** Another body of a function of the shop's source, or another value of a constant or property. The file remains unchanged. */
export interface SourceChange {
  /** The path from the project's root. */
  file: string;
  /** The name, which occurs once in the file; `outer.inner` for one that is within another. */
  name: string;
  /** The function's new statements, without braces, or the new value's expression. */
  body: string;
}

/** A planted bug, which a scenario must find. */
export interface PlantedBug {
  /** A description of the bug. */
  words: string;
  changes: SourceChange[];
}

/** Node's options and the environment of a process that loads the source with these changes. */
export function processWith(changes: readonly SourceChange[]): { args: string[]; env: Record<string, string> } {
  if (changes.length === 0) return { args: [], env: {} };
  const byFile = [...Map.groupBy(changes, ({ file }) => file)];
  const texts = byFile.map(([file, own]) => [file, own.reduce(changeSource, readFileSync(join(ROOT, file), 'utf8'))]);
  return { args: ['--import', LOADER], env: { TRUST_CHANGES: JSON.stringify(Object.fromEntries(texts)) } };
}

/** The text of a file with a change. Throws if the name does not occur once. */
export function changeSource(text: string, { file, name, body }: SourceChange): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const [first, ...inner] = name.split('.').map((part) => (node: ts.Node) => listNamed(node, part));
  const found = inner.reduce((outer, listInner) => outer.flatMap(listInner), first?.(source) ?? []);
  const [named] = found;
  if (!named || found.length > 1) throw new Error(`${file} has ${found.length} places named ${name}; one is needed.`);
  const value = ts.isVariableDeclaration(named) || ts.isPropertyAssignment(named) ? named.initializer : named;
  const isFunction = value !== undefined && ts.isFunctionLike(value);
  const place = isFunction && 'body' in value ? value.body : value;
  if (!place) throw new Error(`${file}: ${name} has no body.`);
  return `${text.slice(0, place.getStart())}${isFunction ? `{\n${body}\n}` : body}${text.slice(place.end)}`;
}

type Named = ts.FunctionDeclaration | ts.MethodDeclaration | ts.VariableDeclaration | ts.PropertyAssignment;

const isNamed = (node: ts.Node): node is Named =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isPropertyAssignment(node);

/** The functions, methods, constants and properties of a name within a node. */
function listNamed(outer: ts.Node, name: string): Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node) => {
    if (isNamed(node) && node.name?.getText() === name) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(outer, visit);
  return found;
}
