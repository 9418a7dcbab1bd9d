import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { changesOf } from './trust/harness/config-changes.ts';
import { QUICK } from './trust/harness/shop/apis.ts';
import { changeSource } from './trust/harness/source-changes.ts';
import { WAIT_BEFORE_WRITES } from './trust/harness/statement-gate.ts';
import { HOW_IT_IS_PLAYED } from './trust/report.ts';
import { EVERY_MINUTE } from './trust/scenarios/b42-nightly-money-check.ts';
import { REMEMBER_LONG } from './trust/scenarios/attacks-by-calls.ts';
import { FEW_PLACES } from './trust/scenarios/attacks-on-gateways.ts';
import { SCENARIOS } from './trust/scenarios.ts';

const root = join(import.meta.dirname, '..');

const ofOthers = {
  everybody: changesOf({ ...QUICK, commissionRate: 1, costPerSecond: 1, drainMs: 1 }),
  B5: [WAIT_BEFORE_WRITES],
  B42: [EVERY_MINUTE],
  B45: [REMEMBER_LONG, FEW_PLACES],
};

/** The proof of money and stock changes functions of the shop by name; this test fails after a renaming. */
describe('the list of source changes in the proof of money and stock', () => {
  const bugs = SCENARIOS.flatMap(({ id, plantedBugs }) =>
    plantedBugs.map(({ words, changes }) => ({ title: `${id}, ${words}`, changes })),
  );
  const others = Object.entries(ofOthers).map(([id, changes]) => ({ title: `${id}, without a bug`, changes }));

  it.each([...bugs, ...others])(
    '$title: each name is in its file, and the file can be read with the change',
    ({ changes }) => {
      for (const change of changes) {
        const text = readFileSync(join(root, change.file), 'utf8');
        const changed = changeSource(text, change);
        expect(changed.replaceAll(/\s/g, '')).not.toBe(text.replaceAll(/\s/g, ''));
        const { diagnostics } = ts.transpileModule(changed, { reportDiagnostics: true, fileName: change.file });
        expect(diagnostics).toEqual([]);
      }
    },
  );

  it('uses only names that its file knows, so that no change fails by itself', () => {
    const all = [...bugs, ...others].flatMap(({ title, changes }) => changes.map((change) => ({ title, change })));
    const texts = new Map(
      all.map(({ change }, at) => {
        const text = readFileSync(join(root, change.file), 'utf8');
        return [`/${at}.ts`, changeSource(text, change)];
      }),
    );
    const unknown = listUnknownNames(texts).map(([file, name]) => {
      const found = all[Number(/\d+/.exec(file)?.[0])];
      return `${found?.title}: ${name}`;
    });
    expect(unknown).toEqual([]);
  });

  it('finds a name by its enclosing code, wherever it is, and refuses one that is missing or there twice', () => {
    const text = 'const a = { b: 1 };\nexport function c() {\n  const b = () => 2;\n}\n';
    const change = (name: string) => changeSource(text, { file: 'x.ts', name, body: 'return 3;' });
    expect(change('c')).toContain('function c() {\nreturn 3;\n}');
    expect(change('c.b')).toContain('const b = () => {\nreturn 3;\n};');
    expect(change('a.b')).toContain('{ b: return 3; }');
    expect(() => change('b')).toThrow('x.ts has 2 places named b');
    expect(() => change('d')).toThrow('x.ts has 0 places named d');
  });
});

const OPTIONS = { noLib: true, noResolve: true, target: ts.ScriptTarget.Latest };

/** The names in these files that neither the file nor the platform declares. */
function listUnknownNames(texts: ReadonlyMap<string, string>): [file: string, name: string][] {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(OPTIONS),
    fileExists: (file) => texts.has(file),
    getSourceFile: (file, version) => {
      const text = texts.get(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version);
    },
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return program.getSourceFiles().flatMap((source) =>
    program.getSemanticDiagnostics(source).flatMap(({ code, start = 0, length = 0 }): [string, string][] => {
      const name = source.text.slice(start, start + length);
      return UNKNOWN_NAME.has(code) && !(name in globalThis) && !isInType(source, start)
        ? [[source.fileName, name]]
        : [];
    }),
  );
}

/** Whether a place in a file is in a type. Those of the platform are not loaded. */
function isInType(node: ts.Node, at: number): boolean {
  if (ts.isTypeNode(node)) return true;
  return (
    ts.forEachChild(node, (child) => (child.pos <= at && at < child.end ? isInType(child, at) : undefined)) ?? false
  );
}

/** TypeScript's codes of names without a declaration. */
const UNKNOWN_NAME = new Set([2304, 2552, 18004]);

describe('docs/trust.md', () => {
  const report = readFileSync(join(root, 'docs/trust.md'), 'utf8');
  const sections = new Map(report.split('\n## ').map((section) => [section.split('\n', 1)[0], section]));

  it('describes how the scenarios run, and names no others', () => {
    expect(report).toContain(HOW_IT_IS_PLAYED);
    expect([...sections.keys()].slice(1)).toEqual(SCENARIOS.map(({ id, promise }) => `${id} ${promise}`));
  });

  it.each(SCENARIOS)('$id: has its figures, and reports each planted bug as found', (scenario) => {
    const section = sections.get(`${scenario.id} ${scenario.promise}`);
    expect(section).toMatch(/\n- Holds/);
    for (const { words } of scenario.plantedBugs) expect(section).toContain(`- Planted bug: ${words}. Found (`);
  });
});
