import { createHmac } from 'node:crypto';
import { Agent } from 'undici';
import type { EventName, EventSubject } from '../bank/dependencies.ts';
import { newId } from '../ids.ts';
import type { SimulatorStore } from '../store/repository.ts';
import type { WebhookDeliveryRow } from '../store/rows.ts';
import { eventBody } from './event-body.ts';
import { createSeededRandom, forgedMessage, NO_FAULTS } from './fault-injection.ts';
import type { WebhookFaults } from './fault-injection.ts';

/** The dependencies of the delivery. */
export interface WebhookDeliveryOptions {
  store: SimulatorStore;
  now: () => number;
  secret: string;
  accountId: string;
  /** Called after each delivery. */
  onChange: () => void;
}

/** Milliseconds within which the shop must respond. */
const TIMEOUT_MS = 5_000;
const AT_ONCE = 16;
const NEVER = Number.MAX_SAFE_INTEGER;
/** Milliseconds between tries. After the last one, after about a day, the delivery is given up. */
const PAUSES_MS = [1, 5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800].map((seconds) => seconds * 1_000);

/** Delivers webhooks to the shop, each at least once, with growing pauses until the shop accepts it. */
export type WebhookDelivery = ReturnType<typeof createWebhookDelivery>;

/** Creates the delivery. Waiting webhooks are sent as soon as there is an address. */
export function createWebhookDelivery(parts: WebhookDeliveryOptions) {
  const agent = new Agent({ connections: AT_ONCE, pipelining: 1 });
  // A delivery that an earlier process did not finish may be lost.
  parts.store.updateAllDue(parts.now());
  const state: DeliveryState = {
    address: undefined,
    faults: NO_FAULTS,
    chance: createSeededRandom(1),
    underWay: 0,
    closed: false,
  };
  return {
    /** Stores a webhook, to be sent at once. */
    emit: (name: EventName, subject: EventSubject) => write(parts, state, name, subject),
    /** Sets the address; without one webhooks wait. */
    setAddress: (to: string | undefined) => {
      state.address = to === undefined ? undefined : new URL(to);
      parts.onChange();
    },
    /** Sets the faults; those without a value do not occur. Random choices depend on the seed. */
    setFaults: (wanted: Partial<WebhookFaults>, seed: number) => {
      state.faults = { ...NO_FAULTS, ...wanted };
      state.chance = createSeededRandom(seed);
    },
    /** Whether another delivery can start. */
    hasRoom: () => state.address !== undefined && state.underWay < AT_ONCE,
    isUnderWay: () => state.underWay > 0,
    /** Sends the due webhooks. */
    deliverDue: () => deliverDue(parts, state, agent),
    close: async () => {
      state.closed = true;
      await agent.destroy();
    },
  };
}

interface DeliveryState {
  address: URL | undefined;
  faults: WebhookFaults;
  chance: () => number;
  underWay: number;
  closed: boolean;
}

function deliverDue(
  { store, now, secret, onChange }: WebhookDeliveryOptions,
  state: DeliveryState,
  agent: Agent,
): void {
  const { address } = state;
  if (!address || state.underWay >= AT_ONCE) return;
  const deliver = async (delivery: WebhookDeliveryRow) => {
    state.underWay += 1;
    const isTaken = await send(agent, address, delivery, signatureOf(delivery, secret));
    state.underWay -= 1;
    if (state.closed) return;
    store.updateDelivery({ ...delivery, ...outcomeOf(delivery, isTaken, now()) });
    onChange();
  };
  store.withTransaction(() => {
    for (const due of store.listDueDeliveries(now(), AT_ONCE - state.underWay)) {
      // It is not due again until this try has ended. `resume` covers a try that never ends.
      const delivery = { ...due, tries: due.tries + 1, due_at: NEVER };
      store.updateDelivery(delivery);
      void deliver(delivery);
    }
  });
}

function write(
  { store, now, secret, accountId }: WebhookDeliveryOptions,
  { faults, chance }: DeliveryState,
  name: EventName,
  subject: EventSubject,
): void {
  const at = now();
  const dueAt = () => at + faults.delayMs + (faults.shuffle ? Math.floor(chance() * faults.spreadMs) : 0);
  const body = eventBody(name, subject, accountId, at);
  const message = { event_id: newId('evt'), name, body, forged_signature: null, tries: 0 };
  const isLost = chance() < faults.drop;
  for (let copy = 0; copy < faults.copies; copy++) {
    store.insertDelivery({
      ...message,
      due_at: isLost ? null : dueAt(),
      outcome: isLost ? 'dropped' : 'waiting',
    });
  }
  if (chance() >= faults.forgedShare) return;
  const truth = { payment: subject.payment, body, signature: sign(body, secret) };
  store.insertDelivery({ ...forgedMessage(store, truth, at), tries: 0, due_at: dueAt(), outcome: 'waiting' });
}

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
const signatureOf = (delivery: WebhookDeliveryRow, secret: string) =>
  delivery.forged_signature ?? sign(delivery.body, secret);

/** Whether the shop accepted it. */
async function send(
  agent: Agent,
  to: URL,
  { event_id, body }: WebhookDeliveryRow,
  signature: string,
): Promise<boolean> {
  try {
    const response = await agent.request({
      origin: to.origin,
      path: to.pathname + to.search,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': event_id,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body.dump();
    return response.statusCode >= 200 && response.statusCode < 300;
  } catch {
    // Any failure means that it was not accepted, so it is sent again.
    return false;
  }
}

function outcomeOf({ tries, forged_signature }: WebhookDeliveryRow, isTaken: boolean, at: number) {
  if (isTaken) return { due_at: null, outcome: 'delivered' as const };
  if (forged_signature !== null) return { due_at: null, outcome: 'refused' as const };
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return { due_at: null, outcome: 'given up' as const };
  return { due_at: at + pause, outcome: 'waiting' as const };
}
