import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
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
  const [open, setOpen] = useOpenTab(tabs);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={css.tabs}>
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
 * The index of the open tab: the one clicked since the last step in history, else the one that the address names
 * after its `#`, else the one clicked before. The server never sees a `#`, so the first rendering ignores it.
 */
function useOpenTab(tabs: readonly Tab[]): [number, (index: number) => void] {
  const { hash, key } = useLocation();
  const [clicked, setClicked] = useState({ key: '', index: 0 });
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const named = hydrated ? tabs.findIndex(({ id }) => `#${id}` === hash) : -1;
  const open = clicked.key === key || named < 0 ? clicked.index : named;
  return [open, (index) => setClicked({ key, index })];
}

const never = () => () => undefined;
