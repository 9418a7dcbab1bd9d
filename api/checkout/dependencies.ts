import type { CatalogResponses } from '../catalog/responses.ts';
import type { OrderMails } from '../orders/mails.ts';
import type { Orders } from '../orders/orders.ts';
import type { RequestRefund } from '../orders/refunds.ts';
import type { Db } from '../platform/database.ts';
import type { JobQueues } from '../platform/jobs.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { PaymentProvider } from './provider/provider.ts';

/** The shop's account at the payment provider. */
export interface PaymentAccount {
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
export interface CheckoutDependencies {
  db: Db;
  now: () => Date;
  paymentAccount: PaymentAccount;
  responses: CatalogResponses;
  jobs: Pick<JobQueues, 'enqueue'>;
  mailQueue: MailQueue;
  mails: OrderMails;
  requestRefund: RequestRefund;
  orders: Pick<Orders, 'listOfOrder'>;
  /** Hears of what only the operator can mend. */
  log: { warn(words: string): void; error(words: string): void };
}
