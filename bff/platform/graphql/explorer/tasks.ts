import EXAMPLES from '../examples.graphql?raw';
import { EXAMPLE_VARIABLES } from './example-variables.ts';

/** Something to do with the shop: an operation that runs as it is. */
export interface Task {
  /** The operation's name. */
  name: string;
  /** What it does, in a sentence. */
  words: string;
  query: string;
  /** JSON, or an empty text. */
  variables: string;
}

/** The tasks of `examples.graphql`, in its order: each is an operation after a comment. */
export const TASKS: readonly Task[] = EXAMPLES.split(/\n(?=# )/).map((example) => {
  const query = `${example.trim()}\n`;
  const name = /^(?:query|mutation) (\w+)/m.exec(query)?.[1] ?? 'Operation';
  const words = /^# ([^:.]+)/.exec(query)?.[1] ?? '';
  const needed = Object.entries(EXAMPLE_VARIABLES).filter(([variable]) => query.includes(`$${variable}`));
  const variables = needed.length > 0 ? JSON.stringify(Object.fromEntries(needed), null, 2) : '';
  return { name, words: `${words}.`, query, variables };
});
