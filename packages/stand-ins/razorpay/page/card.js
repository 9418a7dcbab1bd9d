import { focusMethod, instrument, offerMethods } from './payment-methods.js';

/** The card page: asks for a card, goes through its bank, and tells the widget that opened it what came of it. */
const WAIT_MS = 1_500;
const at = (id) => document.getElementById(id);
const form = document.querySelector('form');
const steps = [form, at('waiting'), at('bank')];

let shop;
let options;
let order;
let bankPayment;
let failures = 0;
let isBusy = false;

const tell = (message) => parent.postMessage({ from: 'razorpay-card', ...message }, shop ?? '*');

/** Shows one of the steps, and puts the keyboard into it. */
function show(step) {
  for (const one of steps) one.hidden = one !== step;
  if (step !== form) step.querySelector('h2').focus();
}

function alertWith(words) {
  at('alert').textContent = words;
  if (words) at('alert').focus();
}

async function ask(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: options.key, order_id: options.order_id, ...body }),
  });
  return answer.json();
}

/** One thing at a time; what fails on the way is said. */
async function busy(work) {
  if (isBusy) return;
  isBusy = true;
  at('pay').setAttribute('aria-disabled', 'true');
  try {
    await work();
  } catch {
    show(form);
    alertWith('The payment page can’t be reached. Try again.');
  } finally {
    isBusy = false;
    at('pay').removeAttribute('aria-disabled');
  }
}

function openWith(given) {
  options = given;
  document.title = given.name ? `Pay ${given.name}` : 'Payment';
  at('shop').textContent = given.name ?? 'Payment';
  at('description').textContent = given.description ?? '';
  form.elements.name.value = given.prefill?.name ?? '';
  if (/^https?:|^data:image\//.test(given.image ?? '')) {
    at('logo').src = given.image;
    at('logo').hidden = false;
  }
  if (/^#[\da-f]{6}$/i.test(given.color ?? '')) paint(given.color);
  document.querySelector('main').hidden = false;
  offerMethods(given.methods, given.prefill?.method);
  focusMethod();
  void busy(readOrder);
}

/** The shop's colour, and white or black on it, whichever is easier to read. */
function paint(color) {
  const [red, green, blue] = [1, 3, 5]
    .map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
  document.documentElement.style.setProperty('--brand', color);
  document.documentElement.style.setProperty('--on-brand', isLight ? '#000' : '#fff');
}

async function readOrder() {
  const answer = await ask('/v1/checkout/order', {});
  if (answer.error) {
    form.hidden = true;
    return alertWith(answer.error.description);
  }
  order = answer;
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: order.currency });
  at('amount').textContent = rupees.format(order.amount / 100);
  at('pay').textContent = `Pay ${rupees.format(order.amount / 100)}`;
}

function showErrors(errors) {
  for (const input of form.querySelectorAll('input:not([type=radio]), select')) {
    const words = errors[input.name] ?? '';
    at(`${input.id}-error`).textContent = words;
    if (words) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  form.querySelector('[aria-invalid]')?.focus();
}

async function pay(more = {}) {
  alertWith('');
  const { email, contact } = options.prefill ?? {};
  const answer = await ask('/v1/checkout/pay', { ...instrument(), ...more, email, contact });
  showErrors(answer.errors ?? {});
  if (!answer.errors) await goOn(answer);
}

/** What follows each answer to an attempt to pay. */
async function goOn({ step, paymentId, response, error }) {
  bankPayment = step === 'bank' ? paymentId : undefined;
  if (step === 'paid') tell({ type: 'paid', response });
  else if (step === 'bank') show(at('bank'));
  else if (step === 'pending') await waitFor(paymentId);
  else await tellFailure(error);
}

async function tellFailure(error) {
  if (error.reason === 'payment_timed_out') {
    show(at('waiting'));
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  failures += 1;
  show(form);
  alertWith(error.description);
  tell({ type: 'failed', error });
  if (options.retries !== null && failures > options.retries) tell({ type: 'closed', reason: 'failed' });
}

/** Asks again and again how a payment stands that waits for its approval; the shopper may leave meanwhile. */
async function waitFor(paymentId) {
  if (at('waiting').hidden) show(at('waiting'));
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  await goOn(await ask('/v1/checkout/status', { payment_id: paymentId }));
}

function leave() {
  if (!options?.asks || !order) void close('cancelled');
  else if (!at('confirm').open) at('confirm').showModal();
}

async function close(reason) {
  try {
    if (bankPayment) await ask('/v1/checkout/bank', { payment_id: bankPayment, answer: 'cancel' });
  } finally {
    tell({ type: 'closed', reason });
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (order) void busy(() => pay());
});
for (const button of document.querySelectorAll('[data-app]')) {
  button.addEventListener('click', () => {
    if (order) void busy(() => pay({ app: button.dataset.app }));
  });
}
at('number').addEventListener('input', ({ target }) => {
  if (target.selectionEnd !== target.value.length) return;
  const digits = target.value.replaceAll(/\D/g, '').slice(0, 19);
  target.value = digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
});
at('expiry').addEventListener('input', ({ target, inputType }) => {
  if (inputType?.startsWith('delete') || !/^\d{2}$/.test(target.value)) return;
  target.value += '/';
});
for (const button of document.querySelectorAll('[data-card]')) {
  button.addEventListener('click', () => {
    const year = String(new Date().getFullYear() + 3).slice(2);
    const name = form.elements.name.value.trim() || 'Test Shopper';
    const filled = { number: button.dataset.card, expiry: `12/${year}`, cvv: '123', name };
    for (const [field, value] of Object.entries(filled)) form.elements[field].value = value;
    showErrors({});
    at('pay').focus();
  });
}
for (const button of document.querySelectorAll('[data-answer]')) {
  button.addEventListener('click', () => {
    const answer = { payment_id: bankPayment, answer: button.dataset.answer };
    void busy(async () => goOn(await ask('/v1/checkout/bank', answer)));
  });
}
at('close').addEventListener('click', leave);
at('stay').addEventListener('click', () => at('confirm').close());
at('leave').addEventListener('click', () => void close('cancelled'));
document.body.addEventListener('click', ({ target }) => {
  if (target === document.body && options?.backdrop) leave();
});
const escape = () => {
  if (options?.escape !== false) leave();
};
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || at('confirm').open) return;
  event.preventDefault();
  escape();
});
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.from !== 'razorpay-widget') return;
  if (data.type === 'escape' && origin === shop) escape();
  if (data.type !== 'open' || shop) return;
  // Whoever opened it first is whom it answers, and nobody else.
  shop = origin;
  openWith(data.options);
});
tell({ type: 'ready' });
