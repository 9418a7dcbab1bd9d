import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerTo } from './host-answers.ts';
import { serveProcess } from './process.ts';

/**
 * A REST host that is half broken, a process of its own: of its answers a third are fine, a third come after half a second
 * up to five, longer than a gateway waits, and a third are a 500 or make no sense, wholly or in one record.
 */
const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 5_000;

const product = { name: 'Leheriya georgette saree', category: 'Saree', showPrice: 600 };
const lines = Array.from({ length: 3 }, (_, at) => ({
  cartId: `c-${at}`,
  sku: `BN-${at}`,
  quantity: 1 + at,
  variant: { image: `/pictures/BN-${at}.whole.0123abcd`, stock: 5, productId: `b-${at}`, product },
}));
const user = { name: 'Asha', email: 'asha@example.com', phone: '', is_first_purchase: true };
const personal: Record<string, string> = {
  '/user/profile': JSON.stringify({ user }),
  '/cart': JSON.stringify({ cartData: lines }),
};

type Send = (response: ServerResponse, body: string) => void;
const send = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const BROKEN: readonly Send[] = [
  (response) => send(response, 500, '{"message":"at /srv/app.js:12:7"}'),
  (response) => send(response, 200, '<html>Bad gateway</html>'),
  (response, body) => send(response, 200, body.slice(0, body.length / 2)),
  (response) => send(response, 200, '{"products":"none","product":[],"reviews":7,"cartData":true,"user":null}'),
  // One record of many.
  (response, body) => send(response, 200, body.replace(/"(showPrice|rating|quantity)":\d+/, '"$1":"odd"')),
  (response) => void response.destroy(),
];

let calls = 0;
const server = createServer((request, response) => void answer(request.url ?? '', response));
serveProcess(server, () => calls);

async function answer(url: string, response: ServerResponse): Promise<void> {
  const [path = '', query] = url.split('?');
  const nth = calls++;
  const body = personal[path] ?? answerTo(path, new URLSearchParams(query));
  if (body === undefined) return void send(response, 404, '{}');
  if (path === '/additions' || nth % 3 === 0) return void send(response, 200, body);
  if (nth % 3 === 1) await pause(MIN_DELAY_MS + Math.random() * (MAX_DELAY_MS - MIN_DELAY_MS));
  if (nth % 3 === 1) return void send(response, 200, body);
  BROKEN[Math.floor(nth / 3) % BROKEN.length]?.(response, body);
}
