import { withQuery } from '../../paths.ts';

/** The page that tells what came of a payment. */
export const successPath = (orderId: string): string => withQuery('/paymentsuccess', [['payment', orderId]]);
