import { equalsInConstantTime, deriveKey, hmacOf } from '../platform/secrets.ts';

/** The purpose of a mailed link. */
export type LinkPurpose = 'confirm' | 'leave';

/** The links in the newsletter's mails. Each belongs to one address and one purpose. */
export interface NewsletterLinks {
  /** The subscriber id of an address. Without the secret, neither can be computed from the other. */
  subscriberIdOf(email: string): string;
  /** The page on which a subscriber confirms or unsubscribes. */
  urlFor(purpose: LinkPurpose, id: string): string;
  /**
   * The subscriber id of a token; undefined for a token of another purpose, and for one that this shop has not issued.
   */
  parseToken(purpose: LinkPurpose, token: string): string | undefined;
}

const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

/** Creates the links under a secret; they start with `shopUrl`, which has no slash at its end. */
export function createNewsletterLinks(secret: string, shopUrl: string): NewsletterLinks {
  const key = deriveKey(secret, 'newsletter');
  const keys = { confirm: deriveKey(secret, 'newsletter confirm'), leave: deriveKey(secret, 'newsletter leave') };
  return {
    subscriberIdOf: (email) => hmacOf(key, email),
    urlFor: (purpose, id) => `${shopUrl}/newsletter/${purpose}?token=${id}.${hmacOf(keys[purpose], id)}`,
    parseToken: (purpose, token) => {
      const [, id = '', encryption = ''] = TOKEN.exec(token) ?? [];
      return equalsInConstantTime(encryption, hmacOf(keys[purpose], id)) ? id : undefined;
    },
  };
}
