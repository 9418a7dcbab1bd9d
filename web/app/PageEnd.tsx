import { TrustBadges } from './TrustBadges.tsx';
import { Footer } from './Footer.tsx';

/** What every page ends with: the shop's claims and its footer. */
export function PageEnd() {
  return (
    <>
      <TrustBadges />
      <Footer />
    </>
  );
}
