import { column } from '../platform/columns.ts';
import type { NewRow, Row } from '../platform/columns.ts';

/** The columns of a review. */
export const REVIEW_COLUMNS = {
  id: column.text('id'),
  rating: column.integer('rating'),
  comment: column.text('comment'),
  createdAt: column.time('created_at'),
  userName: column.nullableText('user_name'),
  userEmail: column.text('user_email'),
};

/** The columns of a new review, with its variant. */
export const NEW_REVIEW_COLUMNS = { sku: column.text('sku'), ...REVIEW_COLUMNS };

/** A row of a shown review, with its pictures in their order. */
export interface ReviewRow extends Row<typeof REVIEW_COLUMNS> {
  is_verified: boolean;
  helpful_count: number;
  answer: string | null;
  answered_at: Date | null;
  pictures: { id: string; width: number; height: number }[];
}

/** The end of a page: the next page has older reviews, and reviews of the same time with a lower id. */
export interface ReviewCursor {
  createdAt: Date;
  id: string;
}

/** Part of the reviews of a variant: the newest after a place, or backward the oldest before it. */
export interface ReviewPart {
  /** The maximum number of reviews. */
  size: number;
  isBackward: boolean;
  /** The place. Without one the part begins (backward: ends) with the list. */
  from: ReviewCursor | undefined;
}

/** A new review; `createdAt` is ISO 8601. */
export type NewReview = NewRow<typeof NEW_REVIEW_COLUMNS>;
