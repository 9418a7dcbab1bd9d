import type { Serve } from '../../platform/contract.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { Notices } from './notices.ts';

/** The dependencies of the notices' routes. */
export interface NoticeRouteDependencies {
  notices: Notices;
  /** Parses an email address. Refuses with INVALID_INPUT and this message. */
  parseEmail: (text: string, words: string) => string;
  rateLimits: Pick<RateLimits, 'countCall'>;
}

/** The notices. Stopping them is not counted: the servers of mail providers do it for very many people. */
export function noticeRoutes(serve: Serve, { notices, parseEmail, rateLimits }: NoticeRouteDependencies): void {
  serve('getNotices', async ({ shopperId }) => ({ notices: await notices.list(shopperId) }));

  serve('requestNotice', async (call) => ({ notice: await notices.request(call, call.body, call.address) }));

  serve('requestVisitorNotice', async ({ address, body: { email, ...wanted } }) => {
    await rateLimits.countCall(address);
    await notices.requestOfVisitor(parseEmail(email, 'Please enter a valid email'), wanted, address);
    return { message: 'Almost there! Please open the link that we have just emailed you.' };
  });

  serve('confirmNotice', async ({ query: { token } }) => {
    await notices.confirm(token);
    return { message: 'Thank you! We will mail you once.' };
  });

  serve('stopNotices', async ({ query: { token } }) => {
    await notices.stop(token);
    return { message: 'You will get no more notices.' };
  });

  serve('cancelNotice', async (call) => {
    await notices.cancel(call, call.params.noticeId);
    return { message: 'The notice is cancelled.' };
  });
}
