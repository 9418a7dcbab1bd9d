import { useHomePage } from '../catalog/home/home.graphql.generated.ts';
import { ChatLink } from '../catalog/home/ChatLink.tsx';
import { WhyUs } from '../catalog/home/WhyUs.tsx';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { Welcome } from '../newsletter/welcome/Welcome.tsx';
import { ReviewSlider } from '../reviews/slider/ReviewSlider.tsx';

/** The lower half of the home page: why to buy here, what others say, and how to stay in touch. */
export function HomeBelowFold() {
  const { data } = useHomePage();
  if (!data?.categories) return null;
  return (
    <>
      <WhyUs cloths={data.categories.flatMap(({ showcase }) => showcase)} />
      <ReviewSlider reviews={data.recentReviews} />
      <ChatLink />
      <NewsletterForm />
      <Welcome />
    </>
  );
}
