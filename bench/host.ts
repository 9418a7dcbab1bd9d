import { createServer } from 'node:http';
import { responseTo } from './host-responses.ts';
import { serveProcess } from './process.ts';
import { shapedResponseTo } from './shaped-responses.ts';

/**
 * The REST host of all measured gateways, in a separate process. Under `/plain` it has only the specification's
 * calls, under `/shaped` responses in the schema's shape.
 */
const ADDITIONS = /^\/(additions|categories|reviews|ratings)\b/;

function bodyOf(url: string): string | undefined {
  const [path = '', query] = url.split('?');
  if (path.startsWith('/shaped')) return shapedResponseTo(path.slice('/shaped'.length));
  if (!path.startsWith('/plain')) return responseTo(path, new URLSearchParams(query));
  const plain = path.slice('/plain'.length);
  return ADDITIONS.test(plain) ? undefined : responseTo(plain, new URLSearchParams());
}

let calls = 0;
const server = createServer((request, response) => {
  calls++;
  const body = bodyOf(request.url ?? '');
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body ?? '{}');
});
serveProcess(server, () => calls);
