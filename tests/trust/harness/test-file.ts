import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceChange } from './source-changes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MOST_MS = 600_000;

/** What became of a file's tests. */
export interface TestedFile {
  passed: number;
  /** The titles of the tests that failed, each with the beginning of why. */
  failed: string[];
}

/** The part of Vitest's JSON that is read here. */
interface VitestReport {
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Runs a file of tests in a process of its own, on a PostgreSQL server, with these changes of the source. Throws when no test runs. */
export async function runTestFile(file: string, server: string, changes: readonly SourceChange[]): Promise<TestedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'rangbandh-trust-report-'));
  const report = join(folder, 'report.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    file,
    '--reporter',
    'json',
    '--outputFile',
    report,
  ];
  // Vitest keeps what it has compiled: neither may a planted bug be kept, nor what was compiled without it be taken.
  const cache = { VITEST_FS_MODULE_CACHE: String(changes.length === 0) };
  const env = { ...process.env, TEST_DATABASE_URL: server, TRUST_CHANGES: JSON.stringify(changes), ...cache };
  try {
    await new Promise<void>((resolve) => {
      // It ends with 1 when a test fails.
      execFile(process.execPath, args, { cwd: ROOT, env, timeout: MOST_MS, maxBuffer: 64 * 1024 * 1024 }, () =>
        resolve(),
      );
    });
    return parseReport(file, await readFile(report, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function parseReport(file: string, text: string): TestedFile {
  const { testResults }: VitestReport = JSON.parse(text);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error(`No test of ${file} ran: ${testResults[0]?.message ?? ''}`);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${why.split('\n', 1)[0]?.slice(0, 200)}`),
  };
}
