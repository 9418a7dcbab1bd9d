import type { SendNewsletterInput } from '../generated/resolvers.ts';
import type { Additions } from '../platform/additions.ts';
import { Failure } from '../platform/failures.ts';
import type { Personal } from '../platform/personal.ts';
import type { Rest } from '../platform/rest.ts';
import { Refused } from '../platform/user-errors.ts';

/** What a host says of something it has done. */
interface Done {
  message?: string | undefined;
}

/** The newsletter, for whoever sent a request. Everything throws what the host refuses with, or a Refused of our own. */
export interface Newsletter {
  subscribe(email: string): Promise<Done>;
  /** Throws EXPIRED without a call for a text that is no token, and on a host that mails none; so does `leave`. */
  confirm(token: string): Promise<Done>;
  leave(token: string): Promise<Done>;
  /** Throws UNAUTHENTICATED without a token, and FORBIDDEN on a host that sends none. */
  send(input: SendNewsletterInput): Promise<{ recipients: number }>;
}

const TOKEN = /^[\x21-\x7e]{1,200}$/;

/** Whether a text can be what the mailed links carry. */
export function isLinkToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text);
}

/** Makes the newsletter of one request; `rest` carries the visitor's address, by which the host counts. */
export function openNewsletter(rest: Rest, personal: Personal, additions: Additions): Newsletter {
  const byLink = async (id: 'confirmNewsletter' | 'leaveNewsletter', token: string) => {
    if (!isLinkToken(token)) throw new Refused('EXPIRED', 'token');
    if (mailsLinks(additions)) return rest(id, { token });
    throw new Refused('EXPIRED', 'token');
  };
  return {
    subscribe: (email) => rest('subscribeToNewsletter', { body: { email } }),
    confirm: (token) => byLink('confirmNewsletter', token),
    leave: (token) => byLink('leaveNewsletter', token),
    send: async ({ issueId, subject, words }) => {
      const own = personal.rest();
      if (!mailsLinks(additions)) throw new Failure('FORBIDDEN');
      return own('sendNewsletter', { body: { issueId, subject, words } });
    },
  };
}

/** Whether the host sends newsletters and links; throws UPSTREAM_UNAVAILABLE while that isn't known: no link is to seem old for it. */
export function mailsLinks({ has, isKnown }: Additions): boolean {
  if (!isKnown) throw new Failure('UPSTREAM_UNAVAILABLE');
  return has('newsletter');
}
