import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { rateLimitAddress } from '../../schema/client-address.ts';
import { REPORTS_PATH } from './security.ts';

const MAX_BYTES = 16_384;
/** How many reports of one address, or one /64 network of IPv6, are logged in a minute. */
const MOST_LOGGED = 10;
const MINUTE = 60_000;
const MOST_REPORTS = 5;
const LONGEST = 200;

/**
 * Serves `POST /csp-reports`, where browsers tell what a page's content policy has refused: each report is one line in the
 * log, without the queries of its addresses, ten a minute of one client. Answers 204, whatever was sent.
 */
export function serveCspReports(app: FastifyInstance): void {
  const logged = new LRUCache<string, { count: number }>({ max: 10_000, ttl: MINUTE });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, text, done) => done(null, text));
    scope.post(REPORTS_PATH, async (request, reply) => {
      for (const report of parseReports(request)) {
        const client = rateLimitAddress(request.ip);
        const counted = logged.get(client) ?? { count: 0 };
        if (counted.count === 0) logged.set(client, counted);
        counted.count += 1;
        if (counted.count <= MOST_LOGGED) request.log.warn(report, 'a browser has refused a part of a page');
      }
      return reply.code(204).send();
    });
  });
}

/** The reports of a body, as browsers send them: one object (`report-uri`), or a list (`report-to`). None for anything else. */
function parseReports({ body }: FastifyRequest): Record<string, string>[] {
  const sent = parseJson(body);
  const all: unknown[] = Array.isArray(sent) ? sent.slice(0, MOST_REPORTS) : [sent];
  return all.flatMap((each) => {
    const { body: newer, 'csp-report': older } = Object(each);
    if (newer === undefined && older === undefined) return [];
    const report = Object(newer ?? older);
    return [
      {
        directive: short(report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']),
        blocked: short(report.blockedURL ?? report['blocked-uri']),
        page: short(report.documentURL ?? report['document-uri']),
        source: short(report.sourceFile ?? report['source-file']),
      },
    ];
  });
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** An address or a word without a query, a fragment and control characters. */
const short = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .split(/[?#]/, 1)[0]
    ?.replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, LONGEST) ?? '';
