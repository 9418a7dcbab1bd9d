import ts from 'typescript';

/** A text in JSX that must not change, or next to which nothing can be inserted, on a translated page: its place, and the reason. */
export interface LooseText {
  place: string;
  why: string;
}

/** The kinds of an element's children: a text, an optional or growing part, or a fixed element. */
interface Child {
  node: ts.Node;
  /** Whether it is a text that never changes. */
  isFixedText: boolean;
  isChangingText: boolean;
  mayComeAndGo: boolean;
}

/**
 * The texts that break when a browser translates a page: it replaces text nodes by elements, but React continues to change, remove
 * and insert before those nodes. A text that can change must be the only child of its element. An optional part must not be
 * right before a text.
 */
export function findLooseTexts(program: ts.Program, isOurs: (path: string) => boolean): LooseText[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isOurs(fileName))
    .flatMap((file) => {
      const found: LooseText[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...looseIn(node, file, checker));
        if (isOptionWithoutValue(node)) found.push({ place: placeOf(node, file), why: 'its value is its text' });
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
}

/** An option without a value has its text as value, which a browser translates. */
const isOptionWithoutValue = (node: ts.Node): boolean =>
  ts.isJsxOpeningElement(node) &&
  node.tagName.getText() === 'option' &&
  !node.attributes.properties.some((property) => property.name?.getText() === 'value');

function placeOf(node: ts.Node, file: ts.SourceFile): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${file.fileName}:${line + 1}`;
}

function looseIn(parent: ts.JsxElement | ts.JsxFragment, file: ts.SourceFile, checker: ts.TypeChecker): LooseText[] {
  const children = parent.children.filter(isShown).map((node) => toChild(node, checker));
  const isAlone = children.length === 1 && ts.isJsxElement(parent);
  return children.flatMap((child, at) => {
    const place = placeOf(child.node, file);
    if (child.isChangingText && !isAlone) return [{ place, why: 'a changing text has siblings' }];
    const next = children.slice(at + 1).find(({ mayComeAndGo }) => !mayComeAndGo);
    return child.mayComeAndGo && next?.isFixedText ? [{ place, why: 'comes and goes before a text' }] : [];
  });
}

/** Whether React renders it: no comment, no line break between elements. */
function isShown(node: ts.JsxChild): boolean {
  if (ts.isJsxText(node)) return !node.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(node) || node.expression !== undefined;
}

function toChild(node: ts.JsxChild, checker: ts.TypeChecker): Child {
  const nothing = { node, isFixedText: false, isChangingText: false, mayComeAndGo: false };
  if (ts.isJsxText(node)) return { ...nothing, isFixedText: true };
  if (!ts.isJsxExpression(node) || !node.expression) return nothing;
  const types = partsOf(checker.getTypeAtLocation(node.expression));
  const isEmpty = (type: ts.Type) => (type.isStringLiteral() || type.isNumberLiteral()) && !type.value;
  const texts = types.filter(
    (type) => type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) && !isEmpty(type),
  );
  const isNode = types.some(
    (type) => type.getSymbol()?.name === 'ReactPortal' || checker.typeToString(type) === 'Iterable<ReactNode>',
  );
  // The children of a caller are in that caller's JSX.
  if (isNode) return nothing;
  const isFixedText = types.length === 1 && types[0]?.isStringLiteral() === true;
  const mayComeAndGo = types.some(
    (type) =>
      Boolean(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike)) ||
      checker.isArrayType(type) ||
      isEmpty(type),
  );
  return { node, isFixedText, isChangingText: texts.length > 0 && !isFixedText, mayComeAndGo };
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
