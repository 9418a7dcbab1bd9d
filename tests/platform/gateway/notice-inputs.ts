import { noticeToken } from '../../wishlist/notice-mails.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { TestApi } from '../../test-api.ts';

/** The parts of a shop that these inputs need. */
interface NoticeShop {
  asha: TestBrowser;
  api: TestApi;
  email: string;
}

/** The input of a notice about a price. */
export const PRICE_NOTICE = { sku: 'SK-2', kind: 'PRICE' };
const REQUEST_NOTICE =
  'mutation ($input: RequestNoticeInput!) { requestNotice(input: $input) { notice { noticeId } userErrors { code } } }';
const VISITOR_NOTICE =
  'mutation ($input: RequestVisitorNoticeInput!) { requestVisitorNotice(input: $input) { userErrors { code } } }';

/** Requests a notice, and returns the input that names it. */
export async function requestedNotice({ asha }: NoticeShop): Promise<{ noticeId: string }> {
  const { data } = await asha.request(REQUEST_NOTICE, { input: PRICE_NOTICE });
  return { noticeId: data.requestNotice.notice.noticeId };
}

/** Requests a notice as a visitor, and returns the token of a link in its mail. */
export const noticeLinkOf =
  (purpose: 'confirm' | 'stop') =>
  async ({ asha, api, email }: NoticeShop) => {
    // An address without an account: a confirmed notice of an account's address would be in the shopper's list.
    const visitor = `visitor-${email}`;
    await asha.request(VISITOR_NOTICE, { input: { ...PRICE_NOTICE, email: visitor } });
    return { token: noticeToken(api, visitor, purpose) };
  };
