import type { Serve } from '../platform/contract.ts';
import type { RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { Newsletter } from './newsletter.ts';
import { LINK_SENT, parseIssue } from './rules.ts';

/** The dependencies of the newsletter's routes. */
export interface NewsletterRouteDependencies {
  newsletter: Newsletter;
  /** Parses an email address. Refuses with INVALID_INPUT and this message. */
  parseEmail: (text: string, words: string) => string;
  rateLimits: Pick<RateLimits, 'countCall'>;
}

/** The newsletter. Unsubscribing is not counted: the servers of mail providers do it for very many people. */
export function newsletterRoutes(serve: Serve, dependencies: NewsletterRouteDependencies): void {
  const { newsletter, parseEmail, rateLimits } = dependencies;

  serve('subscribeToNewsletter', async ({ address, body: { email } }) => {
    await rateLimits.countCall(address);
    await newsletter.subscribe(parseEmail(email, 'Please enter a valid email'), address);
    return { message: LINK_SENT };
  });

  serve('confirmNewsletter', async ({ query: { token } }) => {
    await newsletter.confirm(token);
    return { message: 'Thank you! You will get our next newsletter.' };
  });

  serve('leaveNewsletter', async ({ query: { token } }) => {
    await newsletter.leave(token);
    return { message: 'You will no longer get our newsletter.' };
  });

  serve('getOwnNewsletter', ({ shopperId }) => newsletter.readOwn(shopperId));

  serve('setNewsletter', ({ shopperId, address, body }) =>
    body.isSubscribed ? newsletter.subscribeOwn(shopperId, address) : newsletter.leaveOwn(shopperId),
  );

  staffRoutes(serve, dependencies);
}

/** The drafts and the issues, for staff. */
function staffRoutes(serve: Serve, { newsletter, rateLimits }: NewsletterRouteDependencies): void {
  serve('countSubscribers', ({ staff }) => newsletter.count(staff));

  serve('getNewsletterDrafts', ({ query: { page = 1 } }) => newsletter.listDrafts(page));

  serve('getNewsletterDraft', async ({ params: { draftId } }) => ({ draft: await newsletter.readDraft(draftId) }));

  serve('createNewsletterDraft', async ({ staff, body, audit }) => {
    const draft = await newsletter.createDraft(staff, body);
    audit({ object: draft.draftId });
    return { draft };
  });

  serve('updateNewsletterDraft', async ({ staff, params: { draftId }, body }) => ({
    draft: await newsletter.updateDraft(staff, draftId, body),
  }));

  serve('deleteNewsletterDraft', async ({ params: { draftId }, body: { version } }) => {
    await newsletter.deleteDraft(draftId, version);
    return { message: 'The draft is deleted.' };
  });

  serve('testNewsletterDraft', async ({ staff, address, params: { draftId }, body: { version } }) => {
    await rateLimits.countCall(address);
    await newsletter.mailDraft(staff, draftId, version);
    return { message: 'The draft is on its way to you.' };
  });

  serve('sendNewsletterDraft', async ({ params: { draftId }, body: { version } }) => ({
    recipients: await newsletter.sendDraft(draftId, version),
  }));

  serve('getNewsletterIssues', ({ query: { page = 1 } }) => newsletter.listIssues(page));

  serve('sendNewsletter', async ({ staff, body }) => ({ recipients: await newsletter.send(staff, parseIssue(body)) }));
}
