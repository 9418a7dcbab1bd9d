import { useEffect, useState } from 'react';
import * as checkoutWords from '../../words/checkout.ts';
import parts from '../../ui/parts.module.css';
import { useShop } from '../../shop/useShop.ts';

const SECOND = 1_000;
const MINUTE = 60;

/**
 * The remaining time of the hold on the items: a visual countdown. A screen reader reads it once, in whole minutes. After the end
 * it explains the further effect of a payment.
 */
export function HeldFor({ until }: { until: string }) {
  const { holdMinutes } = useShop().policies;
  const seconds = useSecondsUntil(until, holdMinutes * MINUTE);
  const [atFirst] = useState(seconds);
  if (seconds <= 0) return <output className={parts.hint}>{checkoutWords.heldNoLonger}</output>;
  const time = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  return (
    <p className={parts.hint}>
      <span aria-hidden="true">{checkoutWords.heldForYou(time)}</span>
      <span className="visually-hidden">{checkoutWords.heldMinutes(Math.max(1, Math.round(atFirst / MINUTE)))}</span>
    </p>
  );
}

/** The seconds until a moment, up to a maximum: the browser's clock may be wrong. */
function useSecondsUntil(moment: string, most: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.min(Math.ceil((Date.parse(moment) - now) / SECOND), most);
}
