import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { usePauseOnHover } from './usePauseOnHover.ts';

/** Milliseconds between two reviews. */
const INTERVAL_MS = 3000;

/** Whether the slider moves automatically, and its switch. */
interface Autoplay {
  /** Whether the switch is on. */
  isOn: boolean;
  /** Whether it moves now: it is on and not paused. */
  isMoving: boolean;
  toggle: () => void;
}

/** Calls `advance` every 3 s while it is switched on and `section` is not paused. */
export function useAutoplay(section: RefObject<HTMLElement | null>, advance: () => void): Autoplay {
  const [isOn, setIsOn] = useState(true);
  const { isPaused, drop } = usePauseOnHover(section);
  const isMoving = isOn && !isPaused;
  const tick = useEffectEvent(advance);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => tick(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  const toggle = () => {
    setIsOn(!isOn);
    // A reader who switches it on has the focus on the switch: that focus must not pause it.
    if (!isOn) drop('focus');
  };
  return { isOn, isMoving, toggle };
}
