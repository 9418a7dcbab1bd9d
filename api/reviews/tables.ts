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

/** A review as it is read. */
export interface ReviewRow {
  id: string;
  rating: number;
  comment: string;
  created_at: Date;
  user_name: string | null;
  user_email: string;
}

/** Where a portion goes on: only older reviews, or as old ones with a lower id. */
export interface ReviewCursor {
  createdAt: Date;
  id: string;
}

/** A review to be added; `createdAt` is ISO 8601. */
export interface NewReview {
  id: string;
  sku: string;
  rating: number;
  comment: string;
  createdAt: string;
  userName?: string | undefined;
  userEmail: string;
}
