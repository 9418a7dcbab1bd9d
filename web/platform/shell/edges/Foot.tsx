import { Claims } from './Claims.tsx';
import { Footer } from './Footer.tsx';

/** What every page ends with: the shop's claims and its footer. */
export function Foot() {
  return (
    <>
      <Claims />
      <Footer />
    </>
  );
}
