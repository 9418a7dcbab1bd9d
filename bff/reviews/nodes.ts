import type { Answer } from '../platform/upstream/contract.ts';

/** A review as REST hosts answer it. */
export type RestReview = Answer<'getVariantReviews'>['reviews'][number];

/** A review in the schema's words: the reviewer is a name, never an e-mail address. */
export interface ReviewNode {
  id: string;
  /** The variant that it speaks of. */
  sku: string;
  rating: number;
  comment: string;
  createdAt: string;
  reviewer: string;
}
/** A portion of a variant's or product's reviews, the newest first, with one more than was asked for where there is one. */
export interface ReviewsNode {
  totalCount: number;
  reviews: ReviewNode[];
}
/** How many reviews a product and each of its variants have. */
export interface CountsNode {
  all: number;
  bySku: ReadonlyMap<string, number>;
}

/** A review node of a REST answer, which speaks of the variant `sku`: without a name the part of the address before the at-sign stands for it. */
export function reviewNode({ reviewId, rating, comment, createdAt, user }: RestReview, sku: string): ReviewNode {
  const name = user.name?.trim() ?? '';
  const shown = name === '' || name.includes('@') ? user.email : name;
  return {
    id: reviewId,
    sku,
    rating: Math.min(Math.max(rating, 1), 5),
    comment,
    createdAt,
    reviewer: (shown.split('@')[0] ?? '').trim() || 'Anonymous',
  };
}

/** Orders reviews: the newest first, of the same moment the higher id first. */
export function newestFirst(a: ReviewNode, b: ReviewNode): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** Reviews of many variants as one list. */
export function mergeReviews(portions: ReviewsNode[]): ReviewsNode {
  return {
    totalCount: portions.reduce((sum, { totalCount }) => sum + totalCount, 0),
    reviews: portions.flatMap(({ reviews }) => reviews).sort(newestFirst),
  };
}
