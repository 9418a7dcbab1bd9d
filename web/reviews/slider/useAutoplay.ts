import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { usePauseReasons } from './usePauseReasons.ts';

/** Milliseconds that a review stays before the next one comes. */
const PAUSE = 3000;

/** Whether something moves by itself, and the switch for it. */
interface Autoplay {
  /** The reader hasn't switched it off. */
  isOn: boolean;
  /** It moves now: it is on and nothing holds it. */
  isMoving: boolean;
  toggle: () => void;
}

/** Calls `advance` every 3 s, for as long as it is on and nothing in or about `section` holds it. */
export function useAutoplay(section: RefObject<HTMLElement | null>, advance: () => void): Autoplay {
  const [isOn, setIsOn] = useState(true);
  const { isHeld, release } = usePauseReasons(section);
  const isMoving = isOn && !isHeld;
  const tick = useEffectEvent(advance);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => tick(), PAUSE);
    return () => clearInterval(timer);
  }, [isMoving]);
  const toggle = () => {
    setIsOn(!isOn);
    // Who wants it to move has the focus on the switch: that must not hold it.
    if (!isOn) release('focus');
  };
  return { isOn, isMoving, toggle };
}
