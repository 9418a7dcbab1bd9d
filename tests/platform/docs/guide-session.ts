import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'graphql-sse';
import { indianDayOf } from '../../../schema/days.ts';
import type { WholeShop } from '../../whole-shop.ts';
import type { GuideBlock } from './guide-blocks.ts';

/** The sample address in guides. */
const SAMPLE_ADDRESS = 'you@example.com';

/** The parts of a GraphQL response that the session reads. */
export interface GuideResponse {
  data?: Record<string, unknown> | null;
  errors?: unknown[];
}

/** Runs the blocks of one guide as a reader does, in order: later blocks know the data of earlier responses. */
export interface GuideSession {
  runGraphQL(block: GuideBlock, variables: string): Promise<GuideResponse>;
  /** Returns the output of the commands. Rejects if they fail. */
  runShell(block: GuideBlock): Promise<string>;
}

/** The placeholders of guides for values of a run: `$CODE`, `$CURSOR`, `$ORDER_ITEM`. */
type Known = Map<string, string | number>;

/** Creates a session of a new shopper. */
export function createGuideSession(shop: WholeShop, name: string): GuideSession {
  const email = `${name}@docs.example.com`;
  const known: Known = new Map([
    ['ATTEMPT', randomUUID()],
    ['PICKUP_DAY', pickupDay()],
  ]);
  const fillIn = async (text: string) => {
    await learnFirst(text);
    return text
      .replaceAll(SAMPLE_ADDRESS, email)
      .replaceAll(/"\$([A-Z_]+)"/g, (whole, key: string) => (known.has(key) ? JSON.stringify(known.get(key)) : whole));
  };
  const post = async (query: string, variables: object) => {
    const token = known.get('TOKEN');
    const reply = await fetch(`${shop.web}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await reply.json()) as GuideResponse;
    learn(body, known);
    return body;
  };
  /** Returns the first response of a subscription. */
  const subscribe = async (query: string, variables: object) => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${known.get('TOKEN')}` };
    const client = createClient({ url: `${shop.web}/graphql`, headers, retryAttempts: 0 });
    const responses = client.iterate({ query, variables: { ...variables } });
    const { value } = await responses.next();
    client.dispose();
    return { data: value?.data, ...(value?.errors ? { errors: [...value.errors] } : {}) };
  };
  const logIn = async () => {
    if (known.has('TOKEN')) return;
    await post(
      'mutation ($email: EmailAddress!) { requestOtp(input: { email: $email, unbound: true }) { challenge } }',
      { email },
    );
    known.set('CODE', await mailedCode(shop, email));
    await post(
      `mutation ($email: EmailAddress!, $otp: String!, $challenge: String) {
         verifyOtp(input: { email: $email, otp: $otp, challenge: $challenge, unbound: true }) { accessToken refreshToken } }`,
      { email, otp: known.get('CODE'), challenge: known.get('CHALLENGE') },
    );
  };
  /** Does the steps that the guide leaves to the reader: reads the mail, pays at the provider. */
  const learnFirst = async (text: string) => {
    if (text.includes('$CODE') && !known.has('CODE')) known.set('CODE', await mailedCode(shop, email));
    if (text.includes('$SIGNATURE')) await payAtSimulator(shop, known);
    if (text.includes('$ORDER') && !known.has('ORDER')) await buy(post, shop, known, email);
  };
  return {
    runGraphQL: async (block, variables) => {
      if (block.note === 'shopper') await logIn();
      if (block.text.startsWith('subscription')) return subscribe(block.text, JSON.parse(await fillIn(variables)));
      return post(block.text, JSON.parse(await fillIn(variables)) as object);
    },
    runShell: async ({ text }) => {
      const command = (await fillIn(text)).replaceAll('{{url}}', shop.web);
      const env = { ...process.env, ...Object.fromEntries([...known].map(([key, value]) => [key, String(value)])) };
      const cwd = await mkdtemp(join(tmpdir(), 'rangbandh-guide-'));
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], { env, cwd });
      await rm(cwd, { recursive: true });
      for (const line of stdout.split('\n').filter((one) => one.startsWith('{'))) learn(JSON.parse(line), known);
      return stdout;
    },
  };
}

/** A day on which pieces can be picked up: in two days or, if that is a Sunday, in three. */
function pickupDay(): string {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const isSunday = inDays(2).toLocaleDateString('en', { weekday: 'short', timeZone: 'Asia/Kolkata' }) === 'Sun';
  return indianDayOf(inDays(isSunday ? 3 : 2));
}

async function mailedCode(shop: WholeShop, email: string): Promise<string> {
  const [mail] = await shop.mailsTo(email);
  return /\b\d{4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Pays for the opened payment, as the shopper does in the provider's widget. */
async function payAtSimulator(shop: WholeShop, known: Known): Promise<void> {
  const reply = await fetch(`${shop.payments}/__sim/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: known.get('PAYMENT_ORDER') }),
  });
  const { response } = (await reply.json()) as { response: Record<string, string> };
  known.set('PAYMENT', response['razorpay_payment_id'] ?? '').set('SIGNATURE', response['razorpay_signature'] ?? '');
}

/** Buys a piece for a guide that begins with an order. */
async function buy(
  post: (query: string, variables: object) => Promise<GuideResponse>,
  shop: WholeShop,
  known: Known,
  email: string,
): Promise<void> {
  await post(
    'mutation { addToCart(input: { sku: "RBSR-2101-MR" }) { cart { id totals { total { amount } } } userErrors { message } } }',
    {},
  );
  const shippingAddress = {
    name: 'Asha Verma',
    address: '12 Clock Tower Road',
    city: 'Jodhpur',
    state: 'Rajasthan',
    pinCode: '342001',
    phone: '9829012345',
    email,
  };
  await post(
    'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id } userErrors { message } } }',
    { input: { shippingAddress, expectedTotal: known.get('TOTAL'), attemptId: known.get('ATTEMPT') } },
  );
  await payAtSimulator(shop, known);
  await post(
    `mutation ($input: VerifyPaymentInput!) {
       verifyPayment(input: $input) { payment { id order { id items { id } } } userErrors { message } } }`,
    {
      input: {
        paymentOrderId: known.get('PAYMENT_ORDER'),
        paymentId: known.get('PAYMENT'),
        signature: known.get('SIGNATURE'),
      },
    },
  );
}

/** The placeholder of each response field. */
const BY_FIELD: Record<string, string> = {
  accessToken: 'TOKEN',
  challenge: 'CHALLENGE',
  refreshToken: 'REFRESH_TOKEN',
  endCursor: 'CURSOR',
};

/** Stores the values of a response that later blocks need. */
function learn(value: unknown, known: Known, field = '', parent = ''): void {
  if (typeof value === 'string') {
    const name = BY_FIELD[field];
    if (name) known.set(name, value);
    if (field === 'id' && parent === 'payment' && value.startsWith('order_')) known.set('PAYMENT_ORDER', value);
    const [, type = ''] = /^([A-Z]\w+):/.exec(field === 'id' ? value : '') ?? [];
    if (type) known.set(type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase(), value);
  } else if (typeof value === 'number') {
    if (field === 'amount' && parent === 'total') known.set('TOTAL', value);
  } else if (Array.isArray(value)) {
    for (const one of value) learn(one, known, field, parent);
  } else if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) learn(one, known, key, field);
  }
}
