import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import * as uiWords from '../words/ui.ts';
import { Failed } from './Failed.tsx';
import { useHydrated } from './useHydrated.ts';

interface IslandProps<Part> {
  /** Fetches the script of the part. */
  load: () => Promise<Part>;
  /** Renders the part from the result of `load`. */
  children: (part: Part) => ReactNode;
  /** Shown until the script is there. */
  fallback?: ReactNode;
  /** Called when the script can't be fetched. Without it, a message with a button to retry replaces the part. */
  onFailed?: () => void;
}

/**
 * A part of a page with a separate script, which a browser fetches when the island is first rendered. Pages load by their
 * route's `lazy`, parts load by an island: there is no third way. The server renders the fallback: use `createIsland` for a part that
 * the server renders too.
 */
export function Island<Part>({ load, children, fallback, onFailed }: IslandProps<Part>) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);
  const fetchPart = useEffectEvent(load);
  const fail = useEffectEvent(onFailed ?? (() => setHasFailed(true)));
  useEffect(() => {
    let isWanted = !hasFailed;
    if (isWanted)
      fetchPart().then(
        (loaded) => setPart(() => loaded),
        () => isWanted && fail(),
      );
    return () => {
      isWanted = false;
    };
  }, [hasFailed]);
  if (part !== undefined) return children(part);
  return hasFailed ? <Failed words={uiWords.couldNotLoad} retry={() => setHasFailed(false)} /> : fallback;
}

type Load = () => Promise<ComponentType>;

/**
 * An island below the first view that the server renders with the page (`loadIsland`). A browser shows the server's markup, fetches
 * the script when the rest of the page has hydrated, and then hydrates the part. If the script can't be fetched, the server's
 * markup remains: its links are plain links.
 *
 * Pass the part nothing from a context that changes while the page loads: React would then render it again, and show nothing until
 * its script is loaded.
 */
export function createIsland(load: Load): ComponentType {
  return inBoundary(
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        () => new Promise<never>(() => {}),
      ),
    ),
  );
}

/** The same island for the server, which waits for its script before it renders. */
export const loadIsland = async (load: Load): Promise<ComponentType> => inBoundary(await load());

/** The boundary of the part that React hydrates separately. The server renders it as well. */
const inBoundary = (Part: ComponentType): ComponentType =>
  function HydratedIsland() {
    return (
      <Suspense fallback={null}>
        <HydrationMark>
          <Part />
        </HydrationMark>
      </Suspense>
    );
  };

/** Marks a part that has not hydrated, so that `entry/queue-early-clicks.ts` holds the presses in it. */
export const HydrationMark = ({ children }: { children: ReactNode }) => (
  <div className="island" data-unhydrated={useHydrated() ? undefined : ''}>
    {children}
  </div>
);
