import { type ComponentType, useEffect, useRef, useState } from 'react';

/** How far from the window a part is fetched before it comes into view: a screen of a phone. */
const rootMargin = '700px 0px';

interface LatePartProps {
  className: string | undefined;
  /** Fetches the part. Where that fails the place stays empty: nobody misses what is below. */
  load: () => Promise<ComponentType<{ onNone: () => void }>>;
}

/**
 * A place in a page whose content a browser fetches when the shopper comes near it. It is empty until then, and gone where the content
 * calls `onNone`, for there is nothing to show.
 */
export function LatePart({ className, load }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<Awaited<ReturnType<typeof load>> | null>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      },
      { rootMargin },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  if (Part === null) return null;
  return (
    <div ref={place} className={className}>
      {Part && <Part onNone={() => setPart(null)} />}
    </div>
  );
}
