import { join } from 'node:path';
import { SHOP } from '../schema/shop.ts';
import { CALLBACK_PATH } from './account/google.ts';
import type { GoogleRegistration } from './account/google.ts';
import type { ApiConfig, RazorpayConfig } from './config.ts';
import { withFolder, withPort } from '../server-kit/start-errors.ts';
import { deriveKey } from './platform/secrets.ts';

/** The shop's account at the payment provider. */
export interface RazorpayAccount extends RazorpayConfig {
  /** The address of the widget's script. */
  widgetUrl: string;
}

/** The external services: a mail server, Google and a payment provider, or in a trial their stand-ins. */
export interface ExternalServices {
  smtpUrl: string;
  google: GoogleRegistration;
  payment: RazorpayAccount;
  /** The address of the trial's outbox; undefined with a real mail server. */
  outbox: string | undefined;
  /** The address of the sample provider; undefined with the real Google. */
  sampleGoogle: string | undefined;
  /** The address of the payment simulator; undefined with a real provider. */
  paymentSimulator: string | undefined;
  /** Sets the address to which the simulator sends webhooks. A real provider is configured on its own pages. */
  setWebhookAddress(address: string): void;
  close(): Promise<void>;
}

/**
 * Uses the services that the settings name and starts stand-ins for the others. A real shop starts none, and throws if
 * a setting is missing. The simulator's keys are derived from the shop's secret.
 */
export async function startExternalServices(config: ApiConfig, secret: string): Promise<ExternalServices> {
  const { smtpUrl, google, razorpay } = config;
  if (config.isProduction && !(smtpUrl && google && razorpay)) throw new Error('A real shop must not use stand-ins.');
  await using opened = new AsyncDisposableStack();
  const outbox = smtpUrl ? { smtpUrl, address: undefined, close: nothing } : await startOutbox(config);
  opened.defer(() => outbox.close());
  const sample = google ? { client: google, address: undefined, close: nothing } : await startSampleGoogle(config);
  opened.defer(() => sample.close());
  const payments = razorpay ? realPayments(config, razorpay) : await startSimulator(config, secret);
  opened.defer(() => payments.close());
  const running = opened.move();
  return {
    smtpUrl: outbox.smtpUrl,
    google: sample.client,
    outbox: outbox.address,
    sampleGoogle: sample.address,
    payment: payments.account,
    paymentSimulator: payments.address,
    setWebhookAddress: payments.setWebhookAddress,
    close: () => running.disposeAsync(),
  };
}

const nothing = async (): Promise<void> => undefined;

/**
 * Starts a stand-in, which is imported on demand: a real shop never loads the stand-ins, and its image does not contain
 * them.
 */
function startStandIn<T>(name: string, dataDir: string, place: Place, start: () => Promise<T>): Promise<T> {
  return withFolder('DATA_DIR', dataDir, () => withPort(name, place, start));
}

interface Place {
  host: string;
  port: number;
}

async function startOutbox({ dataDir, outboxPort: port }: ApiConfig) {
  const { startOutbox: open } = await import('stand-ins/outbox');
  // A reader of the outbox can log in as anybody. So it listens only on this machine, wherever the shop itself listens.
  const place = { host: '127.0.0.1', port };
  return startStandIn('The outbox of the trial', dataDir, place, () =>
    open({ folder: join(dataDir, 'outbox'), ...place }),
  );
}

async function startSampleGoogle({ dataDir, shopUrl, host, sampleGooglePort: port, nativeRedirects }: ApiConfig) {
  const { startSampleGoogle: open } = await import('stand-ins/google');
  const options = { shopUrl, nativeRedirects, shopName: SHOP.name, callbackPath: CALLBACK_PATH };
  return startStandIn('The sample Google of the trial', dataDir, { host, port }, () =>
    open({ host, port, ...options }),
  );
}

interface PaymentService {
  account: RazorpayAccount;
  address: string | undefined;
  setWebhookAddress: (address: string) => void;
  close(): Promise<void>;
}

const RAZORPAY_WIDGET = 'https://checkout.razorpay.com/v1/checkout.js';

function realPayments({ widgetUrl = RAZORPAY_WIDGET }: ApiConfig, razorpay: RazorpayConfig): PaymentService {
  return {
    account: { ...razorpay, widgetUrl },
    address: undefined,
    setWebhookAddress: () => undefined,
    close: nothing,
  };
}

async function startSimulator({ dataDir, host, paymentSimulatorPort: port, widgetUrl }: ApiConfig, secret: string) {
  const { startSimulator: open } = await import('stand-ins/razorpay');
  const { fourteenCharacters } = await import('stand-ins/razorpay/ids');
  const key = (purpose: string) => deriveKey(secret, `payment simulator: ${purpose}`);
  const keys = {
    keyId: `rzp_test_${fourteenCharacters(key('key id'))}`,
    keySecret: Buffer.from(key('key secret')).toString('base64url'),
    webhookSecret: Buffer.from(key('webhook secret')).toString('base64url'),
  };
  const file = join(dataDir, 'payments', 'books.sqlite');
  const start = () => open({ ...keys, file, host, port });
  const simulator = await startStandIn('The payment simulator of the trial', dataDir, { host, port }, start);
  return {
    account: { ...keys, baseUrl: simulator.address, widgetUrl: widgetUrl ?? simulator.widgetUrl },
    address: simulator.address,
    setWebhookAddress: simulator.setWebhookAddress,
    close: () => simulator.close(),
  } satisfies PaymentService;
}
