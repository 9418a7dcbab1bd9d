import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';

/**
 * Reads each body of this scope whole before anything is passed on: whoever sends slowly holds no connection to the floor
 * below. Refuses a longer one with 413.
 */
export function readBodiesWhole(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, ({ headers }, bytes, done) => {
    delete headers['transfer-encoding'];
    headers['content-length'] = String(bytes.length);
    done(null, bytes.length === 0 ? undefined : Readable.from([bytes]));
  });
}
