import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

/** The maximum number of requests in a report: more would hide the important ones. */
const MOST_REQUESTS = 40;
/** The timeout in milliseconds for the content of a page: its script may run forever. */
const LOOK_MS = 5_000;
/** Minutes, seconds and milliseconds. */
const TIME = '00:00.000';
/** Types of requests that a report leaves out. */
const UNTOLD = new Set(['image', 'font', 'stylesheet']);

/** The last requests of each context, oldest first, with their results; successful requests for scripts are left out. */
const requested = new WeakMap<BrowserContext, Map<Request, string>>();

/** Records the requests of all pages of a context from now on, for `reportPages`. */
export function recordRequests(context: BrowserContext): void {
  const lines = new Map<Request, string>();
  requested.set(context, lines);
  const note = (request: Request, outcome: string) => {
    const kind = request.resourceType();
    if (kind === 'script' && outcome === '200') {
      lines.delete(request);
      return;
    }
    if (UNTOLD.has(kind)) return;
    const output = request.method() === 'POST' ? ` ${(request.postData() ?? '').slice(0, 80)}` : '';
    const since = lines.get(request)?.slice(0, TIME.length) ?? new Date().toISOString().slice(14, 23);
    lines.set(request, `${since} ${outcome} ${request.method()} ${request.url()}${output}`);
    for (const oldest of lines.keys()) if (lines.size > MOST_REQUESTS) lines.delete(oldest);
  };
  context.on('request', (request) => note(request, 'unanswered'));
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  context.on('response', (response) => note(response.request(), `${response.status()}`));
}

/** Prints the content of each open page of a browser, and the pages' last requests. It is the only trace of a test that fails rarely. */
export async function reportPages(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) {
    const pages = context.pages().filter((page) => page.url() !== 'about:blank');
    if (pages.length === 0) continue;
    for (const page of pages) console.log(await look(page));
    console.log(['Last requested:', ...(requested.get(context)?.values() ?? [])].join('\n'));
  }
}

async function look(page: Page): Promise<string> {
  const shown = await Promise.race([
    page.evaluate(onScreen).catch((error: unknown) => `(${String(error)})`),
    setTimeout(LOOK_MS, '(the page does not answer)', { ref: false }),
  ]);
  return `\nOpen at the failure: ${page.url()}\n${shown}`;
}

/** Runs in the page: the open dialogs with the values of their fields, the alerts and toasts, and the element with the focus. */
function onScreen(): string {
  const text = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').slice(0, 500);
  const fieldsOf = (element: HTMLElement) =>
    [...element.querySelectorAll('input')].map(({ name, type, value }) => `${name || type}=${JSON.stringify(value)}`);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const lines = [
    `${document.title}, ready: ${String('ready' in document.documentElement.dataset)}, ${document.visibilityState}`,
    ...all('dialog').map((dialog) => `dialog: ${text(dialog)} [${fieldsOf(dialog).join(', ')}]`),
    ...all('[role=alert], [role=status], output')
      .map(text)
      .filter(Boolean)
      .map((words) => `said: ${words}`),
    `focus: ${document.activeElement?.outerHTML.slice(0, 200) ?? 'none'}`,
    ...all('main').map((main) => `main: ${text(main)}`),
  ];
  return lines.join('\n');
}
