import { format } from 'node:util';

/** The messages on the console, here or in a browser's page, that no test has expected yet. */
const warnings: string[] = [];
/** The messages that the running test expects. */
const expected: RegExp[] = [];
/** The messages that the running test allows on a slow machine. */
const tolerated: RegExp[] = [];

/** graphql-js's message about a field that must not be null, and is. */
const MISSING_FIELD = /^Cannot return null for non-nullable field /;

/** Records a warning or an error; the running test fails on it, unless it expects one of these texts. */
export function recordWarning(words: string): void {
  warnings.push(words);
}

/** Records the schema fields that a stand-in's data lack, which the page would treat as a gateway's failure. */
export function recordMissingFields({ errors = [] }: { errors?: readonly { message: string }[] }): void {
  for (const { message } of errors)
    if (MISSING_FIELD.test(message)) recordWarning(`The stand-in's data lack a field: ${message}`);
}

/** States that the running test causes warnings or errors with these texts; it fails if none comes. */
export function expectWarning(words: RegExp): void {
  expected.push(words);
}

/** States that these texts may or may not come in the running test: it depends on timing. */
export function tolerateWarning(words: RegExp): void {
  tolerated.push(words);
}

/** Throws if an unexpected warning came, or if none of the expected ones came; then resets. */
export function assertQuiet(): void {
  const [output, patterns, others] = [warnings.splice(0), expected.splice(0), tolerated.splice(0)];
  const unexpected = output.filter((words) => ![...patterns, ...others].some((pattern) => pattern.test(words)));
  if (unexpected.length > 0) throw new Error(`The console is not quiet:\n${unexpected.join('\n')}`);
  const missing = patterns.filter((pattern) => !output.some((words) => pattern.test(words)));
  if (missing.length > 0) throw new Error(`Expected on the console, and not said: ${missing.join(', ')}`);
}

/** Replaces the console for warnings and errors, and receives the warnings of the process, from now on. */
export function watchConsole(): void {
  for (const name of ['warn', 'error'] as const) {
    console[name] = (...output: unknown[]) => recordWarning(format(...output));
  }
  unwatchProcess();
  process.on('warning', recordProcessWarning);
}

/** Receives the warnings of the process no longer. */
export function unwatchProcess(): void {
  process.removeListener('warning', recordProcessWarning);
}

function recordProcessWarning({ name, message }: Error): void {
  recordWarning(`${name}: ${message}`);
}
