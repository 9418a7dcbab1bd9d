import { SHOP } from '../../../schema/shop.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

/** The code by which somebody without a login sees an order. */
export const lookupCodeMail = (to: string, code: string): Mail =>
  renderMail(to, `Your ${SHOP.name} OTP to track your order`, [
    { words: 'Enter this OTP to see your order:' },
    { code },
    { words: 'It is valid for 10 minutes and works once.' },
    { note: 'If you did not request it, ignore this email. Never share your OTP with anyone.' },
  ]);
