// Of the specification
export const noReviews = 'There are no reviews yet for this product.';
export const whatCustomersSay = 'What our customers say';

// Our own
export const reviewsCannotBeShown = 'Reviews can’t be shown right now. Please try again in a moment.';
export const moreCannotBeShown = 'More reviews can’t be shown right now.';
export const showMore = 'Show more';
export const reviews = 'Reviews';
export const positionOf = (position: number, all: number): string => `${position} of ${all}`;
export const rangeOf = (first: number, last: number): string => `${first} to ${last}`;
export const showing = (range: string, all: number): string => `Showing ${range} of ${all} reviews`;
export const pauseReviews = 'Pause the reviews';
export const playReviews = 'Play the reviews';
export const previousReview = 'Previous review';
export const nextReview = 'Next review';
