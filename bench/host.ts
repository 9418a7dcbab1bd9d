import { createServer } from 'node:http';
import { answerTo } from './host-answers.ts';
import { serveProcess } from './process.ts';

/** The REST host that both gateways are measured on, a process of its own. */
let calls = 0;
const server = createServer((request, response) => {
  calls++;
  const [path = '', query] = (request.url ?? '').split('?');
  const body = answerTo(path, new URLSearchParams(query));
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body ?? '{}');
});
serveProcess(server, () => calls);
