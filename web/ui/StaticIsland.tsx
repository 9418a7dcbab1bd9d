import { type ComponentType, type MouseEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether this is what visitors get in their browsers; elsewhere nothing was sent before. */
const IS_SENT = import.meta.env.PROD && !import.meta.env.SSR;

/**
 * A part of every page that never changes, such as its foot. The server writes it, and a browser leaves it as it stands:
 * it costs a visit no script, and no change of the page can take it away. Its links into the shop lead on without
 * loading a page anew.
 */
export function StaticIsland({ id, part: Part }: { id: string; part: ComponentType }) {
  const navigate = useNavigate();
  const [sent] = useState(() => (IS_SENT ? document.getElementById(id)?.innerHTML : ''));
  if (!IS_SENT) {
    return (
      <div id={id}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>
    );
  }
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  };
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Its links are pressed, by any key or pointer; it only hears of it.
  return <div id={id} onClick={follow} dangerouslySetInnerHTML={{ __html: sent ?? '' }} />;
}

/** The link into the shop that was clicked, if it is wanted here and not in another tab. */
function linkOf({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = metaKey || ctrlKey || shiftKey || altKey || link?.target;
  return !isElsewhere && link?.origin === location.origin ? link : null;
}
