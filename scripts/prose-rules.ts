import { readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import ts from 'typescript';

/** A sentence that is not plain technical English, and why. */
export interface ProseError {
  file: string;
  line: number;
  fault: string;
  text: string;
}

/** Words of a private dialect, each with what to write instead. */
export const AVOIDED: readonly [pattern: RegExp, instead: string][] = [
  [/\banswer(s|ed|ing)?\b/i, 'return, respond, response'],
  [/\b(tell|tells|told|telling)\b/i, 'report, send, show, return'],
  [/\b(keep|keeps|kept|keeping)\b/i, 'cache, store, queue, hold, remain'],
  [/\bstands? (in|at|on|for|beside|there|here)\b/i, 'is in, is listed in'],
  [/\b(hear|hears|heard)\b/i, 'receive'],
  [/\banother's\b|\bnobody's\b|\bsomebody's\b/i, 'belongs to another shopper, only X'],
  [/\bof (\w+ ){1,3}alone\b/i, 'only X'],
  [/\bno more\b(?! than)/i, 'no longer'],
  [/\b(is|are|was|were) gone\b/i, 'no longer exists, was deleted'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bby hand\b/i, 'manually'],
  [/\bquiet (hour|machine)\b|\bthe machine's mood\b/i, 'idle machine, noise'],
  [/\bin the shopper's name\b/i, 'on behalf of the shopper'],
  [/\bshopper[’']s own\b/i, 'personal data'],
  [/\bcomes? about\b/i, 'is created'],
  [/\bwhoever\b/i, 'a shopper who, anybody who'],
];

const MOST_WORDS = 30;

/** Markup and code that are no prose. */
const withoutCode = (text: string) =>
  text
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/``[^`]*``|`[^`]*`/g, 'X')
    .replaceAll(/\{@link [^}]*\}|https?:\/\/\S+/g, 'X')
    .replaceAll(/\]\([^)]*\)/g, ']');

function wordErrorsOf(file: string, line: number, text: string): ProseError[] {
  const prose = withoutCode(text);
  return AVOIDED.flatMap(([pattern, instead]) => {
    const match = pattern.exec(prose);
    return match ? [{ file, line, fault: `"${match[0]}": write ${instead}`, text }] : [];
  });
}

/** Faults of a text that begins at this line of a file. */
export function faultsOf(file: string, line: number, text: string): ProseError[] {
  const found = wordErrorsOf(file, line, text);
  for (const sentence of withoutCode(text).split(/(?<=[.!?:;])\s+|\n\s*\n|\n\s*[-*|#]|\|/)) {
    const words = sentence.split(/\s+/).filter((word) => /\w/.test(word));
    if (words.length > MOST_WORDS)
      found.push({ file, line, fault: `${words.length} words in a sentence`, text: sentence });
    if (/^(Who|What)\b(?!.*\?)/.test(sentence.trim()) && words.length > 3)
      found.push({ file, line, fault: 'a sentence with "Who" or "What" as its subject', text: sentence });
  }
  return found;
}

/** Faults of a test's title. It continues the title of its `describe`, so the rule about subjects does not apply. */
function titleErrorsOf(file: string, line: number, title: string): ProseError[] {
  const found = wordErrorsOf(file, line, title);
  const count = title.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (count > MOST_WORDS) found.push({ file, line, fault: `${count} words in a title`, text: title });
  return found;
}

const treeOf = (source: string, isTsx: boolean) =>
  ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, isTsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** The function that a call such as `it.each(…)(…)` begins with. */
function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  const isInner =
    ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node);
  if (!isInner) return '';
  return calledName(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
}

/** The text of a string or a template, with an X in place of each expression. */
function literalText(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('X');
}

/** The titles of the tests in a TypeScript file, with their lines. */
function titlesOf(source: string, isTsx: boolean): [number, string][] {
  const file = treeOf(source, isTsx);
  const found: [number, string][] = [];
  const walk = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(it|test|describe)$/.test(calledName(node.expression))) {
      const [first] = node.arguments;
      const title = literalText(first);
      if (first && title !== undefined)
        found.push([file.getLineAndCharacterOfPosition(first.getStart()).line + 1, title]);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** The comments of a TypeScript file, with their lines. Directives of tools are not included. */
function commentsOf(source: string, isTsx: boolean): [number, string][] {
  const file = treeOf(source, isTsx);
  const found = new Map<number, string>();
  const take = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) found.set(pos, source.slice(pos, end));
  };
  const walk = (node: ts.Node) => {
    take(ts.getLeadingCommentRanges(source, node.pos));
    take(ts.getTrailingCommentRanges(source, node.end));
    if (ts.isJsxExpression(node) && !node.expression) take(ts.getLeadingCommentRanges(source, node.pos + 1));
    node.getChildren(file).forEach(walk);
  };
  walk(file);
  const lines = [...found].toSorted(([a], [b]) => a - b);
  // Consecutive comment lines are one text.
  const joined: [number, number, string][] = [];
  for (const [pos, text] of lines) {
    const last = joined.at(-1);
    const plain = text.replaceAll(/^\/\*\*?|\*\/$|^\s*\* ?|^\/\/ ?/gm, '');
    if (last && text.startsWith('//') && source.slice(last[1], pos).trim() === '') {
      last[2] += `\n${plain}`;
      last[1] = pos + text.length;
    } else joined.push([pos, pos + text.length, plain]);
  }
  return joined.map(([pos, , text]) => [file.getLineAndCharacterOfPosition(pos).line + 1, text]);
}

function descriptionsOf(source: string): [number, string][] {
  const found: [number, string][] = [];
  visit(parse(source), {
    enter(node) {
      if ('description' in node && node.description)
        found.push([node.description.loc?.startToken.line ?? 1, node.description.value]);
    },
  });
  for (const [index, line] of source.split('\n').entries())
    if (line.trim().startsWith('#')) found.push([index + 1, line.trim().slice(1)]);
  return found;
}

function paragraphsOf(source: string): [number, string][] {
  const found: [number, string][] = [];
  let line = 1;
  for (const part of source
    .replaceAll(/```[\s\S]*?```/g, (code) => '\n'.repeat(code.split('\n').length - 1))
    .split(/(\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s))/)) {
    if (part.trim()) found.push([line, part]);
    line += part.split('\n').length - 1;
  }
  return found;
}

function commentLinesOf(source: string, mark: RegExp): [number, string][] {
  const found: [number, string][] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const match = mark.exec(line);
    if (match?.groups?.['text']) found.push([index + 1, match.groups['text']]);
  }
  return found;
}

/** The texts of a file that people read, each with its line. */
export function textsOf(path: string, source: string): [line: number, text: string][] {
  if (/\.tsx?$/.test(path)) return commentsOf(source, path.endsWith('x'));
  if (path.endsWith('.graphql')) return descriptionsOf(source);
  if (path.endsWith('.md')) return paragraphsOf(source);
  if (path.endsWith('.sql')) return commentLinesOf(source, /--\s(?<text>.*)$/);
  if (/\.ya?ml$/.test(path))
    return commentLinesOf(source, /(?:description|summary): *['"]?(?<text>[^'"|>].*?)['"]?$|^\s*# (?:.*)$/);
  return [];
}

/** The faults of a file. */
export function proseErrorsOf(path: string): ProseError[] {
  const source = readFileSync(path, 'utf8');
  const titles = /\.test\.tsx?$/.test(path) ? titlesOf(source, path.endsWith('x')) : [];
  return [
    ...textsOf(path, source).flatMap(([line, text]) => faultsOf(path, line, text)),
    ...titles.flatMap(([line, title]) => titleErrorsOf(path, line, title)),
  ];
}
