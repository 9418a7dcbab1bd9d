import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { toast } from 'react-hot-toast/headless';
import { category, renderShop } from '../../catalog/page/render-page.tsx';

// A page's script is loaded at its first visit, which is slow on a busy machine.
/** The payload of a successful mutation. */
export const succeeded = { userErrors: [] };

/** The payload of a refused mutation, with the server's message; `field` is the wrong input field. */
export const refused = (code: string, message: string, field?: string) => ({
  userErrors: [{ code, message, field: field ? ['input', field] : null }],
});

/** A response with an error of the gateway. */
export const failing =
  (code: string, message: string, more: Record<string, unknown> = {}) =>
  () => {
    throw new GraphQLError(message, { extensions: { code, ...more } });
  };

/** Responds to calls in order, each with the next of `answers`; the last one repeats. */
export function respondInTurn(...responses: (object | (() => object))[]) {
  const inputs: Record<string, unknown>[] = [];
  const resolve = ({ input = {} }: { input?: Record<string, unknown> }) => {
    const next = responses[Math.min(inputs.length, responses.length - 1)];
    inputs.push(input);
    return typeof next === 'function' ? next() : next;
  };
  return Object.assign(resolve, { inputs });
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let sessions = 0;

/** The access token of a new session: three parts, for this shopper, valid for ten minutes. Its signature is not checked. */
export const tokenOf = (sub: string) => {
  const now = Math.floor(Date.now() / 1000);
  return [
    part({ alg: 'HS256', typ: 'at+jwt' }),
    part({ sub, sid: `${(sessions += 1)}`, iat: now, exp: now + 600 }),
    'c2ln',
  ].join('.');
};

/** The access token of a new session at a host with other claims; valid for ten minutes, with its own end. */
export const tokenClaiming = (claims: object) => {
  const exp = Math.floor(Date.now() / 1000) + 600;
  return [part({ alg: 'HS256' }), part({ ...claims, exp }), part({ signature: (sessions += 1) })].join('.');
};

/** Returns the stored access token. */
export const storedToken = () => localStorage.getItem('rangbandh.accessToken');

/** The shop at `path`, whose gateway resolves the account's fields by `root`. */
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

/** Types into the fields with these labels. */
export async function fill(texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label, { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, text, { delay: null });
  }
}

/** The field with this label. */
export const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });

/** Presses the button with this name. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Waits for this text. A form and its toast may show it at the same time; `findByText` would wait for only one. */
export const findWords = async (words: string | RegExp): Promise<HTMLElement | undefined> =>
  (await screen.findAllByText(words))[0];

/** Opens the login modal by the header's icon. */
export async function openLogin(): Promise<void> {
  const header = within(await screen.findByRole('banner'));
  await userEvent.click(await header.findByRole('link', { name: 'Login' }));
  await screen.findByRole('dialog', { name: 'Login' });
}

/** The error under a field; empty for none. */
export const fieldErrorOf = (label: string): string => {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return '';
  const [id = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? '';
};

/** Clears all browser storage that a test may have filled. */
export function clearBrowser(): void {
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
}

// Browsers have it, the simulated page does not.
globalThis.reportError ??= (error: unknown) => console.error(error);
