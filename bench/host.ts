import { createServer } from 'node:http';
import { answerTo } from './host-answers.ts';
import { serveProcess } from './process.ts';
import { shapedAnswerTo } from './shaped-answers.ts';

/**
 * The REST host that all gateways are measured on, a process of its own. Under `/plain` it has the specification's calls
 * alone, under `/shaped` answers in the schema's shape.
 */
const ADDITIONS = /^\/(additions|categories|reviews|ratings)\b/;

function bodyOf(url: string): string | undefined {
  const [path = '', query] = url.split('?');
  if (path.startsWith('/shaped')) return shapedAnswerTo(path.slice('/shaped'.length));
  if (!path.startsWith('/plain')) return answerTo(path, new URLSearchParams(query));
  const plain = path.slice('/plain'.length);
  return ADDITIONS.test(plain) ? undefined : answerTo(plain, new URLSearchParams());
}

let calls = 0;
const server = createServer((request, response) => {
  calls++;
  const body = bodyOf(request.url ?? '');
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body ?? '{}');
});
serveProcess(server, () => calls);
