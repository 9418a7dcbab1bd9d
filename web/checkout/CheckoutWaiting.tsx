import type { ReactNode } from 'react';
import { Waiting } from '../ui/Waiting.tsx';
import * as checkoutWords from '../words/checkout.ts';

/** The checkout's place while it loads. */
export const CheckoutWaiting = ({ withoutScript }: { withoutScript?: ReactNode }) => (
  <Waiting words={checkoutWords.loading} hint={checkoutWords.notChargedYet} withoutScript={withoutScript} />
);
