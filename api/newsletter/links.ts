import { equalsInConstantTime, deriveKey, hmacOf } from '../platform/secrets.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'confirm' | 'leave';

/** The links of the newsletter's mails: each stands for an address, and for one purpose. */
export interface NewsletterLinks {
  /** Which subscriber an address is; nobody without the secret can tell, or tell the address from it. */
  subscriberIdOf(email: string): string;
  /** The page where a subscriber confirms or leaves. */
  urlFor(purpose: LinkPurpose, id: string): string;
  /** Whose token it is; undefined for one of another purpose, and for any that this shop hasn't made. */
  parseToken(purpose: LinkPurpose, token: string): string | undefined;
}

const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

/** The links under a secret; they lead to `shopUrl`, without a slash at its end. */
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
