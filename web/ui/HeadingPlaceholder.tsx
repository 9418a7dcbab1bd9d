import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus.ts';

/** The heading of a page whose own is still to come: the focus that a page change gave it goes on to that one. */
export function HeadingPlaceholder({ words }: { words: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (own && document.activeElement === own) queueMicrotask(passOn);
    };
  }, []);
  return (
    <h1 ref={heading} className="visually-hidden">
      {words}
    </h1>
  );
}

/** What has come may have taken the focus by itself. */
const passOn = () => document.activeElement === document.body && focusHeading();
