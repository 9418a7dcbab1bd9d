import type { Serve } from '../platform/contract.ts';
import type { Newsletter } from './newsletter.ts';
import { issueFrom } from './rules.ts';

/** What the newsletter's routes work with. */
export interface NewsletterRoutes {
  newsletter: Newsletter;
  /** An e-mail address in its one spelling; refuses with INVALID_INPUT, in these words, what is none. */
  emailFrom: (text: string, words: string) => string;
  /** Counts a call that sends mail, for a client's address; refuses past the limit. */
  count: (address: string) => Promise<void>;
}

/** The newsletter. Leaving isn't counted: the servers of mail programs do it for very many people. */
export function newsletterRoutes(serve: Serve, { newsletter, emailFrom, count }: NewsletterRoutes): void {
  serve('subscribeToNewsletter', async ({ address, body: { email } }) => {
    await count(address);
    await newsletter.subscribe(emailFrom(email, 'Please enter a valid email'));
    return { message: 'Almost there! Please follow the link that we have just sent to your inbox.' };
  });

  serve('confirmNewsletter', async ({ query: { token } }) => {
    await newsletter.confirm(token);
    return { message: 'Thank you! You will hear from us.' };
  });

  serve('leaveNewsletter', async ({ query: { token } }) => {
    await newsletter.leave(token);
    return { message: 'You will get no more newsletters.' };
  });

  serve('countSubscribers', ({ staff }) => newsletter.count(staff));

  serve('sendNewsletter', async ({ staff, body }) => ({ recipients: await newsletter.send(staff, issueFrom(body)) }));
}
