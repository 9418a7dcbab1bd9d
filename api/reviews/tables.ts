import type { Generated } from 'kysely';

/** The reviews' table. */
export type ReviewsTables = {
  reviews: {
    id: string;
    sku: string;
    rating: number;
    comment: string;
    created_at: Generated<Date>;
    user_name: string | null;
    user_email: string;
  };
};

/** A row of a review. */
export interface ReviewRow {
  id: string;
  rating: number;
  comment: string;
  created_at: Date;
  user_name: string | null;
  user_email: string;
}

/** The end of a page: the next page has older reviews, and of the same time those with a lower id. */
export interface ReviewCursor {
  createdAt: Date;
  id: string;
}

/** A new review; `createdAt` is ISO 8601. */
export interface NewReview {
  id: string;
  sku: string;
  rating: number;
  comment: string;
  createdAt: string;
  userName?: string | undefined;
  userEmail: string;
}
