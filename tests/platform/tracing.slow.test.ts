import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../bff/config.ts';
import { startGateway } from '../../bff/server.ts';
import { expectWarning } from '../quiet-console.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import type { Json } from '../json.ts';

/** A span as an OTLP receiver gets it. */
interface Span {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, unknown>;
}

const spans: Span[] = [];
const bodies: string[] = [];
let receiver: Server;
let shop: WholeShop;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') take(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const place = receiver.address();
  if (place === null || typeof place === 'string') throw new Error('No port.');
  shop = await startWholeShop({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${place.port}/` });
});
afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => receiver.close(resolve).closeAllConnections());
});

function take(body: string): void {
  bodies.push(body);
  const { resourceSpans }: Json = JSON.parse(body);
  const valuesOf = (attributes: Json[]) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = String(valuesOf(resource.attributes)['service.name']).replace('shop-', '');
    for (const span of scopeSpans.flatMap((scope: Json) => scope.spans)) {
      const { name, traceId, spanId, parentSpanId = '', attributes } = span;
      spans.push({ service, name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes) });
    }
  }
}

const childOf = (parent: Span | undefined, service: string, name: RegExp) =>
  spans.find((span) => span.parentSpanId === parent?.spanId && span.service === service && name.test(span.name));

let drawn = 0;
/** The trace header of a proxy in front of the shop. */
function newTrace(): { traceId: string; traceparent: string } {
  const traceId = `${(++drawn).toString(16).padStart(4, '0')}${'a'.repeat(28)}`;
  return { traceId, traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
}

const send = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.web}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).then((reply) => reply.text());

describe('a trace', () => {
  it('goes from the request of an operation at the storefront to the gateway, the REST call and its SQL', async () => {
    const { traceId, traceparent } = newTrace();
    await send(
      { query: '{ category(name: "Saree") { products(sort: PRICE_ASC) { nodes { name } } } }' },
      { traceparent },
    );
    const follow = () => {
      const web = spans.find((span) => span.traceId === traceId && span.service === 'web');
      const gateway = childOf(web, 'bff', /^query other$/);
      const call = spans.find((span) => span.parentSpanId === gateway?.spanId && span.attributes['http.route']);
      const api = childOf(call, 'api', /^GET \//);
      return { web, gateway, call, api, sql: childOf(api, 'api', /^(select|with)$/) };
    };
    await expect.poll(() => Object.values(follow()).filter((span) => span === undefined)).toEqual([]);
    const { web, gateway, call, api, sql } = follow();
    expect(web).toMatchObject({ parentSpanId: 'b'.repeat(16), name: 'POST /graphql' });
    for (const span of [gateway, call, api, sql]) expect(span?.traceId).toBe(traceId);
    expect(sql?.attributes['db.query.text']).toMatch(/from/);
    expect(web?.attributes['request.id']).toBe(api?.attributes['request.id']);
  });

  it('goes from a page at the storefront to the SQL', async () => {
    const { traceId, traceparent } = newTrace();
    await (await fetch(`${shop.web}/search?text=dupatta${process.pid}`, { headers: { traceparent } })).text();
    const servicesOf = () => new Set(spans.filter((span) => span.traceId === traceId).map(({ service }) => service));
    await expect.poll(servicesOf).toEqual(new Set(['web', 'bff', 'api']));
    await expect
      .poll(() => spans.filter((span) => span.traceId === traceId && span.attributes['db.query.text']).length)
      .toBeGreaterThan(0);
  });

  it('has nothing of a person in it, and no address with its query', async () => {
    const { traceId, traceparent } = newTrace();
    const email = 'canary-asha@example.com';
    const query = `mutation { login(input: { email: "${email}", password: "canary-word" }) { userErrors { code } } }`;
    await send({ query }, { traceparent });
    await (await fetch(`${shop.web}/newsletter/confirm?token=canary-token`, { headers: { traceparent } })).text();
    const has = (service: string, route: string) =>
      spans.some(
        (span) => span.traceId === traceId && span.service === service && span.attributes['http.route'] === route,
      );
    await expect.poll(() => has('api', '/user/login') && has('web', '/graphql') && has('web', '/*')).toBe(true);
    expect(bodies.join('')).not.toContain('canary');
  });

  it('is lost with a warning if no collector accepts it, without an effect on requests and shutdown', async () => {
    expectWarning(/OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces/);
    const env = { BFF_PORT: '0', LOG_LEVEL: 'silent', REST_URL: shop.api };
    const lone = await startGateway(readGatewayConfig({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }));
    expect((await fetch(`${lone.address}/graphql?query={__typename}`)).status).toBe(200);
    await lone.close();
  });

  it('is not sent without its setting, and a wrong one is named', () => {
    expect(readGatewayConfig({}).tracing).toBeUndefined();
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' };
    expect(() => readGatewayConfig(wrong)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT must be an http\(s\) address/);
    expect(() => readGatewayConfig({ METRICS_PORT: 'on' })).toThrow(
      'METRICS_PORT must be a whole number from 0 to 65535',
    );
  });
});
