import type { CatalogAnswers } from '../catalog/answers.ts';
import type { OrderMails } from '../orders/mails.ts';
import type { Orders } from '../orders/orders.ts';
import type { OweRefund } from '../orders/refunds.ts';
import type { Db } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Post } from '../platform/mail/post.ts';
import type { PaymentProvider } from './provider/provider.ts';

/** The shop's account at the payment provider. */
export interface Till {
  provider: PaymentProvider;
  /** What the widget is opened with; everybody may see it. */
  keyId: string;
  /** What the provider signs a payment with. */
  keySecret: string;
  /** What the provider signs its events with. */
  webhookSecret: string;
  /** The address of the widget's script. */
  widgetUrl: string;
}

/** What every part of the checkout works with. */
export interface CheckoutHouse {
  db: Db;
  now: () => Date;
  till: Till;
  answers: CatalogAnswers;
  jobs: Pick<Jobs, 'put'>;
  post: Post;
  mails: OrderMails;
  oweRefund: OweRefund;
  orders: Pick<Orders, 'ofOrder'>;
  /** Hears of what only the operator can mend. */
  log: { warn(words: string): void; error(words: string): void };
}
