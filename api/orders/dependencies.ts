import type { UploadAddresses } from '../account/uploads/addresses.ts';
import type { KnownSettings } from '../../schema/settings.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { Db } from '../platform/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { SecurityLog } from '../platform/security-log.ts';
import type { InvoiceRequests } from './invoices/requests.ts';
import type { OrderMails } from './mails.ts';
import type { RequestRefund } from './refunds.ts';

/** The dependencies of the parts of the orders. */
export interface OrderDependencies {
  db: Db;
  responses: CatalogResponses;
  /** The addresses of pictures that shoppers have added to returns. */
  uploads: Pick<UploadAddresses, 'addressOf'>;
  mailQueue: MailQueue;
  mails: OrderMails;
  requestRefund: RequestRefund;
  invoiceRequests: InvoiceRequests;
  now: () => Date;
  securityLog: SecurityLog;
  settings: KnownSettings;
}
