import type { Encryption } from '../../platform/encryption.ts';
import type { OrderDependencies } from '../dependencies.ts';
import type { ReturnMails } from './mails.ts';

/** The dependencies of returns. */
export interface ReturnDependencies extends OrderDependencies {
  returnMails: ReturnMails;
  /** Encrypts the accounts to which refunds of cash orders are paid. */
  encryption: Encryption;
}
