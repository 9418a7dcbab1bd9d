import { deriveKey, equalsInConstantTime, hmacOf } from '../../platform/secrets.ts';

/** The purpose of a mailed link. */
export type NoticeLinkPurpose = 'confirm' | 'stop';

/** The links in the mails of notices. A confirmation belongs to one notice, a stop link to one recipient. */
export interface NoticeLinks {
  /** The recipient id of a visitor's address. Without the secret, neither can be computed from the other. */
  recipientIdOf(email: string): string;
  /** The page on which a notice is confirmed, or a recipient's notices are stopped. */
  urlFor(purpose: NoticeLinkPurpose, id: string): string;
  /** The id in a token; undefined for a token of another purpose, and for one that this shop has not issued. */
  parseToken(purpose: NoticeLinkPurpose, token: string): string | undefined;
}

const TOKEN = /^([\w-]{1,60})\.([\w-]{43})$/;

/** Creates the links under a secret; they start with `shopUrl`, which has no slash at its end. */
export function createNoticeLinks(secret: string, shopUrl: string): NoticeLinks {
  const key = deriveKey(secret, 'notices');
  const keys = { confirm: deriveKey(secret, 'notices confirm'), stop: deriveKey(secret, 'notices stop') };
  return {
    recipientIdOf: (email) => hmacOf(key, email),
    urlFor: (purpose, id) => `${shopUrl}/notices/${purpose}?token=${id}.${hmacOf(keys[purpose], id)}`,
    parseToken: (purpose, token) => {
      const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
      return equalsInConstantTime(signature, hmacOf(keys[purpose], id)) ? id : undefined;
    },
  };
}
