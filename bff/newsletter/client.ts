import type { SendNewsletterInput } from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { Failure } from '../host/failures.ts';
import type { HostCapabilities } from '../host/capabilities.ts';
import type { Rest } from '../host/rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { UserErrorException } from '../graphql/user-errors.ts';

/** The mailings of a newsletter, in three implementations: for a host with them, without them, and not known yet. */
interface Mailings {
  /** Confirms a subscription. Throws EXPIRED for a text that cannot be a token, and on a host without mailings. */
  confirm(token: string): Promise<HostResponse<'confirmNewsletter'>>;
  /** Ends a subscription. Throws EXPIRED for a text that cannot be a token, and on a host without mailings. */
  leave(token: string): Promise<HostResponse<'leaveNewsletter'>>;
  /** Sends an issue. Throws UNAUTHENTICATED without a token, and FORBIDDEN on a host without mailings. */
  send(input: SendNewsletterInput): Promise<{ recipients: number }>;
}

/** The newsletter, for one request. All methods throw the host's failure or a UserErrorException. */
export interface NewsletterClient extends Mailings {
  subscribe(email: string): Promise<HostResponse<'subscribeToNewsletter'>>;
  /** Whether the shopper's address is subscribed; null on a host that does not report it. */
  readOwn(): Promise<boolean | null>;
  /** Throws FORBIDDEN on a host that does not report it. */
  setOwn(isSubscribed: boolean): Promise<HostResponse<'setNewsletter'>>;
}

const TOKEN = /^[\x21-\x7e]{1,200}$/;

/** Whether a text can be the token of a mailed link. */
export function isLinkToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text);
}

/** Creates the newsletter of one request. `rest` carries the client's address, for the host's rate limits. */
export function createNewsletter(
  rest: Rest,
  authenticated: AuthenticatedRest,
  { has, isKnown }: HostCapabilities,
): NewsletterClient {
  const unknownHost = () => new Failure('UPSTREAM_UNAVAILABLE');
  const without = isKnown
    ? createNoMailings(authenticated, expired, () => new Failure('FORBIDDEN'))
    : createNoMailings(authenticated, unknownHost, unknownHost);
  return {
    subscribe: (email) => rest('subscribeToNewsletter', { body: { email } }),
    readOwn: async () => {
      if (!has('own-newsletter')) return null;
      return (await authenticated.rest()('getOwnNewsletter', {})).isSubscribed;
    },
    setOwn: async (isSubscribed) => {
      if (!has('own-newsletter')) throw new Failure(isKnown ? 'FORBIDDEN' : 'UPSTREAM_UNAVAILABLE');
      return authenticated.rest()('setNewsletter', { body: { isSubscribed } });
    },
    ...(has('newsletter') ? createMailings(rest, authenticated) : without),
  };
}

function createMailings(rest: Rest, authenticated: AuthenticatedRest): Mailings {
  return {
    confirm: async (token) => rest('confirmNewsletter', { token: parseLinkToken(token) }),
    leave: async (token) => rest('leaveNewsletter', { token: parseLinkToken(token) }),
    send: async ({ issueId, subject, words }) =>
      authenticated.rest()('sendNewsletter', { body: { issueId, subject, words } }),
  };
}

function createNoMailings(authenticated: AuthenticatedRest, linkError: () => Error, sendError: () => Error): Mailings {
  const refuseLink = async (token: string) => {
    parseLinkToken(token);
    throw linkError();
  };
  return {
    confirm: refuseLink,
    leave: refuseLink,
    send: async () => {
      authenticated.rest();
      throw sendError();
    },
  };
}

function parseLinkToken(text: string): string {
  if (isLinkToken(text)) return text;
  throw expired();
}

function expired(): UserErrorException {
  return new UserErrorException('EXPIRED', 'token');
}
