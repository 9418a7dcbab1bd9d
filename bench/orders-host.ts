import { createServer, type ServerResponse } from 'node:http';
import { setInterval } from 'node:timers';
import { serveProcess } from './process.ts';

/** A REST host where everybody has one order item, and ten items change each second, each of which its follower is told. */
const CHANGE_MS = 100;
const followers = new Set<ServerResponse>();
let changes = 0;

setInterval(() => {
  const follower = [...followers][changes++ % Math.max(1, followers.size)];
  follower?.write('event: order\ndata: {"orderId":"or-1"}\n\n');
}, CHANGE_MS);

const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (path === '/orders/events') {
    followers.add(response);
    response.on('close', () => followers.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    return;
  }
  const answer = path === '/additions' ? { additions: ['order-events', 'order-pages'] } : { orders: orderItem() };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
serveProcess(server);

function orderItem() {
  const product = { name: 'Leheriya saree', category: 'Saree', showPrice: 1_499 };
  return {
    orderItemId: 'oi-1',
    status: Math.floor(changes / Math.max(1, followers.size)) % 2 === 0 ? 'Placed' : 'Confirm',
    quantity: 1,
    sku: 'SK-1',
    variant: { image: '/pictures/SK-1', productId: 'p-1', sku: 'SK-1', color: 'Indigo', product },
    order: { createdAt: '2026-11-01T10:00:00.000Z', shippingDetail: { name: 'Asha' } },
    seller: { shopName: 'Jaipur Threads' },
    is_canceled_by_user: false,
    review_done: false,
  };
}
