import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { parse, print } from 'graphql';
import { describeCalls } from './describe-calls.ts';
import { addVary, sendWithTag } from './http-headers.ts';

/** Where the schema is served. */
export const SCHEMA_PATH = '/schema.graphql';
const SCHEMA_FILE = new URL('../../../schema/generated/schema.graphql', import.meta.url);
/** A gateway's schema changes at its start alone. */
const CACHE_CONTROL = 'public, max-age=300';

/** Serves the whole schema as text, with the descriptions that explorers show and all directives, also in production. */
export function serveSchema(app: FastifyInstance): void {
  const text = `${print(describeCalls(parse(readFileSync(SCHEMA_FILE, 'utf8'))))}\n`;
  app.get(SCHEMA_PATH, (request, reply) => {
    addVary(reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_CONTROL), 'accept-encoding');
    return sendWithTag(request, reply, text);
  });
}
