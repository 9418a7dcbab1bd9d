import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run as operate } from '../../api/cli/run.ts';
import { readOperatorConfig } from '../../api/config.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { logInByMail } from './log-in.ts';

const FOLDER = join(import.meta.dirname, '../../examples');
const SECRET = 'the secret of the shop that the examples buy from';
const SELLER = 'owner@example.com';
/** Milliseconds that one step of an example may take. */
const STEP_MS = 300_000;
/** The files of earlier installs, builds and runs: a copy excludes them. */
const LEFTOVERS = /\/(node_modules|dist|__generated__|session\.json)(\/|$)/;

/** A step of an example: its npm script, and the expected output. */
interface Step {
  command: string[];
  prints?: RegExp;
}

/** The steps of each example, after `npm ci` in its copy. */
const STEPS: Record<string, Step[]> = {
  'apollo-default-cache': [
    { command: ['run', 'check'] },
    { command: ['start', '--', 'ravi@example.com', SELLER], prints: /^Today it costs .*; in the order stays /m },
  ],
  'command-line': [
    { command: ['run', 'schema'] },
    { command: ['run', 'check'] },
    { command: ['start', '--', 'asha@example.com'], prints: /^Order \w+: .* Cancelled; due ₹0\.00, back ₹712\.00$/m },
    {
      command: ['start', '--', 'asha@example.com', '--logout'],
      prints: /^Welcome back, Asha Verma\.[^]*^Logged out\.$/m,
    },
  ],
  'relay-list': [
    { command: ['run', 'schema'] },
    { command: ['run', 'relay'] },
    { command: ['run', 'check'] },
    { command: ['run', 'build'] },
    { command: ['test'], prints: /^Paged to 16 products and asked again, the cheapest 749 rupees\.$/m },
  ],
};

/** Opens a shop on free ports, whose `SELLER` may change prices. */
async function openShop(): Promise<WholeShop> {
  const shop = await startWholeShop({ SESSION_SECRET: SECRET });
  await logInByMail(shop, SELLER);
  const settings = { REST_URL: shop.api, SESSION_SECRET: SECRET };
  const { code, output } = await operate(['users', 'make-admin', SELLER], () => readOperatorConfig(settings));
  if (code !== 0) throw new Error(output);
  return shop;
}

/** Runs all steps of an example in a copy of its folder. Throws the output of a failed step. */
async function runExample(name: string, shop: WholeShop): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), `rangbandh-${name}-`));
  const filter = (path: string) => !LEFTOVERS.test(path.slice(FOLDER.length));
  try {
    await cp(join(FOLDER, name), home, { recursive: true, filter });
    for (const step of [{ command: ['ci'] }, ...(STEPS[name] ?? [])]) await runStep(step, home, shop);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function runStep({ command, prints = /^/ }: Step, cwd: string, shop: WholeShop): Promise<void> {
  const env = { ...process.env, SHOP: shop.web, OUTBOX: shop.outbox };
  const title = `npm ${command.join(' ')}`;
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', command, { cwd, env, timeout: STEP_MS });
    if (!prints.test(stdout)) throw new Error(`it doesn't print ${prints}:\n${stdout}${stderr}`);
    console.log(`  ${title}`);
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}\n${said}`, { cause: error });
  }
}

/** Runs one example and returns whether all its steps passed. */
async function passes(name: string, shop: WholeShop): Promise<boolean> {
  console.log(name);
  try {
    if (!(name in STEPS)) throw new Error(`nobody says in ${import.meta.filename} how it is run.`);
    await runExample(name, shop);
    return true;
  } catch (error) {
    console.log(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const wanted = process.argv.slice(2);
const folders = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory());
const names = wanted.length > 0 ? wanted : folders.map(({ name }) => name).toSorted();
const shop = await openShop();
let passed = 0;
for (const name of names) if (await passes(name, shop)) passed += 1;
await shop.close();
console.log(`${passed} passed, ${names.length - passed} failed`);
process.exitCode = passed === names.length ? 0 : 1;
