import { createIsland, loadIsland } from '../../ui/Island.tsx';
import { ReviewSlide, type ReviewRef } from './Slide.tsx';
import { positionOf, Slider } from './Slider.tsx';

/** With fewer reviews than this the slider shows the fixed testimonials. */
const MIN_REVIEWS = 3;

const loadTestimonials = () => import('./TestimonialSlider.tsx').then(({ TestimonialSlider }) => TestimonialSlider);
/** A shop that has reviews needs none of it. */
const TestimonialSlider = import.meta.env.SSR ? await loadIsland(loadTestimonials) : createIsland(loadTestimonials);

/** What our customers say: their newest good reviews; fixed testimonials where these are few. */
export function ReviewSlider({ reviews }: { reviews?: readonly ReviewRef[] | null }) {
  if (!reviews || reviews.length < MIN_REVIEWS) return <TestimonialSlider />;
  const slides = reviews.map(({ id }, index) => (
    <ReviewSlide key={id} review={{ id }} position={positionOf(index, reviews)} />
  ));
  return <Slider slides={slides} />;
}
