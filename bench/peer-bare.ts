import { createServer } from 'node:http';
import { serveProcess } from './process.ts';

/** The ceiling: node:http alone. It reads each request and answers the same bytes, those of `FIXED_ANSWER`. */
const bytes = Buffer.from(process.env['FIXED_ANSWER'] ?? '');
const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
serveProcess(
  createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, headers).end(bytes));
  }),
);
