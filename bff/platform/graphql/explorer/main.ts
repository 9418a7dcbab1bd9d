import { buildSchema } from 'graphql';
import { createQueryEditor, createResultView, createVariablesEditor } from './editors.ts';
import { elementOf, make, makeButton } from './elements.ts';
import { createSchemaPanel } from './schema-panel.ts';
import { send } from './send.ts';
import { TASKS, type Task } from './tasks.ts';

const [title, status] = [elementOf('title', HTMLElement), elementOf('status', HTMLElement)];
const [token, search] = [elementOf('token', HTMLInputElement), elementOf('search', HTMLInputElement)];
const answer = await window.fetch('/schema.graphql');
const schema = buildSchema(await answer.text());
const showType = createSchemaPanel(schema, elementOf('schema', HTMLElement), search);

const runAgain = () => void run();
const query = createQueryEditor(elementOf('query', HTMLElement), schema, { onRun: runAgain, onShow: showType });
const variables = createVariablesEditor(elementOf('variables', HTMLElement), runAgain);
const result = createResultView(elementOf('result', HTMLElement));

async function run(): Promise<void> {
  status.textContent = 'Asking …';
  const { words, text } = await send(query.text(), variables.text(), token.value.trim());
  status.textContent = words;
  result.setText(text);
}

/** What was made of each task so far. */
const drafts = new Map<Task, Pick<Task, 'query' | 'variables'>>();
let current: Task | undefined;

function choose(task: Task): void {
  if (current) drafts.set(current, { query: query.text(), variables: variables.text() });
  current = task;
  const draft = drafts.get(task) ?? task;
  title.textContent = task.name;
  query.setText(draft.query);
  variables.setText(draft.variables);
  for (const [at, button] of buttons.entries()) {
    if (TASKS[at] === task) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

const buttons = TASKS.map((task) => makeButton(() => choose(task), make('b', task.name), make('small', task.words)));
elementOf('tasks', HTMLElement).append(...buttons.map((button) => make('li', button)));
elementOf('run', HTMLElement).addEventListener('click', runAgain);
if (TASKS[0]) choose(TASKS[0]);
