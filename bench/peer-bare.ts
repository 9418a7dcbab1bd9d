import { createServer } from 'node:http';
import { serveProcess } from './process.ts';

/** The ceiling: only node:http. It reads each request and returns the same bytes, those of `FIXED_ANSWER`. */
const bytes = Buffer.from(process.env['FIXED_ANSWER'] ?? '');
const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, headers).end(bytes));
});
// A paced load leaves connections unused for seconds, and may use one again just when it would be closed.
server.keepAliveTimeout = 60_000;
serveProcess(server);
