import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import css from './Tabs.module.css';

/** One tab: what it is called, and what it shows. */
export interface Tab {
  /** Also the anchor by which a link opens it: `#reviews`. */
  id: string;
  name: string;
  panel: ReactNode;
}

/** How an arrow key moves among `count` tabs from the one at `index`; undefined for any other key. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Panels of which one is open; where scripts don't run all are open, one under the other, each with its heading. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const { open, setOpen, hydrated } = useOpenTab(tabs);
  const list = useRef<HTMLDivElement>(null);
  useFollowedFocus(tabs);
  useEffect(() => centre(list.current, open), [open]);
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={hydrated ? css.tabs : `${css.tabs} ${css.cold}`}>
      <div ref={list} className={css.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={`${id}-panel`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Panel key={tab.id} tab={tab} open={index === open} />
      ))}
    </div>
  );
}

/** Moves a list that is wider than its window so that the open tab stands in the middle. */
function centre(list: HTMLElement | null, open: number): void {
  const tab = list?.querySelectorAll('button')[open];
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The anchor stands around the panel, where it has a place on the page even while the panel is closed. */
function Panel({ tab: { id, name, panel }, open }: { tab: Tab; open: boolean }) {
  return (
    <div id={id} className={css.anchor}>
      <section
        id={`${id}-panel`}
        className={css.panel}
        role="tabpanel"
        aria-labelledby={`${id}-tab`}
        tabIndex={0}
        hidden={!open}
      >
        <h2 className={css.heading}>{name}</h2>
        {panel}
      </section>
    </div>
  );
}

/**
 * The index of the open tab: the one that the address names after its `#`, or the one clicked since; a step that names
 * none, such as to another colour, leaves it open. The server never sees a `#`, so the first rendering ignores it.
 */
function useOpenTab(tabs: readonly Tab[]) {
  const { hash, key } = useLocation();
  const [shown, setShown] = useState({ key: '', index: 0 });
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const named = tabs.findIndex(({ id }) => `#${id}` === hash);
  if (hydrated && shown.key !== key) setShown({ key, index: named < 0 ? shown.index : named });
  return { open: shown.index, setOpen: (index: number) => setShown({ key, index }), hydrated };
}

/** A link within the page that opens a panel takes the keyboard there too; a cold address has no link to leave. */
function useFollowedFocus(tabs: readonly Tab[]) {
  const { hash, key } = useLocation();
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    const named = tabs.find(({ id }) => `#${id}` === hash);
    if (named) document.getElementById(`${named.id}-panel`)?.focus({ preventScroll: true });
  }, [tabs, hash, key]);
}

const never = () => () => undefined;
