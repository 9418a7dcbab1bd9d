import { type ComponentType, useEffect, useRef, useState } from 'react';
import css from './LatePart.module.css';

/** How far from the window a part is fetched before it comes into view: a screen of a phone. */
const rootMargin = '700px 0px';

/** Fetches a part, which calls `onNone` where it has nothing to show. */
type Load = () => Promise<ComponentType<{ onNone: () => void }>>;

/**
 * A place in a page for a row of cards, which a browser fetches when the shopper comes near it, or offline once the line is back. It is empty
 * until then, and gone where there is nothing to show, or the part can't be fetched: nobody misses it.
 */
export function LatePart({ load }: { load: Load }) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<Awaited<ReturnType<Load>> | null>();
  useEffect(() => {
    const show = () =>
      void load().then(
        (part) => setPart(() => part),
        () => setPart(null),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        if (navigator.onLine) show();
        else addEventListener('online', show, { once: true });
      },
      { rootMargin },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      removeEventListener('online', show);
    };
  }, [load]);
  if (Part === null) return null;
  return (
    <div ref={place} className={css.place}>
      {Part && <Part onNone={() => setPart(null)} />}
    </div>
  );
}
