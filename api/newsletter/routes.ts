import type { Serve } from '../platform/contract.ts';
import type { Newsletter } from './newsletter.ts';
import { parseIssue } from './rules.ts';

/** What the newsletter's routes need. */
export interface NewsletterRouteDependencies {
  newsletter: Newsletter;
  /** Parses an email address; refuses with INVALID_INPUT, in these words. */
  parseEmail: (text: string, words: string) => string;
  /** Counts a call that sends mail, by the client's address; refuses past the limit. */
  countNewsletterCall: (address: string) => Promise<void>;
}

/** The newsletter. Leaving is not counted: the servers of mail programs do it for very many people. */
export function newsletterRoutes(serve: Serve, dependencies: NewsletterRouteDependencies): void {
  const { newsletter, parseEmail, countNewsletterCall } = dependencies;

  serve('subscribeToNewsletter', async ({ address, body: { email } }) => {
    await countNewsletterCall(address);
    await newsletter.subscribe(parseEmail(email, 'Please enter a valid email'));
    return { message: 'Almost there! Please open the link that we have just emailed you.' };
  });

  serve('confirmNewsletter', async ({ query: { token } }) => {
    await newsletter.confirm(token);
    return { message: 'Thank you! You will get our next newsletter.' };
  });

  serve('leaveNewsletter', async ({ query: { token } }) => {
    await newsletter.leave(token);
    return { message: 'You will not get our newsletter any more.' };
  });

  serve('countSubscribers', ({ staff }) => newsletter.count(staff));

  serve('sendNewsletter', async ({ staff, body }) => ({ recipients: await newsletter.send(staff, parseIssue(body)) }));
}
