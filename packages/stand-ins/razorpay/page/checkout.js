/**
 * What a shop's page loads: `new Razorpay(options).open()` lays the card page over the shop, in a frame of its own
 * origin, and hands over what came of it. Styles are set through objects, so that a strict content policy has nothing
 * to object to.
 */
(() => {
  const home = new URL(document.currentScript.src).origin;
  const FRAME = { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', 'color-scheme': 'light' };
  const DIALOG = {
    ...FRAME,
    margin: '0',
    padding: '0',
    'max-width': 'none',
    'max-height': 'none',
    background: 'transparent',
    overflow: 'hidden',
  };

  const dress = (element, styles) => {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  };

  /** What the card page is told: nothing that can't be sent, nothing that it has no use for. */
  const tellable = ({ key, order_id, name, description, image, prefill, method, theme, modal, retry }) =>
    JSON.parse(
      JSON.stringify({
        key,
        order_id,
        name,
        description,
        image,
        prefill: { name: prefill?.name, email: prefill?.email, contact: prefill?.contact, method: prefill?.method },
        methods: method,
        color: theme?.color,
        asks: modal?.confirm_close !== false,
        escape: modal?.escape !== false,
        backdrop: modal?.backdropclose === true,
        retries: retry === false || retry?.enabled === false ? 0 : (retry?.max_count ?? null),
      }),
    );

  /** The shop asked to be led to an address with the proof instead of being handed it. */
  const leadTo = (address, proof) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = address;
    for (const [name, value] of Object.entries(proof)) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(form);
    form.submit();
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog;
    #frame;
    #timer;
    #overflow = '';
    #hear = (event) => this.#heard(event);

    constructor(options) {
      if (!options || typeof options.key !== 'string') throw new TypeError('Razorpay: key is needed.');
      this.#options = options;
    }

    /** Calls back at each `payment.failed`. */
    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return this;
    }

    /** Shows the card page. */
    open() {
      if (this.#dialog) return;
      const dialog = document.createElement('dialog');
      const frame = document.createElement('iframe');
      dress(dialog, DIALOG);
      dress(frame, FRAME);
      dialog.setAttribute('aria-label', 'Payment');
      frame.title = 'Payment';
      frame.src = `${home}/v1/checkout/public`;
      // Escape is the card page's to answer: it may ask first.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#tell({ type: 'escape' });
      });
      dialog.append(frame);
      addEventListener('message', this.#hear);
      [this.#dialog, this.#frame] = [dialog, frame];
      document.body.append(dialog);
      dialog.showModal();
      this.#overflow = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      frame.focus();
      const seconds = Number(this.#options.timeout);
      if (seconds > 0) this.#timer = setTimeout(() => this.#dismiss('timeout'), seconds * 1_000);
    }

    /** Takes it away, and gives scrolling back; a dialog gives the focus back by itself. */
    close() {
      if (!this.#dialog) return;
      clearTimeout(this.#timer);
      removeEventListener('message', this.#hear);
      this.#dialog.close();
      this.#dialog.remove();
      this.#dialog = undefined;
      document.documentElement.style.overflow = this.#overflow;
    }

    #tell(message) {
      this.#frame.contentWindow?.postMessage({ from: 'razorpay-widget', ...message }, home);
    }

    #dismiss(reason) {
      this.close();
      this.#options.modal?.ondismiss?.(reason);
    }

    #heard({ origin, source, data }) {
      if (origin !== home || source !== this.#frame?.contentWindow || data?.from !== 'razorpay-card') return;
      if (data.type === 'ready') this.#tell({ type: 'open', options: tellable(this.#options) });
      if (data.type === 'failed') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: data.error });
      }
      if (data.type === 'closed') this.#dismiss(data.reason);
      if (data.type !== 'paid') return;
      this.close();
      const { handler, redirect, callback_url } = this.#options;
      if (redirect && callback_url) leadTo(callback_url, data.response);
      else handler?.(data.response);
    }
  }

  window.Razorpay = Razorpay;
})();
