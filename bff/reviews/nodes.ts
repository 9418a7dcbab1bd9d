import type { ConnectionNode } from '../graphql/connections.ts';
import type { HostResponse } from '../host/contract.ts';

/** A review in REST responses. */
export type RestReview = HostResponse<'getVariantReviews'>['reviews'][number];

/** A review of the schema. The reviewer is a name, never an email address. */
export interface ReviewNode {
  id: string;
  /** The reviewed variant. */
  sku: string;
  rating: number;
  comment: string;
  createdAt: string;
  reviewer: string;
  /** Undefined on a host without review details. */
  details?: ReviewDetailsNode;
}

/** A picture of a review; its address is the host's. */
export interface ReviewPictureNode {
  pictureId: string;
  url: string;
  width: number;
  height: number;
}

/** The details of a review. */
export interface ReviewDetailsNode {
  isVerifiedPurchase: boolean | null;
  pictures: ReviewPictureNode[];
  helpfulCount: number | null;
  answer: { text: string; answeredAt: string } | null;
}
/** Reviews of a variant or product, the newest first: those of one page and, if there is one, the next review. */
export interface ReviewListNode {
  totalCount: number;
  reviews: ReviewNode[];
}
/** Part of a list of reviews. */
export type ReviewConnectionNode = ConnectionNode<ReviewNode>;

/** The number of reviews of a product and of each of its variants. */
export interface ReviewCountsNode {
  all: number;
  bySku: ReadonlyMap<string, number>;
}

/** Converts a REST review of the variant `sku`. Without a name, the reviewer is the local part of the email address. */
export function reviewNode(review: RestReview, sku: string): ReviewNode {
  const { reviewId, rating, comment, createdAt, user } = review;
  const name = user.name?.trim() ?? '';
  const nameOrEmail = name === '' || name.includes('@') ? user.email : name;
  return {
    id: reviewId,
    sku,
    rating: Math.min(Math.max(Math.round(rating), 1), 5),
    comment,
    createdAt,
    reviewer: (nameOrEmail.split('@')[0] ?? '').trim() || 'Anonymous',
    details: detailsOf(review),
  };
}

function detailsOf({ isVerified, pictures, helpfulCount, answer }: RestReview): ReviewDetailsNode {
  return {
    isVerifiedPurchase: isVerified ?? null,
    pictures: pictures ?? [],
    helpfulCount: helpfulCount ?? null,
    answer: answer ?? null,
  };
}

/** Compares reviews: the newest first; at the same moment, the higher id first. */
export function byNewest(a: ReviewNode, b: ReviewNode): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** Merges the reviews of several variants. */
export function mergeReviews(lists: ReviewListNode[]): ReviewListNode {
  return {
    totalCount: lists.reduce((sum, { totalCount }) => sum + totalCount, 0),
    reviews: lists.flatMap(({ reviews }) => reviews).sort(byNewest),
  };
}
