import { escape } from '../../page.ts';
import { TEST_CARDS } from './cards.ts';
import { BANKS, TEST_UPI_IDS, UPI_APPS, WALLETS } from './instruments.ts';

interface Field {
  name: string;
  label: string;
  hints: string;
}

const FIELDS: Field[] = [
  { name: 'number', label: 'Card number', hints: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"' },
  { name: 'expiry', label: 'Expiry (MM/YY)', hints: 'inputmode="numeric" autocomplete="cc-exp" maxlength="9"' },
  { name: 'cvv', label: 'CVV', hints: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"' },
  { name: 'name', label: 'Name on card', hints: 'autocomplete="cc-name" maxlength="80"' },
];

const field = ({ name, label, hints }: Field) => `<p class="field ${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" required ${hints} aria-describedby="${name}-error">
<span class="error" id="${name}-error"></span>
</p>`;

const card = ({ number, label }: { number: string; label: string }) =>
  `<li><button type="button" data-card="${number}"><strong>${escape(label)}</strong> <span>${number}</span></button></li>`;

const METHODS = `<fieldset class="methods">
<legend>Pay by</legend>
${Object.entries({ upi: 'UPI', card: 'Card', netbanking: 'Netbanking', wallet: 'Wallet' })
  .map(([method, label]) => `<label><input type="radio" name="method" value="${method}"> ${label}</label>`)
  .join('\n')}
</fieldset>`;

const select = (
  name: string,
  label: string,
  choices: Record<string, string>,
) => `<div data-method="${name === 'bank' ? 'netbanking' : name}" hidden>
<p class="field">
<label for="${name}-choice">${label}</label>
<select id="${name}-choice" name="${name}" aria-describedby="${name}-choice-error">
<option value="">Choose</option>
${Object.entries(choices)
  .map(([code, words]) => `<option value="${code}">${escape(words)}</option>`)
  .join('\n')}
</select>
<span class="error" id="${name}-choice-error"></span>
</p>
</div>`;

/** The fields of the methods besides cards. */
const OTHER_FIELDS = `<div data-method="upi" hidden>
<p class="apps">
${Object.entries(UPI_APPS)
  .map(([app, label]) => `<button type="button" data-app="${app}">${escape(label)}</button>`)
  .join('\n')}
</p>
${field({ name: 'vpa', label: 'UPI ID', hints: 'inputmode="email" autocomplete="off" maxlength="130"' })}
<ul class="ids">
${TEST_UPI_IDS.map(({ vpa, label }) => `<li><button type="button" data-vpa="${vpa}"><strong>${escape(label)}</strong> <span>${vpa}</span></button></li>`).join('\n')}
</ul>
</div>
${select('bank', 'Bank', BANKS)}
${select('wallet', 'Wallet', WALLETS)}`;

const FORM = `<form novalidate>
${METHODS}
<div class="fields" data-method="card">
${FIELDS.map(field).join('\n')}
</div>
${OTHER_FIELDS}
<button type="submit" class="pay" id="pay">Pay</button>
<details open data-method="card">
<summary>Cards for trying out</summary>
<ul>
${TEST_CARDS.map(card).join('\n')}
</ul>
</details>
</form>`;

const STEPS = `<section id="waiting" aria-labelledby="waiting-title" hidden>
<h2 id="waiting-title" tabindex="-1">Waiting for your bank …</h2>
<p>Please keep this window open.</p>
</section>
<section id="bank" aria-labelledby="bank-title" hidden>
<h2 id="bank-title" tabindex="-1">Sample Bank</h2>
<p>Your bank wants to be sure that it is you. Which answer shall it give?</p>
<p class="answers">
<button type="button" data-answer="success">Success</button>
<button type="button" data-answer="failure">Failure</button>
</p>
</section>`;

const CONFIRM = `<dialog id="confirm" aria-labelledby="confirm-title">
<h2 id="confirm-title">Cancel payment?</h2>
<p>You leave the payment and go back to the shop.</p>
<p class="answers">
<button type="button" id="stay">No, go on</button>
<button type="button" id="leave">Yes, cancel</button>
</p>
</dialog>`;

/** The page in the widget's frame. It has the card form, and no card data leaves this machine. */
export function cardPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment</title>
<link rel="stylesheet" href="/v1/checkout/card.css">
<script type="module" src="/v1/checkout/card.js"></script>
</head>
<body>
<main hidden>
<header>
<img id="logo" alt="" hidden>
<div><h1 id="shop">Payment</h1><p id="description"></p></div>
<button type="button" id="close" aria-label="Close">×</button>
</header>
<p class="test">Test mode: no money moves</p>
<p class="amount">To pay: <strong id="amount"></strong></p>
<p class="alert" id="alert" role="alert" tabindex="-1"></p>
${FORM}
${STEPS}
</main>
${CONFIRM}
</body>
</html>
`;
}
