import { sql } from 'kysely';
import { createNewsletterLinks } from '../../api/newsletter/links.ts';
import { mailTo } from '../account/people.ts';
import { TEST_SECRET, type ApiResponse, type TestApi } from '../test-api.ts';
import type { Database } from '../../api/platform/database.ts';

/** The shop's links in tests. */
export const LINKS = createNewsletterLinks(TEST_SECRET, 'http://127.0.0.1:3000');

/** The shop's message after a subscription. */
export const SUBSCRIBE_MESSAGE = 'Almost there! Please open the link that we have just emailed you.';

/** Subscribes to the newsletter. */
export function subscribe(api: TestApi, email: string, from = '192.0.2.1'): Promise<ApiResponse> {
  return api.client().post('/newsletter/subscribe', { email }, { 'x-forwarded-for': from });
}

/** Opens a link by its token. */
export function followLink(api: TestApi, purpose: 'confirm' | 'leave', token: string): Promise<ApiResponse> {
  return api.client().post(`/newsletter/${purpose}?token=${encodeURIComponent(token)}`);
}

/** Returns the confirmation token of the newest mail to an address. */
export function confirmToken(api: TestApi, email: string): string {
  return tokenIn(mailTo(api, email).text, 'confirm');
}

/** Returns the unsubscribe token of a mail program, in the newest mail to an address. */
export function leaveToken(api: TestApi, email: string): string {
  return tokenIn(mailTo(api, email).headers?.['List-Unsubscribe'] ?? '', 'leave');
}

function tokenIn(text: string, purpose: string): string {
  const token = new RegExp(`http://127\\.0\\.0\\.1:3000/newsletter/${purpose}\\?token=([\\w.-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`No link to ${purpose} in: ${text}`);
  return token;
}

/** Subscribes and confirms; returns the token of the link in the welcome mail. */
export async function subscribeAndConfirm(api: TestApi, email: string): Promise<string> {
  await subscribe(api, email);
  const { status, text } = await followLink(api, 'confirm', confirmToken(api, email));
  if (status !== 200) throw new Error(`Not confirmed: ${text}`);
  return leaveToken(api, email);
}

/** Returns the shop's data of subscribers with addresses like this. */
export async function listSubscribers(
  { db }: Database,
  like: string,
): Promise<{ email: string; isConfirmed: boolean }[]> {
  const { rows } = await sql<{ email: string; isConfirmed: boolean }>`
    select email, confirmed_at is not null as "isConfirmed" from subscribers where email like ${like} order by email
  `.execute(db);
  return rows;
}

/** Inserts many confirmed subscribers, and returns their addresses. */
export async function insertSubscribers({ db }: Database, name: string, many: number, at: Date): Promise<string[]> {
  const emails = Array.from({ length: many }, (_, index) => `${name}-${index}@example.com`);
  const rows = JSON.stringify(emails.map((email) => ({ id: LINKS.subscriberIdOf(email), email })));
  await sql`
    insert into subscribers (id, email, asked_at, confirmed_at)
    select id, email, ${at}, ${at} from jsonb_to_recordset(${rows}::jsonb) as r(id text, email text)`.execute(db);
  return emails;
}
