import type { ApolloClient } from '@apollo/client';
import { usableToken } from '../../session/auth-link.ts';
import type { OrderInvoiceFragment } from '../orders.graphql.generated.ts';

/** Milliseconds for which the browser may read a file that it saves. */
const SAVING_MS = 60_000;

/**
 * Downloads the PDF of an invoice on behalf of the shopper, and saves it under its number. If the server refuses the
 * token, it is requested once more with a new one. Rejects if the shop does not send the file.
 */
export async function downloadInvoice(client: ApolloClient, { url, number }: OrderInvoiceFragment): Promise<void> {
  const first = await request(client, url);
  const response = first.response?.status === 401 ? (await request(client, url, first.token)).response : first.response;
  if (!response?.ok) throw new Error(`The invoice was not sent: ${response?.status ?? 'no session'}.`);
  const href = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = href;
  link.download = `${number.replaceAll('/', '-')}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), SAVING_MS);
}

/** Requests a file with the shopper's token; without a response if the session has ended. */
async function request(client: ApolloClient, url: string, refused?: string) {
  const token = await usableToken(client, refused);
  if (token === undefined) return { token, response: undefined };
  const headers = { authorization: `Bearer ${token}` };
  return { token, response: await fetch(url, { headers, credentials: 'same-origin' }) };
}
