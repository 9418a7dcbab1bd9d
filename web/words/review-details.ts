// The details of reviews, all our own
export const sortBy = 'Sort reviews by';
export const sorts = {
  NEWEST: 'Newest',
  HELPFUL: 'Most helpful',
  HIGHEST: 'Highest rating',
  LOWEST: 'Lowest rating',
} as const;
export const filterByStars = 'Show reviews by stars';
export const onlyStars = (stars: string, reviews: string): string => `Only ${stars}: ${reviews}`;
export const allStars = 'All stars';
export const verified = 'Verified purchase';
export const helpful = 'Helpful';
export const helpfulWith = (count: number): string => `Helpful (${count})`;
export const report = 'Report';
export const reported = 'Reported';
export const reportedThanks = 'Thank you. We will look at this review.';
export const answerOfShop = 'Reply from the shop';
export const pictureOf = (position: number, reviewer: string): string => `Photo ${position} by ${reviewer}`;
export const loginToMark = 'Please log in to mark a review as helpful.';
export const loginToReport = 'Please log in to report a review.';
export const failedToMark = 'The review could not be marked.';
export const failedToReport = 'The review could not be reported.';
