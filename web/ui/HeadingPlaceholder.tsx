import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus.ts';

/** The heading of a page that still loads. When the page's own heading is rendered, it takes over the focus. */
export function HeadingPlaceholder({ words }: { words: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (own && document.activeElement === own) queueMicrotask(moveFocus);
    };
  }, []);
  return (
    <h1 ref={heading} className="visually-hidden">
      {words}
    </h1>
  );
}

/** Does nothing if the new content has taken the focus itself. */
const moveFocus = () => document.activeElement === document.body && focusHeading();
