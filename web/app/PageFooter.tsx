import { CheckoutFooter } from './CheckoutFrame.tsx';
import { Footer } from './Footer.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { useFrame } from '../session/page-handle.ts';

/** The end of every page: the shop's promises and its footer; in the checkout only a short footer. */
export function PageFooter() {
  if (useFrame() === 'checkout') return <CheckoutFooter />;
  return (
    <>
      <TrustBadges />
      <Footer />
    </>
  );
}
