import type { Reply } from '../hosts/test-gateway.ts';

/** A client of the gateway: a test gateway or a browser of one. */
export interface Requester {
  request(query: string, variables?: Record<string, unknown>): Promise<Reply>;
}

const mutation = (name: string, response: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
    ${response} userErrors { code field message } } }`;
const CHANGES = {
  subscribeToNewsletter: mutation('subscribeToNewsletter', 'message'),
  confirmNewsletter: mutation('confirmNewsletter', 'message'),
  leaveNewsletter: mutation('leaveNewsletter', 'message'),
  sendNewsletter: mutation('sendNewsletter', 'recipients'),
};

/** A valid issue. */
export const ISSUE = { issueId: '2026-11-diwali', subject: 'Diwali', words: 'New leheriya.\n\nYours, Rangbandh' };

/** Runs one newsletter mutation and returns the whole response. */
export function runNewsletterOperation(
  asker: Requester,
  name: keyof typeof CHANGES,
  input: Record<string, unknown>,
): Promise<Reply> {
  return asker.request(CHANGES[name], { input });
}
