import type { ApolloClient } from '@apollo/client';
import type { FieldErrors } from '../../ui/form/field-rules.ts';
import { cancel, standingOf, start, verify, type OpenedPayment, type StatusAnswer, type StartResult } from './usePaymentApi.ts';
import {
  attemptFor,
  storedAttempt,
  forgetAttempt,
  storeAttempt,
  type PaymentAttempt,
  type PaymentRequest,
} from './payment-attempt.ts';
import { backoffAfter } from '../../apollo/backoff.ts';
import { onPaymentBroadcast, broadcastPayment, type PaymentMessage } from './payment-broadcast.ts';
import { loadWidget, openWidget, type OpenWidget, type WidgetEnd } from './widget.ts';

/** Why a payment didn't come about; whatever stands here, nothing was charged. */
export type PaymentFailure =
  /** The shop refused it before anything was opened; `code` is its word for why. */
  | { why: 'refused'; code: string; words: string }
  /** It isn't known whether the shop has heard of it; asking again asks for the same. */
  | { why: 'unheard' }
  /** Closed, failed, or interrupted: the shop says that it isn't paid. */
  | { why: 'unpaid' }
  /** The provider's widget can't be had. */
  | { why: 'noWidget' }
  /** The shopper is paying in another tab. */
  | { why: 'otherTab' };

/** What the page shows of a payment. */
export type Stage =
  | { name: 'form'; trouble?: PaymentFailure }
  | { name: 'busy' }
  /** It isn't known yet what came of it. */
  | { name: 'checking' }
  | { name: 'refunded' }
  /** Paid in another tab. */
  | { name: 'paidElsewhere'; orderId: string };

interface TillSetup {
  client: ApolloClient;
  /** The shopper's id. */
  shopper: string;
  show: (stage: Stage) => void;
  /** Told once, when it is paid. */
  onPaid: (orderId: string) => void;
}

/** What stands on the page when it opens: a payment that was interrupted is looked after first. */
export const firstStage = (shopper: string): Stage => ({ name: storedAttempt(shopper)?.orderId ? 'checking' : 'form' });

/**
 * Leads one tab through a payment: opens it, opens the widget, and finds out what came of it. It is called failed only
 * when the shop says so, and there is never a second one beside it. `open` begins, `close` ends it.
 */
export class PaymentMachine {
  readonly #setup: TillSetup;
  #stage: Stage['name'] = 'form';
  #widget: OpenWidget | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = 0;
  #isLooking = false;
  #isGlancing = false;
  #isClosed = false;
  #unhear = (): void => undefined;

  constructor(setup: TillSetup) {
    this.#setup = setup;
  }

  /** Listens to other tabs, and takes up a payment that was interrupted. */
  open(): void {
    this.#unhear = onPaymentBroadcast((news) => this.#hear(news));
    if (this.#attempt?.orderId) this.#check();
  }

  /** The page goes: an open widget goes with it, and its payment is given up. */
  close(): void {
    this.#isClosed = true;
    this.#unhear();
    clearTimeout(this.#timer);
    this.#widget?.close();
    const { orderId, proof } = this.#attempt ?? {};
    if (!this.#widget || !orderId || proof) return;
    void cancel(this.#setup.client, orderId).then((standing) => standing === 'NOT_PAID' && forgetAttempt());
  }

  /** Pays for a wish, once however often it is called. Answers what the shop found wrong at which field. */
  async pay(wish: PaymentRequest): Promise<FieldErrors> {
    if (!this.#isAt('form')) return {};
    this.#show({ name: 'busy' });
    const started = await this.#start(wish);
    if (!this.#isAt('busy')) return this.#tooLate(started);
    if (started.name === 'opened') await this.#takeUp(wish, started.payment);
    if (started.name === 'unknown') this.#show({ name: 'form', trouble: { why: 'unheard' } });
    if (started.name !== 'refused') return {};
    const { code, words, fields } = started;
    this.#show({ name: 'form', ...(words ? { trouble: { why: 'refused', code, words } } : {}) });
    return fields;
  }

  /** The shopper is back at this tab, or the line is: what may have happened meanwhile is found out now. */
  async look(): Promise<void> {
    if (this.#widget) return this.#glance(this.#widget);
    if (this.#stage === 'checking') await this.#find();
  }

  #isAt(name: Stage['name']): boolean {
    return this.#stage === name && !this.#isClosed;
  }

  /** The shopper has left, or has paid in another tab, before the payment was opened. */
  #tooLate(started: StartResult): FieldErrors {
    if (started.name === 'opened' && this.#stage === 'busy') void cancel(this.#setup.client, started.payment.id);
    return {};
  }

  get #attempt(): PaymentAttempt | undefined {
    return storedAttempt(this.#setup.shopper);
  }

  #show(stage: Stage): void {
    this.#stage = stage.name;
    if (!this.#isClosed) this.#setup.show(stage);
  }

  /** Asks for a payment; where the try of before is over, by a new one. */
  async #start(wish: PaymentRequest): Promise<StartResult> {
    const { client, shopper } = this.#setup;
    const ask = async () => start(client, wish, attemptFor(wish, shopper).attemptId);
    const started = await ask();
    if (started.name === 'unknown') return started;
    const isOver = started.name === 'opened' && started.payment.status === 'NOT_PAID';
    if (!isOver && !(started.name === 'refused' && OVER.has(started.code))) return started;
    forgetAttempt();
    return ask();
  }

  async #takeUp(wish: PaymentRequest, payment: OpenedPayment): Promise<void> {
    const { client, shopper } = this.#setup;
    const attempt = storeAttempt({ ...attemptFor(wish, shopper), orderId: payment.id });
    broadcastPayment({ what: 'opened', orderId: payment.id, shopper });
    if (payment.status !== 'PENDING') return this.#settle(payment.status, payment.id);
    const end = await this.#askWidget(wish, payment);
    if (end === undefined) return this.#doWithout(await cancel(client, payment.id), payment.id);
    if (end.name === 'closed') return undefined;
    if (end.name === 'paid') storeAttempt({ ...attempt, proof: end.proof });
    return this.#check(end.name === 'paid');
  }

  /** There was no widget, so nobody can have paid, unless another tab did. */
  #doWithout(standing: StatusAnswer, orderId: string): void {
    if (!this.#isAt('busy')) return undefined;
    if (standing === 'PAID' || standing === 'REFUNDED') return this.#settle(standing, orderId);
    forgetAttempt();
    return this.#show({ name: 'form', trouble: { why: 'noWidget' } });
  }

  /** Opens the widget and waits for its end; undefined when it can't be had. */
  async #askWidget({ input: { shippingAddress } }: PaymentRequest, payment: OpenedPayment): Promise<WidgetEnd | undefined> {
    try {
      const Kind = await loadWidget(payment.widgetUrl);
      if (!this.#isAt('busy')) return { name: 'closed' };
      this.#widget = openWidget(Kind, payment, shippingAddress);
      return await this.#widget.end;
    } catch (error) {
      reportError(error);
      return undefined;
    } finally {
      this.#widget = undefined;
    }
  }

  /** Finds out what came of it, at once and then again and again. What was closed is found out behind the loader. */
  #check(isShown = true): void {
    this.#looks = 0;
    if (isShown) this.#show({ name: 'checking' });
    else this.#stage = 'checking';
    void this.#find();
  }

  async #find(): Promise<void> {
    const attempt = this.#attempt;
    if (this.#isLooking || this.#isClosed) return;
    if (!attempt?.orderId) return this.#show({ name: 'form' });
    this.#isLooking = true;
    clearTimeout(this.#timer);
    const standing = await this.#ask(attempt, attempt.orderId).finally(() => (this.#isLooking = false));
    if (this.#isAt('checking')) this.#settle(standing, attempt.orderId);
  }

  /** Tells the shop what is known of the payment; with nothing to tell, it is to be given up. */
  async #ask(attempt: PaymentAttempt, orderId: string): Promise<StatusAnswer> {
    const { client } = this.#setup;
    if (!attempt.proof) return cancel(client, orderId);
    if (attempt.isTold) return standingOf(client, orderId);
    const { standing, isForged } = await verify(client, orderId, attempt.proof);
    if (isForged) storeAttempt({ ...attempt, proof: undefined });
    else if (standing !== 'UNKNOWN') storeAttempt({ ...attempt, isTold: true });
    return isForged ? cancel(client, orderId) : standing;
  }

  #settle(standing: StatusAnswer, orderId: string): void {
    if (standing === 'PENDING' || standing === 'UNKNOWN') return this.#wait();
    forgetAttempt();
    if (standing === 'PAID') {
      broadcastPayment({ what: 'paid', orderId, shopper: this.#setup.shopper });
      return this.#setup.onPaid(orderId);
    }
    if (standing === 'REFUNDED') return this.#show({ name: 'refunded' });
    return this.#show({ name: 'form', trouble: { why: 'unpaid' } });
  }

  #wait(): void {
    this.#show({ name: 'checking' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#find(), backoffAfter(this.#looks));
    this.#looks += 1;
  }

  /** A look while the widget is open: it is closed when it has nothing more to do. */
  async #glance(widget: OpenWidget): Promise<void> {
    const { orderId } = this.#attempt ?? {};
    if (!orderId || this.#isGlancing) return;
    this.#isGlancing = true;
    const standing = await standingOf(this.#setup.client, orderId).finally(() => (this.#isGlancing = false));
    if (standing === 'PENDING' || standing === 'UNKNOWN' || this.#widget !== widget) return;
    widget.close();
    this.#settle(standing, orderId);
  }

  /** Another tab has opened a payment, which takes the place of this tab's, or has paid. */
  #hear({ what, orderId, shopper }: PaymentMessage): void {
    const mine = this.#attempt;
    const isOther = mine?.orderId !== orderId;
    if (shopper !== this.#setup.shopper || (isOther && mine?.proof)) return;
    if (what === 'opened' && !(isOther && this.#widget)) return;
    this.#widget?.close();
    clearTimeout(this.#timer);
    forgetAttempt();
    this.#show(what === 'paid' ? { name: 'paidElsewhere', orderId } : { name: 'form', trouble: { why: 'otherTab' } });
  }
}

/** The gateway's words for a try that can't go on: its payment is over, or it was another wish's. */
const OVER = new Set(['EXPIRED', 'ALREADY_EXISTS']);
