import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfGuide, GUIDES } from '../../../bff/graphql/docs/site.ts';

const DOCS_FOLDER = join(import.meta.dirname, '../../../docs');

/** The names of all guides. */
export const GUIDE_NAMES: string[] = Object.values(GUIDES).flat();

/** A block of code in a guide. */
export interface GuideBlock {
  /** `graphql`, `sh`, `json`, `ts`, … */
  language: string;
  /** The words after the language: `shopper`, `variables`, `response`, or the source file. */
  note: string;
  text: string;
  /** The line of the guide at which it begins. */
  line: number;
}

/** The text of a guide. */
export const readGuide = (name: string): string => readFileSync(join(DOCS_FOLDER, fileOfGuide(name)), 'utf8');

/** The blocks of a guide, in order. */
export function blocksOf(name: string): GuideBlock[] {
  const text = readGuide(name);
  return [...text.matchAll(/^```(\w+) ?(.*)\n([^]*?)^```$/gm)].map(
    ({ 1: language = '', 2: note = '', 3: code = '', index }) => ({
      language,
      note,
      text: code,
      line: text.slice(0, index).split('\n').length,
    }),
  );
}

/** The first column of the table under a heading, without backquotes. */
export function codesUnder(guide: string, heading: string): string[] {
  const [, section = ''] = readGuide(guide).split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `(\w+)`/gm)].map(([, code = '']) => code);
}
