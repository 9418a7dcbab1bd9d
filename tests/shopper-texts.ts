import ts from 'typescript';

/** A text for shoppers outside the catalogue of words. */
export interface StrayWords {
  line: number;
  words: string;
}

/** Attributes that only the browser or this software reads. */
const CODE_ATTRIBUTES =
  /^(className|type|name|id|href|to|rel|key|as|role|value|method|action|target|autoComplete|autoCapitalize|inputMode|enterKeyHint|sizes|src|srcSet|d|path|transform|viewBox|fill|stroke|strokeLinecap|strokeLinejoin|width|height|lang|loading|decoding|fetchPriority|media|property|content|robots|scope|kind|variant|area|view|heading|token|htmlFor|priority|popover|xmlns|tabIndex|points|data-.*|aria-(labelledby|describedby|controls|haspopup|current|live|autocomplete|roledescription|hidden|expanded|pressed|busy))$/;

/** Two words of letters with a space between them, or one that ends a sentence: no code, path or style has this form. */
const SENTENCE = /^[“"]?\p{Lu}[\p{L}’']* (\p{L}|\d|₹|\$\{)|^\p{Lu}.*\p{L}{2,}[.!?…]$| .*\p{L}{2,}[.!?…]$/u;
/** Such texts that are code: a unit of style, a media query, a file. */
const CODE = /^[\w./!:*#-]+\.(tsx?|css|graphql|js)$|^\S+\/\S+$/;

/** The texts of this source for shoppers: letters in JSX, in its text attributes, and whole sentences anywhere. */
export function findStrayWords(path: string, source: string): StrayWords[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: StrayWords[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isForDevelopers(node)) return;
    const words = wordsIn(node);
    if (words !== undefined) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, words: words.trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Texts for engineers: a thrown error, a line of the console or the log. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  return ts.isCallExpression(node) && /^(console|request\.log|log)\.\w+$/.test(node.expression.getText());
}

function wordsIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? node.text : undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (ts.isLiteralTypeNode(node.parent)) return undefined;
    return isShown(node, node.text) ? node.text : undefined;
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const text = node.getText().slice(1, -1);
  return SENTENCE.test(text) || attributeOf(node) === 'aria-label' ? text : undefined;
}

function isShown(node: ts.Node, text: string): boolean {
  const attribute = attributeOf(node);
  if (attribute !== undefined) return /\p{L}/u.test(text) && !CODE_ATTRIBUTES.test(attribute);
  return SENTENCE.test(text) && !CODE.test(text);
}

/** The attribute of JSX with this value, in quotes or in braces. */
function attributeOf(node: ts.Node): string | undefined {
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isJsxAttribute(holder) ? holder.name.getText() : undefined;
}
