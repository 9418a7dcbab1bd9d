import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { ReviewSlideFragmentDoc } from './slider.graphql.generated.ts';
import { dayInIndia, timeAgo } from '../../ui/format.ts';
import { productPath } from '../../paths.ts';
import { useShop } from '../../ui/ShopContext.tsx';
import type { Testimonial } from './testimonials.ts';
import css from './Slide.module.css';

/** A review that is known by its id, its fields masked. */
export interface ReviewRef {
  __typename?: 'Review';
  id: string;
}

/** One review, the way to the piece that it speaks of, and how long ago it was written. */
export function ReviewSlide({ review: { id }, place }: { review: ReviewRef; place: string }) {
  const { now } = useShop();
  const from = { __typename: 'Review' as const, id };
  const { data, complete } = useFragment({ fragment: ReviewSlideFragmentDoc, fragmentName: 'ReviewSlide', from });
  if (!complete) return null;
  const { variant, createdAt, ...said } = data;
  return (
    <Slide {...said} place={place} image={variant?.images[1] ?? variant?.images[0]}>
      {variant && <Link to={productPath(variant.product.path, variant.sku)}>{variant.product.name}</Link>}
      <time dateTime={createdAt} title={dayInIndia(createdAt)}>
        {timeAgo(createdAt, now)}
      </time>
    </Slide>
  );
}

/** One of the fixed testimonials. */
export function TestimonialSlide({ said: { piece, ...said }, place }: { said: Testimonial; place: string }) {
  return (
    <Slide {...said} place={place}>
      <span>{piece}</span>
    </Slide>
  );
}

interface SlideProps {
  /** Which of how many it is: '2 of 9'. */
  place: string;
  rating: number;
  comment: string;
  reviewer: string;
  /** The cloth that it speaks of. */
  image?: PictureSource;
  /** What the review speaks of, and when. */
  children: ReactNode;
}

/** Words so few that they are set large. */
const BRIEF = 60;

function Slide({ place, rating, comment, reviewer, image, children }: SlideProps) {
  return (
    <li className={css.slide}>
      <figure className={css.card} aria-roledescription="slide" aria-label={place}>
        <p>
          <Stars rating={rating} />
        </p>
        <blockquote className={css.words} data-brief={comment.length <= BRIEF}>
          {comment}
        </blockquote>
        <figcaption className={css.who}>
          {image && <Picture image={image} sizes="5rem" alt="" className={css.cloth} />}
          <b className={css.name}>{reviewer}</b>
          <span className={css.piece}>{children}</span>
        </figcaption>
      </figure>
    </li>
  );
}
