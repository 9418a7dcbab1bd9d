import type { CatalogAnswers } from '../catalog/answers.ts';
import type { Db } from '../platform/database.ts';
import type { Post } from '../platform/mail/post.ts';
import type { OrderMails } from './mails.ts';
import type { OweRefund } from './refunds.ts';

/** What every part of the orders works with. */
export interface OrderHouse {
  db: Db;
  answers: CatalogAnswers;
  post: Post;
  mails: OrderMails;
  oweRefund: OweRefund;
  now: () => Date;
}
