import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { graphql } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';

/** A field of text with colours. */
export interface Editor {
  text(): string;
  setText(text: string): void;
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword], color: '#8f2b24', fontWeight: '600' },
  { tag: [tags.propertyName, tags.attributeName], color: '#1d4f7c' },
  { tag: [tags.string, tags.special(tags.string)], color: '#2f6b2f' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: '#8a4b00' },
  { tag: [tags.variableName, tags.special(tags.variableName)], color: '#6a3d8a' },
  { tag: tags.comment, color: '#6b5b52', fontStyle: 'italic' },
]);
const LOOKS = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-gutters': { backgroundColor: '#f6f0e9', color: '#6b5b52', border: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace' },
});
const EDITING: Extension[] = [
  history(),
  indentOnInput(),
  closeBrackets(),
  autocompletion(),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
];

/** What the editor of an operation does besides. */
interface QueryActions {
  onRun: () => void;
  /** Gets the name of a type that is to be shown. */
  onShow: (type: string) => void;
}

/** Makes the editor of an operation, which completes and checks it by the schema. */
export function createQueryEditor(parent: HTMLElement, schema: GraphQLSchema, actions: QueryActions): Editor {
  const onShowInDocs = (_field?: string, type?: string, parentType?: string) =>
    actions.onShow(type ?? parentType ?? '');
  return createEditor(parent, 'Operation', [runBy(actions.onRun), ...EDITING, ...graphql(schema, { onShowInDocs })]);
}

/** Makes the editor of an operation's variables. */
export function createVariablesEditor(parent: HTMLElement, onRun: () => void): Editor {
  return createEditor(parent, 'Variables', [runBy(onRun), ...EDITING, json()]);
}

/** Makes a text of JSON that can be read and folded. */
export function createResultView(parent: HTMLElement): Editor {
  return createEditor(parent, 'Result', [EditorState.readOnly.of(true), foldGutter(), json()]);
}

function runBy(onRun: () => void): Extension {
  const run = () => {
    onRun();
    return true;
  };
  return Prec.highest(keymap.of([{ key: 'Mod-Enter', run }]));
}

function createEditor(parent: HTMLElement, label: string, more: Extension[]): Editor {
  const view = new EditorView({
    parent,
    extensions: [
      lineNumbers(),
      bracketMatching(),
      syntaxHighlighting(COLOURS),
      LOOKS,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      ...more,
    ],
  });
  return {
    text: () => view.state.doc.toString(),
    setText: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
  };
}
