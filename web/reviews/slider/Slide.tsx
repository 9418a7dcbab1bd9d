import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import type { ReviewSlideFragment } from './slider.graphql.generated.ts';
import { dayInIndia, timeAgo } from '../../ui/format.ts';
import { productPath } from '../../paths.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import css from './Slide.module.css';

/** One review, a link to its product, and its age. `position` is for example '2 of 9'. */
export function ReviewSlide({ review: whole, position }: { review: ReviewSlideFragment; position: string }) {
  const { now } = useVisit();
  const { variant, createdAt, ...review } = whole;
  return (
    <Slide {...review} position={position} image={variant?.images[1] ?? variant?.images[0]}>
      {variant && <Link to={productPath(variant.product.path, variant.sku)}>{variant.product.name}</Link>}
      <time dateTime={createdAt} title={dayInIndia(createdAt)}>
        {timeAgo(createdAt, now)}
      </time>
    </Slide>
  );
}

interface SlideProps {
  position: string;
  rating: number;
  comment: string;
  reviewer: string;
  /** The product of the review. */
  image?: PictureSource;
  /** The product's name, and the date of the review. */
  children: ReactNode;
}

/** Up to this many characters a comment has large letters. */
const MAX_LARGE = 60;

/** One slide: stars, a text, and its author. */
export function Slide({ position, rating, comment, reviewer, image, children }: SlideProps) {
  return (
    <li className={css.slide}>
      <figure className={css.card} aria-roledescription="slide" aria-label={position}>
        <p>
          <Stars rating={rating} />
        </p>
        <blockquote className={css.quote} data-brief={comment.length <= MAX_LARGE}>
          {comment}
        </blockquote>
        <figcaption className={css.author}>
          {image && <Picture image={image} sizes="5rem" alt="" className={css.picture} />}
          <b className={css.name}>{reviewer}</b>
          <span className={css.piece}>{children}</span>
        </figcaption>
      </figure>
    </li>
  );
}
