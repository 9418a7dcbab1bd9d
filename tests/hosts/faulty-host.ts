import { setTimeout as pause } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { richAnswers } from './rich-catalog-host.ts';
import { createTestHost, type TestHost } from './test-host.ts';
import { createSampleCatalogue } from './sample-products.ts';

/** How a call goes wrong. */
export type Fault = 'slow' | '400' | '429' | '500' | '503' | 'html' | 'cut' | 'shape' | 'redirect' | 'huge' | 'hangup';
/** A host whose faults a test sets, call by call. */
export interface FaultyHost extends TestHost {
  /** The fault of a path's answer; undefined for a good answer. */
  faultOf: (path: string) => Fault | undefined;
}

/** A secret in a faulty host's answer. No client may read it. */
export const SECRET = 'postgres://shop:hunter2@10.0.0.7 at Object.query (/srv/app/db.js:12:7)';

/** Makes a host with all additions of the catalogue, and with faults on demand. */
export async function createFaultyHost(): Promise<FaultyHost> {
  const answer = richAnswers(createSampleCatalogue());
  const host = await createTestHost(async (path, url, response, request) => {
    const fault = faulty.faultOf(url.pathname);
    if (fault) return FAULTS[fault](response);
    return answer(path, url, response, request);
  });
  const faulty: FaultyHost = { ...host, faultOf: () => undefined };
  return faulty;
}

const FAULTS: Record<Fault, (response: ServerResponse) => Promise<'sent'> | 'sent'> = {
  slow: async (response) => {
    await pause(5_000, undefined, { ref: false });
    return send(response, 200, '{}');
  },
  '400': (response) => send(response, 400, JSON.stringify({ message: 'That is not how it is written.' })),
  '429': (response) => {
    response.setHeader('retry-after', '7');
    return send(response, 429, JSON.stringify({ message: 'Slow down' }));
  },
  '500': (response) => send(response, 500, JSON.stringify({ message: SECRET })),
  '503': (response) => send(response, 503, JSON.stringify({ message: SECRET })),
  html: (response) => send(response, 200, `<html>${SECRET}</html>`),
  cut: (response) => send(response, 200, `{"product":{"name":"${SECRET}"`),
  shape: (response) => send(response, 200, JSON.stringify({ product: { productId: 7, name: null }, products: SECRET })),
  redirect: (response) => {
    response.setHeader('location', '/user/profile');
    return send(response, 302, SECRET);
  },
  huge: async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"product":{"name":"');
    const megabyte = 'x'.repeat(1_000_000);
    for (let sent = 0; sent < 50 && !response.destroyed; sent++) {
      if (!response.write(megabyte)) await Promise.race([drained(response), pause(500)]);
    }
    response.end('"}}');
    return 'sent' as const;
  },
  hangup: (response) => {
    response.socket?.destroy();
    return 'sent';
  },
};

function send(response: ServerResponse, status: number, body: string): 'sent' {
  if (body.startsWith('{')) response.setHeader('content-type', 'application/json');
  response.writeHead(status).end(body);
  return 'sent';
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((done) => response.once('drain', done).once('close', done));
}
