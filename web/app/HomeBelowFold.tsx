import { useOutletContext } from 'react-router-dom';
import type { HomeData } from '../catalog/loaders.ts';
import { ChatLink } from '../catalog/home/ChatLink.tsx';
import { WhyUs } from '../catalog/home/WhyUs.tsx';
import { NewsletterForm } from '../newsletter/SubscribeForm.tsx';
import { Welcome } from '../newsletter/welcome/Welcome.tsx';
import { ReviewSlider } from '../reviews/slider/ReviewSlider.tsx';

/** The lower half of the home page: reasons to buy here, reviews, and the newsletter. */
export function HomeBelowFold() {
  const { categories, recentReviews } = useOutletContext<HomeData>();
  return (
    <>
      <WhyUs cloths={categories.flatMap(({ showcase }) => showcase)} />
      <ReviewSlider reviews={recentReviews} />
      <ChatLink />
      <NewsletterForm />
      <Welcome />
    </>
  );
}
