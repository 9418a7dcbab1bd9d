import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { toast } from 'react-hot-toast/headless';
import { category, renderShop } from '../../catalog/page/render-page.tsx';

// A page's script is read at its first visit, which takes a busy machine its time.
/** A mutation's payload that worked. */
export const succeeded = { userErrors: [] };

/** A mutation's payload that didn't, with the server's words; `field` is the input's field that is wrong. */
export const refused = (code: string, message: string, field?: string) => ({
  userErrors: [{ code, message, field: field ? ['input', field] : null }],
});

/** An answer that is an error of the gateway's. */
export const failing =
  (code: string, message: string, more: Record<string, unknown> = {}) =>
  () => {
    throw new GraphQLError(message, { extensions: { code, ...more } });
  };

/** Calls in order, each answered by the next of `answers`, the last by all that follow. */
export function answersInTurn(...answers: (object | (() => object))[]) {
  const inputs: Record<string, unknown>[] = [];
  const resolve = ({ input = {} }: { input?: Record<string, unknown> }) => {
    const next = answers[Math.min(inputs.length, answers.length - 1)];
    inputs.push(input);
    return typeof next === 'function' ? next() : next;
  };
  return Object.assign(resolve, { inputs });
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let sessions = 0;

/** The access token of a new session: three parts, for this shopper, good for ten minutes. Nobody checks its signature. */
export const tokenOf = (sub: string) => {
  const now = Math.floor(Date.now() / 1000);
  return [
    part({ alg: 'HS256', typ: 'at+jwt' }),
    part({ sub, sid: `${(sessions += 1)}`, iat: now, exp: now + 600 }),
    'c2ln',
  ].join('.');
};

/** The access token of a new session at a host that claims other things; good for ten minutes, with an end of its own. */
export const tokenClaiming = (claims: object) => {
  const exp = Math.floor(Date.now() / 1000) + 600;
  return [part({ alg: 'HS256' }), part({ ...claims, exp }), part({ signature: (sessions += 1) })].join('.');
};

/** Where the access token lies. */
export const storedToken = () => localStorage.getItem('rangbandh.accessToken');

/** The shop at `path`, whose gateway answers the account's fields by `root`. */
export const renderPage = (
  path: Parameters<typeof renderShop>[0],
  root: Record<string, unknown> = {},
  until?: () => unknown,
) =>
  renderShop(path, {
    root: {
      categories: [category('Saree', 3)],
      category: ({ name }: { name: string }) => category(name, 3),
      me: null,
      ...root,
    },
    ...(until ? { until } : {}),
  });

/** Types into the fields of these labels. */
export async function fill(texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label, { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

/** The field of this label. */
export const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });

/** Presses the button of this name. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Opens the login modal by the header's icon. */
export async function openLogin(): Promise<void> {
  const header = within(await screen.findByRole('banner'));
  await userEvent.click(await header.findByRole('link', { name: 'Login' }));
  await screen.findByRole('dialog', { name: 'Login' });
}

/** What stands under a field as its mistake; empty for none. */
export const fieldErrorOf = (label: string): string => {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return '';
  const [id = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? '';
};

/** Forgets everything that a test may have left in the browser. */
export function clearBrowser(): void {
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
}

// Browsers have it, the simulated page has not.
globalThis.reportError ??= (error: unknown) => console.error(error);
