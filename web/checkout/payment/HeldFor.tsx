import { useEffect, useState } from 'react';
import * as paymentWords from '../../words/payment.ts';
import parts from '../../ui/parts.module.css';
import { useShop } from '../../shop/useShop.ts';

const SECOND = 1_000;
const MINUTE = 60;

/**
 * How long the items are still set aside: counts down for the eye. A screen reader hears it once, in whole minutes. Once the
 * time is over it says what a payment can still do.
 */
export function HeldFor({ until }: { until: string }) {
  const { holdMinutes } = useShop().policies;
  const seconds = useSecondsUntil(until, holdMinutes * MINUTE);
  const [atFirst] = useState(seconds);
  if (seconds <= 0) return <output className={parts.hint}>{paymentWords.heldNoLonger}</output>;
  const time = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  return (
    <p className={parts.hint}>
      <span aria-hidden="true">{paymentWords.heldForYou(time)}</span>
      <span className="visually-hidden">{paymentWords.heldMinutes(Math.max(1, Math.round(atFirst / MINUTE)))}</span>
    </p>
  );
}

/** The seconds until a moment, at most so many: the browser's clock may be wrong. */
function useSecondsUntil(moment: string, most: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.min(Math.ceil((Date.parse(moment) - now) / SECOND), most);
}
