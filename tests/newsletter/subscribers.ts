import { sql } from 'kysely';
import { createNewsletterLinks } from '../../api/newsletter/links.ts';
import { mailTo } from '../account/people.ts';
import { TEST_SECRET, type ApiAnswer, type TestApi } from '../test-api.ts';
import type { Database } from '../../api/platform/database.ts';

/** The links that the shop makes in tests. */
export const LINKS = createNewsletterLinks(TEST_SECRET, 'http://127.0.0.1:3000');

/** What the shop says to whoever asks for the newsletter. */
export const SUBSCRIBE_MESSAGE = 'Almost there! Please open the link that we have just emailed you.';

/** Asks for the newsletter. */
export function subscribe(api: TestApi, email: string, from = '192.0.2.1'): Promise<ApiAnswer> {
  return api.client().post('/newsletter/subscribe', { email }, { 'x-forwarded-for': from });
}

/** Follows a link to its end, by its token. */
export function followLink(api: TestApi, purpose: 'confirm' | 'leave', token: string): Promise<ApiAnswer> {
  return api.client().post(`/newsletter/${purpose}?token=${encodeURIComponent(token)}`);
}

/** The token that the newest mail to an address confirms it by. */
export function confirmToken(api: TestApi, email: string): string {
  return tokenIn(mailTo(api, email).text, 'confirm');
}

/** The token that a mail program would leave by, in the newest mail to an address. */
export function leaveToken(api: TestApi, email: string): string {
  return tokenIn(mailTo(api, email).headers?.['List-Unsubscribe'] ?? '', 'leave');
}

function tokenIn(text: string, purpose: string): string {
  const token = new RegExp(`http://127\\.0\\.0\\.1:3000/newsletter/${purpose}\\?token=([\\w.-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`No link to ${purpose} in: ${text}`);
  return token;
}

/** Asks for the newsletter and confirms it; answers the token of the link in the welcome. */
export async function subscribeAndConfirm(api: TestApi, email: string): Promise<string> {
  await subscribe(api, email);
  const { status, text } = await followLink(api, 'confirm', confirmToken(api, email));
  if (status !== 200) throw new Error(`Not confirmed: ${text}`);
  return leaveToken(api, email);
}

/** What the shop knows of those whose address is like this. */
export async function listSubscribers(
  { db }: Database,
  like: string,
): Promise<{ email: string; isConfirmed: boolean }[]> {
  const { rows } = await sql<{ email: string; isConfirmed: boolean }>`
    select email, confirmed_at is not null as "isConfirmed" from subscribers where email like ${like} order by email
  `.execute(db);
  return rows;
}

/** Adds many who are confirmed, and answers their addresses. */
export async function insertSubscribers({ db }: Database, name: string, many: number, at: Date): Promise<string[]> {
  const emails = Array.from({ length: many }, (_, index) => `${name}-${index}@example.com`);
  const rows = JSON.stringify(emails.map((email) => ({ id: LINKS.subscriberIdOf(email), email })));
  await sql`
    insert into subscribers (id, email, asked_at, confirmed_at)
    select id, email, ${at}, ${at} from jsonb_to_recordset(${rows}::jsonb) as r(id text, email text)`.execute(db);
  return emails;
}
