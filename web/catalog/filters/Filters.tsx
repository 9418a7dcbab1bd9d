import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import type { FilterProps } from './FilterParts.tsx';

/** On the server the parts stand in the page; a browser's build holds nothing of them here. */
const onServer = import.meta.env.SSR ? await import('./FilterParts.tsx') : undefined;

/** What a person does who is there; all others get by with what the server sent. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;
const AS_SENT = { __html: '' };

/**
 * What narrows a listing down. The server sends it whole and it works without scripts, so that no first visit pays for
 * its script: that is fetched when somebody moves, and takes over what stands there, in a root of its own.
 */
export function Filters({ className, ...props }: FilterProps & { className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const later = useLazyModule(
    isWanted,
    () => import('./hydrate-filters.tsx'),
    () => setIsWanted(false),
  );
  const live = useRef<() => void>(undefined);
  const [client, navigate] = [useApolloClient(), useNavigate()];
  const { filters } = props;
  const sent = useRef(filters);
  useEffect(() => {
    const want = () => setIsWanted(true);
    // Nothing was sent, or something else: somebody has come here by the shop's own links.
    if (!place.current?.firstChild || sent.current !== filters) return want();
    const signs = new AbortController();
    for (const sign of SIGNS) addEventListener(sign, want, { once: true, passive: true, signal: signs.signal });
    return () => signs.abort();
  }, [filters]);
  useEffect(() => {
    if (later && place.current) live.current = later.show(place.current, { ...props, client, go: navigate });
  });
  useEffect(() => () => live.current?.(), []);
  if (onServer)
    return (
      <div className={className}>
        <onServer.FilterParts {...props} go={navigate} />
      </div>
    );
  return <div ref={place} className={className} dangerouslySetInnerHTML={AS_SENT} suppressHydrationWarning />;
}
