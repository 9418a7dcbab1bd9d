import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from './useHydrated.ts';

type Load = () => Promise<ComponentType>;

/**
 * A part of a page that lies below the first view, as a component of its own script. The server renders the part with the
 * page (`loadIsland`). A browser shows what the server sent, fetches the script when the rest of the page has hydrated,
 * and hydrates the part then. Where the script can't be fetched, what the server sent stays as it is: its links are
 * plain links.
 *
 * Use it for what costs a first visit much and can wait. Give the part nothing from a context that changes while the
 * page loads: React would then render it anew, and show nothing until its script is there.
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

/** The same part for the server, which waits for its script before it renders. */
export const loadIsland = async (load: Load): Promise<ComponentType> => inBoundary(await load());

/** The boundary up to which React hydrates the part by itself; it stands in what the server sends as well. */
const inBoundary = (Part: ComponentType): ComponentType =>
  function Island() {
    return (
      <Suspense fallback={null}>
        <HydrationMark>
          <Part />
        </HydrationMark>
      </Suspense>
    );
  };

/** Tells `entry/early-presses.ts` until when presses in a part that hydrates by itself must be kept. */
export const HydrationMark = ({ children }: { children: ReactNode }) => (
  <div className="island" data-unhydrated={useHydrated() ? undefined : ''}>
    {children}
  </div>
);
