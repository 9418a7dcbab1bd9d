import type { KnownSettings } from '../../schema/settings.ts';
import type { ConfirmationCodes } from '../account/confirmation-codes/confirmation-codes.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { OrderMails } from '../orders/mails.ts';
import type { Orders } from '../orders/orders.ts';
import type { InvoiceRequests } from '../orders/invoices/requests.ts';
import type { RequestRefund } from '../orders/refunds.ts';
import type { Returns } from '../orders/returns/returns.ts';
import type { Db } from '../platform/database.ts';
import type { JobQueues } from '../platform/jobs.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { SecurityLog } from '../platform/security-log.ts';
import type { PaymentProvider } from './provider/provider.ts';

/** The shop's account at the payment provider. */
export interface PaymentAccount {
  provider: PaymentProvider;
  /** The public key, with which the page opens the payment widget. */
  keyId: string;
  /** The secret under which the provider signs a payment. */
  keySecret: string;
  /** The secret under which the provider signs its webhooks. */
  webhookSecret: string;
  /** The address of the widget's script. */
  widgetUrl: string;
}

/** The dependencies of the parts of the checkout. */
export interface CheckoutDependencies {
  db: Db;
  now: () => Date;
  paymentAccount: PaymentAccount;
  /** Whether the promo codes of the samples work. */
  acceptsSamples: boolean;
  responses: CatalogResponses;
  jobs: Pick<JobQueues, 'enqueue'>;
  mailQueue: MailQueue;
  mails: OrderMails;
  requestRefund: RequestRefund;
  invoiceRequests: Pick<InvoiceRequests, 'requestGoodwillNotes'>;
  orders: Pick<Orders, 'listOfOrder' | 'findOrder'>;
  returns: Pick<Returns, 'mailRefunded'>;
  confirmationCodes: ConfirmationCodes;
  rateLimits: Pick<RateLimits, 'count'>;
  /** Logs problems that only the operator can fix. */
  log: { warn(words: string): void; error(words: string): void };
  securityLog: SecurityLog;
  settings: KnownSettings;
  /**
   * The keyed hash of a client's address. Orders from one address have the same hash, which does not reveal the
   * address.
   */
  hashClient(address: string): string;
}
