import { createIsland, loadIsland } from '../../ui/Island.tsx';
import { ReviewSlide } from './Slide.tsx';
import type { ReviewSlideFragment } from './slider.graphql.generated.ts';
import { positionOf, Slider } from './Slider.tsx';

/** With fewer reviews than this the slider shows the fixed testimonials. */
const MIN_REVIEWS = 3;

const loadTestimonials = () => import('./TestimonialSlider.tsx').then(({ TestimonialSlider }) => TestimonialSlider);
/** A shop with reviews does not load it. */
const TestimonialSlider = import.meta.env.SSR ? await loadIsland(loadTestimonials) : createIsland(loadTestimonials);

const MAX_REVIEWS = 9;
/** A person's name. Without one, a review has the local part of an email address, such as `asha.k30`. */
const NAME = /^[\p{Lu}\p{Lo}][^\d_@]*( |$)/u;

/** The reviews of our customers: the newest ones with the best rating and a name; fixed testimonials if there are few. */
export function ReviewSlider({ reviews }: { reviews?: readonly ReviewSlideFragment[] | null }) {
  const praise = reviews?.filter(({ reviewer }) => NAME.test(reviewer)).slice(0, MAX_REVIEWS) ?? [];
  if (praise.length < MIN_REVIEWS) return <TestimonialSlider />;
  const slides = praise.map((review, index) => (
    <ReviewSlide key={review.id} review={review} position={positionOf(index, praise)} />
  ));
  return <Slider slides={slides} />;
}
