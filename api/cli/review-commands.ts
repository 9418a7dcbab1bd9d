import type { components } from '../../schema/generated/rest.ts';
import { parseWhole, UsageError } from './args.ts';
import type { CommandArgs } from './args.ts';
import type { Command } from './command.ts';
import { formatWhen, withoutControlCharacters } from './format.ts';

const STATES = ['all', 'reported', 'hidden'] as const;

/** The commands for reviews. */
export const REVIEWS: readonly Command[] = [
  {
    usage: 'reviews list [--state <state>] [--page <number>]',
    summary: `reviews, the newest first; a state is ${STATES.join(', ')}; reported ones begin with the most reports`,
    run: async (args, client) => {
      const page = parseWhole(args.option('page') ?? '1', 'page');
      const query = { state: parseState(args.option('state')), page };
      const { reviews, hasMore } = await client.call('getAllReviews', { query });
      if (reviews.length === 0) return 'There are no reviews.';
      const more = hasMore ? [`Page ${page + 1} has more.`] : [];
      return [...reviews.map(formatReview), ...more].join('\n\n');
    },
  },
  {
    usage: 'reviews answer <id> [--text <words>]',
    summary: "answers a review in the shop's name; without a text it removes the answer",
    run: async (args, client) => {
      const body = { text: args.option('text') ?? '' };
      return formatReview((await client.call('answerReview', { params: reviewParams(args), body })).review);
    },
  },
  {
    usage: 'reviews hide <id> --reason <words>',
    summary: 'hides a review: it leaves all lists and ratings; only staff read the reason',
    run: async (args, client) => {
      const body = { reason: args.required('reason') };
      return formatReview((await client.call('hideReview', { params: reviewParams(args), body })).review);
    },
  },
  {
    usage: 'reviews show <id>',
    summary: 'shows a hidden review again',
    run: async (args, client) => formatReview((await client.call('showReview', { params: reviewParams(args) })).review),
  },
];

/** Formats a review in a few lines. */
function formatReview(one: components['schemas']['StaffReview']): string {
  const { review, productId, productName, reportCount, reports, hiddenReason } = one;
  const pictures = review.pictures?.length ?? 0;
  const counts = [
    `${review.rating} of 5 stars`,
    `helpful for ${review.helpfulCount ?? 0}`,
    `reported by ${reportCount}`,
    ...(pictures > 0 ? [`pictures ${pictures}`] : []),
  ];
  return [
    `${review.reviewId}  ${formatWhen(review.createdAt)}  ${review.user.name ?? review.user.email}`,
    `  ${productName} (${productId}, ${review.sku ?? ''})`,
    `  ${counts.join(', ')}`,
    `  ${review.comment}`,
    ...(review.answer ? [`  answer: ${review.answer.text}`] : []),
    ...reports.map((text) => `  report: ${text}`),
    ...(hiddenReason === undefined ? [] : [`  hidden: ${hiddenReason}`]),
  ]
    .map((line) => withoutControlCharacters(line))
    .join('\n');
}

function reviewParams(args: CommandArgs) {
  return { reviewId: args.required('id') };
}

function parseState(text = 'all') {
  const known = STATES.find((state) => state === text.toLowerCase());
  if (!known) throw new UsageError(`There is no state '${text}'. The states are ${STATES.join(', ')}.`);
  return known;
}
