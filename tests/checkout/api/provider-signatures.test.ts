import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isPaymentSignature,
  isWebhookSignature,
  parseWebhookEvent,
} from '../../../api/checkout/provider/signatures.ts';
import { createRandom } from '../../trust/harness/random.ts';

const [orderId, paymentId, secret] = ['order_aaaaaaaaaaaaaa', 'pay_bbbbbbbbbbbbbb', 'a secret of the shop'];
const sign = (text: string | Buffer, key = secret) => createHmac('sha256', key).update(text).digest('hex');
const right = sign(`${orderId}|${paymentId}`);
const isBelieved = (changes: object) =>
  isPaymentSignature({ orderId, paymentId, signature: right, secret, ...changes });

describe('a proof of payment', () => {
  it('[REST-21] is believed when the provider signed this order with this payment', () => {
    expect(isBelieved({})).toBe(true);
    expect(isBelieved({ orderId: 'order_aaaaaaaaaaaaab' })).toBe(false);
    expect(isBelieved({ paymentId: 'pay_bbbbbbbbbbbbbc' })).toBe(false);
    expect(isBelieved({ secret: 'another secret' })).toBe(false);
    expect(isBelieved({ signature: sign(`${paymentId}|${orderId}`) })).toBe(false);
  });

  it('[REST-21] is refused when it is malformed', () => {
    const odd = [undefined, null, '', 0, [right], { toString: () => right }, right.slice(1), `${right}0`, `${right}\n`];
    const more = [
      right.toUpperCase(),
      ` ${right.slice(1)}`,
      'z'.repeat(64),
      Buffer.from(right, 'hex').toString('base64'),
    ];
    for (const signature of [...odd, ...more]) expect(isBelieved({ signature }), String(signature)).toBe(false);
    for (const one of [[paymentId], '', undefined, `${paymentId}|`]) {
      expect(isBelieved({ paymentId: one, signature: sign(`${orderId}|${String(one)}`) })).toBe(false);
    }
    const ofNobody = { secret: '', signature: sign(`${orderId}|${paymentId}`, '') };
    expect(isBelieved(ofNobody), 'no secret is known to everybody').toBe(false);
  });

  it('[REST-21] is not believed in any of 10,000 that were made up', () => {
    const seed = Math.floor(Math.random() * 1e9);
    console.log(`Seed of the forged signatures: ${seed}`);
    const random = createRandom(seed);
    const chance = () => random.draw();
    const digit = () => Math.floor(chance() * 16).toString(16);
    const forge = [
      () => Array.from({ length: 64 }, digit).join(''),
      () => {
        const at = Math.floor(chance() * 64);
        const other = ((Number.parseInt(right.charAt(at), 16) + 1 + Math.floor(chance() * 15)) % 16).toString(16);
        return right.slice(0, at) + other + right.slice(at + 1);
      },
      () => sign(`${orderId}|${paymentId}`, `guess ${chance()}`),
      () => sign(`${orderId}|pay_${String(Math.floor(chance() * 1e14)).padStart(14, '0')}`),
    ];
    let believed = 0;
    for (let count = 0; count < 10_000; count++) {
      const signature = forge[count % forge.length]?.() ?? right;
      if (isBelieved({ signature })) believed += 1;
      if (isWebhookSignature(Buffer.from(`${orderId}|${paymentId}`), signature, secret)) believed += 1;
    }
    expect(believed).toBe(0);
  });
});

describe("a provider's message", () => {
  it('[CHECK-8] is verified over the same bytes that arrived', () => {
    const raw = Buffer.from('{"event":"order.paid",  "x":"\u20b9"}');
    expect(isWebhookSignature(raw, sign(raw), secret)).toBe(true);
    expect(isWebhookSignature(Buffer.from(JSON.stringify(JSON.parse(raw.toString()))), sign(raw), secret)).toBe(false);
    expect(isWebhookSignature(raw, [sign(raw)], secret)).toBe(false);
    expect(isWebhookSignature(raw, undefined, secret)).toBe(false);
  });

  it('[CHECK-8] is read for its ids alone', () => {
    const entity = { id: paymentId, order_id: orderId };
    const body = (payload: object, event: unknown = 'payment.captured') => JSON.stringify({ event, payload });
    const name = 'payment.captured';
    expect(parseWebhookEvent(body({ payment: { entity } }))).toEqual({ name, orderId, paymentId, refundId: undefined });
    const refund = { entity: { id: 'rfnd_cccccccccccccc', payment_id: paymentId } };
    expect(parseWebhookEvent(body({ refund }))).toMatchObject({ paymentId, refundId: 'rfnd_cccccccccccccc' });
    const none = { orderId: undefined, paymentId: undefined, refundId: undefined };
    expect(parseWebhookEvent(body({ payment: { entity: { id: 7, order_id: '../x' } } }))).toEqual({ name, ...none });
    const odd = [
      '',
      'null',
      '[]',
      '"x"',
      '{',
      body({}, 7),
      body({}, '__proto__'),
      body({}, [name]),
      body({}, 'a'.repeat(500)),
      '{"event":{}}',
    ];
    for (const raw of odd) expect(parseWebhookEvent(Buffer.from(raw)), raw).toBeUndefined();
  });
});
