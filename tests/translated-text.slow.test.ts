import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findLooseTexts } from './translated-text.ts';

const root = join(import.meta.dirname, '..');
const PLANTED = join(root, 'web/planted.tsx');

/** The storefront's components, and one more file with this text. */
function createProgram(planted: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  host.readFile = (path) => (path === PLANTED ? planted : ts.sys.readFile(path));
  host.fileExists = (path) => path === PLANTED || ts.sys.fileExists(path);
  const sources = globSync('web/**/*.tsx', { cwd: root }).map((path) => join(root, path));
  return ts.createProgram([...sources, PLANTED], options, host);
}

const LOOSE = `
import type { ReactNode } from 'react';
interface Props { name: string; count: number; on: boolean; list: string[]; children: ReactNode }
export const A = ({ name }: Props) => <p>Hello {name}</p>;
export const B = ({ count }: Props) => <p>{count}<b>!</b></p>;
export const C = ({ on }: Props) => <p>{on && <i />}Add</p>;
export const D = ({ on }: Props) => <p><i />{on && 'yes'}</p>;
export const E = ({ name }: Props) => <>{name}</>;
export const F = ({ list }: Props) => <p>{list.map((each) => <i key={each} />)} end</p>;
export const X = ({ name }: Props) => <select><option>{name}</option></select>;
`;
const FIRM = `
const words = 'Fixed';
export const G = ({ name }: Props) => <p>{\`Hello \${name}\`}</p>;
export const H = ({ on, name }: Props) => <p>{words} <b>{name}</b>{on && <i />}</p>;
export const I = ({ on, children }: Props) => <p>{on && <i />}<b>Add</b>{children}</p>;
`;

describe('a page that the browser has translated', () => {
  it('lets each text change, come and go', () => {
    const found = findLooseTexts(createProgram(LOOSE + FIRM), (path) => path.startsWith(join(root, 'web/')));
    const lines = LOOSE.split('\n');
    const planted = lines.flatMap((line, at) => (line.startsWith('export') ? [`${PLANTED}:${at + 1}`] : []));
    expect(found.map(({ place, why }) => `${place} ${why}`).filter((line) => !line.startsWith(PLANTED))).toEqual([]);
    expect(found.map(({ place }) => place)).toEqual(planted);
  });
});
