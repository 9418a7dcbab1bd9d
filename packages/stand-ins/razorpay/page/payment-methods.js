/** The payment methods of the card page: which are offered, which one is shown, and what was entered for it. */
const form = document.querySelector('form');
const radios = [...form.querySelectorAll('input[name=method]')];
const parts = [...form.querySelectorAll('[data-method]')];

/** The method that is chosen. */
export const chosenMethod = () => radios.find(({ checked }) => checked)?.value ?? 'card';

/** Shows the fields of one method alone. */
export function showMethod(method) {
  for (const radio of radios) radio.checked = radio.value === method;
  for (const part of parts) part.hidden = part.dataset.method !== method;
}

/** Offers what the shop allows (all where it says nothing), and begins with the one that it names. */
export function offerMethods(allowed, first) {
  const offered = radios.filter(({ value }) => !allowed || allowed[value] !== false);
  for (const radio of radios) radio.closest('label').hidden = !offered.includes(radio);
  const names = offered.map(({ value }) => value);
  showMethod([first, 'card', ...names].find((method) => names.includes(method)));
}

/** Puts the keyboard where the chosen method begins. */
export const focusMethod = () =>
  form.querySelector(`[data-method=${chosenMethod()}] :is(input, select, button)`)?.focus();

/** What was entered, as `/v1/checkout/pay` takes it. */
export function instrument() {
  const fields = Object.fromEntries(new FormData(form));
  const method = chosenMethod();
  return method === 'card' ? { method, card: fields } : { method, ...fields };
}

for (const radio of radios) radio.addEventListener('change', () => showMethod(radio.value));
for (const button of form.querySelectorAll('[data-vpa]')) {
  button.addEventListener('click', () => {
    form.elements.vpa.value = button.dataset.vpa;
    document.getElementById('pay').focus();
  });
}
