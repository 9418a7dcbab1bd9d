import { anyText, httpUrl, optional, setting, wholeFrom } from '../../platform/settings.ts';
import type { Environment } from '../../platform/settings.ts';
import { needed, readStandInSettings } from '../config.ts';
import type { SimulatorOptions } from './simulator.ts';

const whole = wholeFrom(0, 999_999_999, 'be a whole number');

const SETTINGS = {
  file: setting('SIMULATOR_FILE', anyText, '.data/payments.sqlite'),
  host: setting('HOST', anyText, '127.0.0.1'),
  port: setting('PAYMENT_SIMULATOR_PORT', whole, 4_004),
  lateMs: setting('LATE_MS', whole, 20_000),
  refundMs: setting('REFUND_MS', whole, 3_000),
  webhookAddress: optional('WEBHOOK_URL', httpUrl),
};

/** Reads the simulator's settings as its own process; throws an Error that names what is wrong. */
export function readSimulatorConfig(env: Environment = process.env): SimulatorOptions {
  if (env['NODE_ENV'] === 'production') throw new Error('A real shop has a real payment provider.');
  const { webhookAddress, ...settings } = readStandInSettings(SETTINGS, env);
  return {
    ...settings,
    keyId: needed(env, 'RAZORPAY_KEY_ID'),
    keySecret: needed(env, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: needed(env, 'RAZORPAY_WEBHOOK_SECRET'),
    ...(webhookAddress && { webhookAddress }),
  };
}
