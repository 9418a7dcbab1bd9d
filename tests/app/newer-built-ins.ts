import ts from 'typescript';

/** A use of a feature that the oldest browsers lack: its line, and its name. */
export interface NewerBuiltIn {
  line: number;
  name: string;
}

/** Functions of a global object that one of the oldest browsers lacks. */
const FUNCTIONS: Record<string, string> = {
  AbortSignal: 'any timeout',
  Array: 'fromAsync',
  Error: 'isError',
  JSON: 'isRawJSON rawJSON',
  Intl: 'DurationFormat Segmenter supportedValuesOf',
  Iterator: 'concat from',
  Map: 'groupBy',
  Math: 'f16round sumPrecise',
  Object: 'groupBy',
  Promise: 'try withResolvers',
  RegExp: 'escape',
  Response: 'json',
  Symbol: 'asyncDispose dispose',
  Temporal: 'Duration Instant Now PlainDate PlainDateTime ZonedDateTime',
  URL: 'canParse parse',
  Uint8Array: 'fromBase64 fromHex',
};
/** Methods that one of them lacks, on any object. */
const METHOD_NAMES =
  'toSorted|toReversed|toSpliced|with|isWellFormed|toWellFormed|getOrInsert|getOrInsertComputed|difference|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|requestSubmit|requestClose|showPicker|showPopover|hidePopover|togglePopover|checkVisibility|startViewTransition|moveBefore|setHTML|setHTMLUnsafe|requestIdleCallback|toArray|transferToFixedLength';
const METHODS = new RegExp(`^(${METHOD_NAMES})$`);
/** Methods of arrays that iterators got later. */
const ITERATOR_METHODS = /^(map|filter|some|every|find|forEach|reduce|take|drop|flatMap|toArray)$/;
/** Properties that one of them does not reflect as attributes. */
const REFLECTED = /^aria[A-Z]\w+$|^popover$|^inert$/;
/** Properties of a browser that one of them lacks. */
const PROPERTIES = /^userActivation$/;
const V_FLAG = /^\/.*\/[a-z]*v[a-z]*$/s;
const LOOKBEHIND = /\(\?<[=!]/;
/** Patterns in a source that need a closer check. */
const SUSPECT = new RegExp(
  String.raw`\.(${METHOD_NAMES})\(|\b(${Object.keys(FUNCTIONS).join('|')})\.(${Object.values(FUNCTIONS).join(' ').replaceAll(' ', '|')})\b|\(\?<[=!]|\.aria[A-Z]|\.(popover|inert|userActivation)\b|\/[a-uw-z]*v[a-z]*\b|\b(values|keys|entries|matchAll)\([^()]*\)\s*\.`,
);

/**
 * Finds features in this source that one of the oldest browsers lacks. A name that the source checks first (`'name'
 * in …`) is not counted.
 */
export function findNewerBuiltIns(path: string, source: string): NewerBuiltIn[] {
  if (!SUSPECT.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: NewerBuiltIn[] = [];
  const lookedFor = new Set([...source.matchAll(/['"`](\w+)['"`] ?in /g)].map(([, name = '']) => name));
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined && !lookedFor.has(name.split('.').at(-1) ?? '')) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return memberOf(node);
  const isPattern = node.kind === ts.SyntaxKind.RegularExpressionLiteral || isText(node);
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral && V_FLAG.test(node.getText())) return 'flag v';
  return isPattern && LOOKBEHIND.test(node.getText()) ? 'lookbehind' : undefined;
}

/** A text may become a regular expression. */
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function memberOf(node: ts.PropertyAccessExpression): string | undefined {
  const name = node.name.text;
  const object = ts.isIdentifier(node.expression) ? node.expression.text : '';
  if (Object.hasOwn(FUNCTIONS, object) && FUNCTIONS[object]?.split(' ').includes(name)) return `${object}.${name}`;
  if ((isWritten(node) && REFLECTED.test(name)) || PROPERTIES.test(name)) return name;
  if (!ts.isCallExpression(node.parent) || node.parent.expression !== node) return undefined;
  if (METHODS.test(name)) return name;
  return ITERATOR_METHODS.test(name) && isIterator(node.expression) ? `Iterator.${name}` : undefined;
}

const isWritten = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Whether this is `….values()`, `….keys()`, `….entries()` or `….matchAll(…)`. */
const isIterator = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  !/^(Object|Array)$/.test(node.expression.expression.getText()) &&
  /^(values|keys|entries|matchAll)$/.test(node.expression.name.text);
