import type { SimulatorOptions } from './simulator.ts';

/** Reads the simulator's settings as its own process; throws an Error that names what is wrong. */
export function readSimulatorConfig(env: Record<string, string | undefined> = process.env): SimulatorOptions {
  if (env['NODE_ENV'] === 'production') throw new Error('A real shop has a real payment provider.');
  const number = (name: string, fallback: number) => {
    const text = env[name]?.trim() || String(fallback);
    if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not '${text.slice(0, 40)}'.`);
    return Number(text);
  };
  const needed = (name: string) => {
    const text = env[name]?.trim();
    if (!text) throw new Error(`${name} is missing: the shop and the simulator need the same keys.`);
    return text;
  };
  const address = env['WEBHOOK_URL']?.trim();
  if (address && !/^https?:\/\//.test(address)) throw new Error('WEBHOOK_URL must be an http(s) address.');
  return {
    file: env['SIMULATOR_FILE']?.trim() || '.data/payments.sqlite',
    host: env['HOST']?.trim() || '127.0.0.1',
    port: number('PAYMENT_SIMULATOR_PORT', 4_004),
    keyId: needed('RAZORPAY_KEY_ID'),
    keySecret: needed('RAZORPAY_KEY_SECRET'),
    webhookSecret: needed('RAZORPAY_WEBHOOK_SECRET'),
    lateMs: number('LATE_MS', 20_000),
    refundMs: number('REFUND_MS', 3_000),
    ...(address && { webhookAddress: address }),
  };
}
