import { format } from 'node:util';

/** What was said on the console, here or in a browser's page, and no test has answered for yet. */
const complaints: string[] = [];
/** What the running test says that it provokes. */
const expected: RegExp[] = [];
/** What the running test says that a slow machine may provoke. */
const tolerated: RegExp[] = [];

/** What graphql-js says of a field that must not be null, and is. */
const LACKING = /^Cannot return null for non-nullable field /;

/** Notes a warning or an error; the running test fails of it, unless it expects one of these words. */
export function complain(words: string): void {
  complaints.push(words);
}

/** Notes what a stand-in's own data lack of the schema, which the page would only take for a gateway's failure. */
export function complainOfLacking({ errors = [] }: { errors?: readonly { message: string }[] }): void {
  for (const { message } of errors) if (LACKING.test(message)) complain(`The stand-in's data lack a field: ${message}`);
}

/** Says that the running test provokes warnings or errors of these words; it fails when none comes. */
export function expectWarning(words: RegExp): void {
  expected.push(words);
}

/** Says that these words may come in the running test or not: it depends on which of two things is quicker. */
export function tolerateWarning(words: RegExp): void {
  tolerated.push(words);
}

/** Throws when a warning came that nobody expected, or none of those that somebody did; then begins anew. */
export function assertQuiet(): void {
  const [said, patterns, others] = [complaints.splice(0), expected.splice(0), tolerated.splice(0)];
  const unexpected = said.filter((words) => ![...patterns, ...others].some((pattern) => pattern.test(words)));
  if (unexpected.length > 0) throw new Error(`The console is not quiet:\n${unexpected.join('\n')}`);
  const missing = patterns.filter((pattern) => !said.some((words) => pattern.test(words)));
  if (missing.length > 0) throw new Error(`Expected on the console, and not said: ${missing.join(', ')}`);
}

/** Takes the place of the console for warnings and errors, and hears the warnings of the process, from now on. */
export function watchConsole(): void {
  for (const name of ['warn', 'error'] as const) {
    console[name] = (...said: unknown[]) => complain(format(...said));
  }
  process.removeListener('warning', hear).on('warning', hear);
}

function hear({ name, message }: Error): void {
  complain(`${name}: ${message}`);
}
