import type { Generated } from 'kysely';
import type { components } from '../../../schema/generated/rest.ts';

/** Whether a notice waits for pieces in stock, or for a lower price. */
export type NoticeKind = components['schemas']['NoticeKind'];

/** The notices' table: a row for each mail that somebody waits for. Prices are whole paise, before the shop's commission. */
export type NoticeTables = {
  notices: {
    id: string;
    position: Generated<number>;
    shopper_id: string | null;
    email: string | null;
    recipient_id: string | null;
    sku: string;
    kind: NoticeKind;
    price: number;
    requested_at: Date;
    confirmed_at: Date | null;
  };
};

/** A notice of a shopper, with the list price of its product. */
export interface NoticeRow {
  id: string;
  sku: string;
  kind: NoticeKind;
  price: number;
  list_price: number;
  requested_at: Date;
  confirmed_at: Date | null;
}

/** The variant of a notice, as its mails name it. */
export interface NoticedVariant {
  sku: string;
  color: string;
  size: string | null;
  name: string;
  category: string;
  product_id: string;
  list_price: number;
  show_price: number;
}

/** A notice whose mail is to be sent now. */
export interface DueNotice extends NoticedVariant {
  id: string;
  kind: NoticeKind;
  /** The price at the request. */
  price: number;
  email: string;
  shopper_id: string | null;
  recipient_id: string | null;
}

/** The account that requests notices. */
export interface NoticeShopper {
  email: string;
  /** Whether somebody has verified the address. */
  is_verified: boolean;
}
