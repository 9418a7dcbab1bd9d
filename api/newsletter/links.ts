import { areSame, keyFor, sealOf } from '../platform/secret.ts';

/** What a mailed link is for. */
export type Purpose = 'confirm' | 'leave';

/** The links of the newsletter's mails: each stands for an address, and for one purpose. */
export interface Links {
  /** Which subscriber an address is; nobody without the secret can tell, or tell the address from it. */
  idOf(email: string): string;
  /** The page where a subscriber confirms or leaves. */
  to(purpose: Purpose, id: string): string;
  /** Whose token it is; undefined for one of another purpose, and for any that this shop hasn't made. */
  idIn(purpose: Purpose, token: string): string | undefined;
}

const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

/** The links under a secret; they lead to `shopUrl`, without a slash at its end. */
export function newsletterLinks(secret: string, shopUrl: string): Links {
  const key = keyFor(secret, 'newsletter');
  const keys = { confirm: keyFor(secret, 'newsletter confirm'), leave: keyFor(secret, 'newsletter leave') };
  return {
    idOf: (email) => sealOf(key, email),
    to: (purpose, id) => `${shopUrl}/newsletter/${purpose}?token=${id}.${sealOf(keys[purpose], id)}`,
    idIn: (purpose, token) => {
      const [, id = '', seal = ''] = TOKEN.exec(token) ?? [];
      return areSame(seal, sealOf(keys[purpose], id)) ? id : undefined;
    },
  };
}
