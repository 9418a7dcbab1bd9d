import ts from 'typescript';

/** One function of a file: its first line and its number of lines of code. */
export interface MeasuredFunction {
  /** The line of the file on which the function begins, counted from 1. */
  line: number;
  /** Lines of code: blank lines and comments are not counted, and neither are the members of a factory's object. */
  lines: number;
}

/**
 * Measures the functions of a source text that have at least `least` lines, blank ones and comments included. For a factory, that is a function that returns an object literal, the
 * functions in that object do not count: each of them is measured separately. The same holds for a `const` object that the
 * factory returns and for closures that the object names.
 */
export function measureFunctions(path: string, text: string, least = 1): MeasuredFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const long: FunctionNode[] = [];
  const visit = (node: ts.Node) => {
    if (isFunction(node) && node.body && linesOf(source, node).length >= least) long.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  // Few files have a long function, and separating code from comments takes a third of the time.
  if (long.length === 0) return [];
  const code = linesOfCode(source);
  return long.map((node) => {
    const own = linesOf(source, node).filter((line) => code.has(line));
    const others = new Set(membersOf(node).flatMap((member) => linesOf(source, member)));
    return { line: (own[0] ?? 0) + 1, lines: own.filter((line) => !others.has(line)).length };
  });
}

type FunctionNode = ts.FunctionLikeDeclaration;

const isFunction = (node: ts.Node): node is FunctionNode => ts.isFunctionLike(node) && 'body' in node;

function linesOf(source: ts.SourceFile, node: ts.Node): number[] {
  const [first, last] = [node.getStart(source), node.end].map((at) => source.getLineAndCharacterOfPosition(at).line);
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => (first ?? 0) + at);
}

/** The lines of a token, counted from 0. */
function linesOfCode(source: ts.SourceFile): Set<number> {
  const written = source.text.split('\n');
  const found = new Set<number>();
  const visit = (node: ts.Node) => {
    const children = node
      .getChildren(source)
      .filter((child) => child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    for (const line of linesOf(source, node)) if (written[line]?.trim()) found.add(line);
  };
  visit(source);
  return found;
}

/** The functions in the object that a factory returns. */
function membersOf(factory: FunctionNode): ts.Node[] {
  const locals = localsOf(factory);
  return returnedBy(factory)
    .map((value) => objectIn(value, locals))
    .flatMap((object) => (object ? functionsIn(object, locals) : []));
}

function functionsIn(object: ts.ObjectLiteralExpression, locals: Map<string, ts.Node>): ts.Node[] {
  return object.properties.flatMap((member): ts.Node[] => {
    if (ts.isShorthandPropertyAssignment(member)) return functionIn(locals.get(member.name.text));
    if (!ts.isPropertyAssignment(member)) return isFunction(member) ? [member] : [];
    const value = unwrap(member.initializer);
    if (ts.isObjectLiteralExpression(value)) return functionsIn(value, locals);
    return ts.isIdentifier(value) ? functionIn(locals.get(value.text)) : functionIn(value);
  });
}

const functionIn = (node: ts.Node | undefined) => (node && isFunction(node) ? [node] : []);

function objectIn(value: ts.Expression, locals: Map<string, ts.Node>): ts.ObjectLiteralExpression | undefined {
  const plain = unwrap(value);
  const found = ts.isIdentifier(plain) ? locals.get(plain.text) : plain;
  return found && ts.isObjectLiteralExpression(found) ? found : undefined;
}

/** The values that a function returns itself, without those of the functions inside it. */
function returnedBy(factory: FunctionNode): ts.Expression[] {
  const body = factory.body;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (isFunction(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** The functions and constants in a function's body, by name. */
function localsOf(factory: FunctionNode): Map<string, ts.Node> {
  const locals = new Map<string, ts.Node>();
  if (!factory.body || !ts.isBlock(factory.body)) return locals;
  for (const statement of factory.body.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) locals.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) locals.set(name.text, unwrap(initializer));
    }
  }
  return locals;
}

function unwrap(value: ts.Expression): ts.Expression {
  const wrapped = ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value);
  return wrapped ? unwrap(value.expression) : value;
}
