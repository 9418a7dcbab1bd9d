import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Island } from '../../ui/Island.tsx';
import css from './LazySuggestions.module.css';

/** Fetches a row of cards, which calls `onNone` if it is empty. */
type Load = () => Promise<ComponentType<{ onNone: () => void }>>;

interface LazySuggestionsProps {
  load: Load;
  /** Shown in place of an empty row; nothing by default. */
  instead?: ReactNode;
}

/**
 * A placeholder for a row of cards, which a browser fetches when the shopper scrolls near it, and offline once the connection is back.
 * It disappears if the row is empty or can't be fetched.
 */
export function LazySuggestions({ load, instead }: LazySuggestionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'far' | 'near' | 'empty' | 'failed'>('far');
  const isFar = state === 'far';
  useEffect(() => {
    const show = () => setState('near');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        if (navigator.onLine) show();
        else addEventListener('online', show);
      },
      // One phone screen before it scrolls into view.
      { rootMargin: '700px 0px' },
    );
    if (isFar && place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      removeEventListener('online', show);
    };
  }, [isFar]);
  if (state === 'empty') return instead;
  if (state === 'failed') return null;
  return (
    <div ref={place} className={css.place}>
      {state === 'near' && (
        <Island load={load} onFailed={() => setState('failed')}>
          {(Row) => <Row onNone={() => setState('empty')} />}
        </Island>
      )}
    </div>
  );
}

/** For a page without other content: the shop's newest products, once a browser has loaded them; `instead` in an empty shop. */
export const NewArrivalsPlace = ({ instead }: { instead?: ReactNode }) => (
  <LazySuggestions load={async () => (await import('./SuggestedProducts.tsx')).NewArrivals} instead={instead} />
);
