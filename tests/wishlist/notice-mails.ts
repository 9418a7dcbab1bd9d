import { sql } from 'kysely';
import { NOTICE_QUEUE } from '../../api/wishlist/notices/notice-jobs.ts';
import { mailTo } from '../account/people.ts';
import type { ApiResponse, TestApi } from '../test-api.ts';

/** Requests a notice without an account. */
export function requestAsVisitor(
  api: TestApi,
  email: string,
  sku: string,
  kind: 'stock' | 'price' = 'stock',
  from = '192.0.2.1',
): Promise<ApiResponse> {
  return api.client().post('/notices/visitor', { email, sku, kind }, { 'x-forwarded-for': from });
}

/** Returns the token of a link in the newest mail to an address: in its text, or in the header of mail programs. */
export function noticeToken(api: TestApi, email: string, purpose: 'confirm' | 'stop'): string {
  const { text, headers } = mailTo(api, email);
  const from = purpose === 'stop' ? (headers?.['List-Unsubscribe'] ?? '') : text;
  const token = new RegExp(`/notices/${purpose}\\?token=([\\w.-]+)`).exec(from)?.[1];
  if (!token) throw new Error(`No link to ${purpose} in: ${from}`);
  return token;
}

/** Opens a link by its token. */
export function followNoticeLink(api: TestApi, purpose: 'confirm' | 'stop', token: string): Promise<ApiResponse> {
  return api.client().post(`/notices/${purpose}?token=${encodeURIComponent(token)}`);
}

/** Requests a notice as a visitor, and confirms it. */
export async function waitAsVisitor(
  api: TestApi,
  email: string,
  sku: string,
  kind: 'stock' | 'price' = 'stock',
): Promise<void> {
  await requestAsVisitor(api, email, sku, kind);
  const { status, text } = await followNoticeLink(api, 'confirm', noticeToken(api, email, 'confirm'));
  if (status !== 200) throw new Error(`Not confirmed: ${text}`);
}

/** Runs the job that sends due notices, and returns the mails that it queued: their recipients and subjects. */
export async function sendNotices(api: TestApi): Promise<[to: string, subject: string][]> {
  const before = api.mails.length;
  await api.work(NOTICE_QUEUE.name);
  return api.mails.slice(before).map(({ to, subject }) => [to, subject]);
}

/** Sets the price of a product, in paise. */
export async function setShowPrice(api: TestApi, productId: string, paise: number): Promise<void> {
  await sql`update products set show_price = ${paise}::int where id = ${productId}`.execute(api.database.db);
}
