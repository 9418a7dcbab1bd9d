import { CheckoutFooter } from './CheckoutFooter.tsx';
import { Footer } from './Footer.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { useFrame } from './useFrame.ts';

/** What stands below every page: the shop's promises and its footer; in the checkout a short footer alone. */
export function PageFooter() {
  if (useFrame() === 'checkout') return <CheckoutFooter />;
  return (
    <>
      <TrustBadges />
      <Footer />
    </>
  );
}
