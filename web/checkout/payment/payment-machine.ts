import { SEND_AGAIN, type FormErrors } from '../../ui/form/form-errors.ts';
import { settleAttempt, startAttempt, type SettledStatus } from './attempt-requests.ts';
import {
  attemptFor,
  removeAttempt,
  storeAttempt,
  storedAttempt,
  type PaymentAttempt,
  type PaymentRequest,
} from './payment-attempt.ts';
import { rememberOpenPayment } from './open-payment.ts';
import { broadcastPayment, onPaymentBroadcast, type PaymentMessage } from './payment-broadcast.ts';
import type { PaymentFailure, Stage } from './payment-stage.ts';
import type { CancelResult, OpenedPayment, PaymentApi, StartResult } from './usePaymentApi.ts';
import { loadWidget, openWidget, type OpenWidget, type WidgetEnd } from './widget.ts';

interface PaymentMachineSetup {
  api: PaymentApi;
  /** The shopper's id. */
  shopper: string;
  /** The shop's name, for the provider's widget. */
  shopName: string;
  show: (stage: Stage) => void;
  /** Called once, when the payment is paid. */
  onPaid: (orderId: string) => void;
}

/**
 * Runs the payment of one tab: opens the payment and its widget, and loads the outcome. The payment counts as
 * failed only if the shop reports it, and there is never a second payment beside it.
 */
export class PaymentMachine {
  readonly #setup: PaymentMachineSetup;
  #stage: Stage['name'] = 'form';
  #widget: OpenWidget | undefined;
  #isPolling = false;
  #isReadingStatus = false;
  #isStopped = false;
  #stopListening = (): void => undefined;

  constructor(setup: PaymentMachineSetup) {
    this.#setup = setup;
  }

  /** Listens to other tabs, and loads the outcome of a payment that was interrupted. */
  start(): void {
    this.#stopListening = onPaymentBroadcast((message) => this.#onMessage(message));
    if (this.#attempt?.orderId) this.#check();
  }

  /** Ends with the page: closes an open widget and cancels its payment. */
  stop(): void {
    this.#isStopped = true;
    this.#stopListening();
    this.#widget?.close();
    const { orderId } = this.#attempt ?? {};
    if (!this.#widget || !orderId) return;
    void this.#setup.api.cancel(orderId).then((status) => status === 'NOT_PAID' && removeAttempt());
  }

  /** Pays, once however often it is called. Returns the shop's errors by field; the rest is a stage. */
  async pay(request: PaymentRequest): Promise<FormErrors> {
    if (!this.#isAt('form')) return SEND_AGAIN;
    this.#show({ name: 'busy' });
    const result = await startAttempt(this.#setup.api, request, this.#setup.shopper);
    if (!this.#isAt('busy')) this.#abandon(result);
    else if (result.name === 'opened') void this.#payOpened(request, result.payment);
    else if (result.name === 'unknown') this.#fail(toFailure(result));
    else return this.#refuse(result);
    return SEND_AGAIN;
  }

  /** Loads the state of the payment once. The page calls this repeatedly while it shows that the payment is checked. */
  async poll(): Promise<void> {
    const attempt = this.#attempt;
    if (this.#isPolling) return;
    if (!attempt?.orderId) return this.#show({ name: 'form' });
    this.#isPolling = true;
    const response = settleAttempt(this.#setup.api, attempt, attempt.orderId);
    const status = await response.finally(() => (this.#isPolling = false));
    if (this.#isAt('checking')) this.#settle(status, attempt.orderId);
  }

  /** Closes an open widget whose payment was settled while the shopper was away or offline. */
  async checkWidget(): Promise<void> {
    const widget = this.#widget;
    const { orderId } = this.#attempt ?? {};
    if (!widget || !orderId || this.#isReadingStatus) return;
    this.#isReadingStatus = true;
    const status = await this.#setup.api.readStatus(orderId).finally(() => (this.#isReadingStatus = false));
    if (status === 'PENDING' || status === 'UNKNOWN' || this.#widget !== widget) return;
    widget.close();
    this.#settle(status, orderId);
  }

  #isAt(name: Stage['name']): boolean {
    return this.#stage === name && !this.#isStopped;
  }

  get #attempt(): PaymentAttempt | undefined {
    return storedAttempt(this.#setup.shopper);
  }

  #show(stage: Stage): void {
    this.#stage = stage.name;
    if (!this.#isStopped) this.#setup.show(stage);
  }

  #fail(failure: PaymentFailure): void {
    this.#show({ name: 'form', failure });
  }

  #refuse({ code, words, fields, total }: StartResult & { name: 'refused' }): FormErrors {
    this.#show({ name: 'form', ...(words ? { failure: { reason: 'refused', code, words, total } } : {}) });
    return { fields };
  }

  /** Cancels a payment that was opened after the shopper had left. One that was paid in another tab remains. */
  #abandon(result: StartResult): void {
    if (result.name === 'opened' && this.#stage === 'busy') void this.#setup.api.cancel(result.payment.id);
  }

  async #payOpened(request: PaymentRequest, payment: OpenedPayment): Promise<void> {
    const { api, shopper } = this.#setup;
    const attempt = storeAttempt({
      ...attemptFor(request, shopper),
      orderId: payment.id,
      heldUntil: payment.expiresAt ?? undefined,
    });
    if (attempt.heldUntil) this.#show({ name: 'busy', heldUntil: attempt.heldUntil });
    rememberOpenPayment(payment.id, shopper);
    broadcastPayment({ what: 'opened', orderId: payment.id, shopper });
    if (payment.status !== 'PENDING') return this.#settle(payment.status, payment.id);
    const end = await this.#runWidget(request, payment);
    if (end === undefined) return this.#onNoWidget(await api.cancel(payment.id), payment.id);
    if (end.name === 'closed') return undefined;
    if (end.name === 'paid') storeAttempt({ ...attempt, proof: end.proof });
    return this.#check(end.name === 'paid');
  }

  /** Without a widget the shopper can't have paid, except in another tab. */
  #onNoWidget(status: CancelResult, orderId: string): void {
    if (!this.#isAt('busy')) return undefined;
    if (status === 'PAID' || status === 'REFUNDED') return this.#settle(status, orderId);
    removeAttempt();
    return this.#fail({ reason: 'noWidget' });
  }

  /** Opens the widget and waits for its end; undefined if the widget can't be opened. */
  async #runWidget(
    { input: { shippingAddress }, widget: methods }: PaymentRequest,
    payment: OpenedPayment,
  ): Promise<WidgetEnd | undefined> {
    try {
      const Widget = await loadWidget(payment.widgetUrl);
      if (!this.#isAt('busy')) return { name: 'closed' };
      this.#widget = openWidget(Widget, payment, {
        shopName: this.#setup.shopName,
        payer: shippingAddress,
        methods,
      });
      return await this.#widget.end;
    } catch (error) {
      console.warn('The payment widget could not be opened:', error);
      return undefined;
    } finally {
      this.#widget = undefined;
    }
  }

  /** Checks the state of the payment. If `isShown` is false, the form remains on the page until the first response. */
  #check(isShown = true): void {
    if (isShown) this.#show({ name: 'checking', heldUntil: this.#attempt?.heldUntil });
    else this.#stage = 'checking';
    void this.poll();
  }

  #settle(status: SettledStatus, orderId: string): void {
    const { heldUntil, refusal } = this.#attempt ?? {};
    if (status === 'PENDING' || status === 'UNKNOWN') return this.#show({ name: 'checking', heldUntil });
    removeAttempt();
    if (status === 'PAID') {
      // The next page may take a while to load: until then nothing changes here.
      this.#isStopped = true;
      broadcastPayment({ what: 'paid', orderId, shopper: this.#setup.shopper });
      return this.#setup.onPaid(orderId);
    }
    if (status === 'REFUNDED') return this.#show({ name: 'refunded' });
    if (status === 'REFUSED' && refusal) return this.#fail({ reason: 'proofRefused', ...refusal });
    return this.#fail({ reason: status === 'UNPROVEN' ? 'unproven' : 'unpaid' });
  }

  /** Another tab has paid, or has opened a payment that replaces this tab's. */
  #onMessage({ what, orderId, shopper }: PaymentMessage): void {
    const own = this.#attempt;
    const isOther = own?.orderId !== orderId;
    if (shopper !== this.#setup.shopper || (isOther && own?.proof)) return;
    if (what === 'opened' && !(isOther && this.#widget)) return;
    this.#widget?.close();
    removeAttempt();
    if (what === 'paid') this.#show({ name: 'paidElsewhere', orderId });
    else this.#fail({ reason: 'otherTab' });
  }
}

/** The failure of a payment that the shop may or may not have opened. */
function toFailure({ words }: { words?: string | undefined }): PaymentFailure {
  return navigator.onLine ? { reason: 'noAnswer', words } : { reason: 'offline' };
}
