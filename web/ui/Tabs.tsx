import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TabList } from './TabList.tsx';
import css from './Tabs.module.css';
import { useHydrated } from './useHydrated.ts';

/** One tab and its panel. */
export interface Tab {
  /** Also the anchor of links that open the tab: `#reviews`. */
  id: string;
  name: string;
  panel: ReactNode;
}

/** Panels of which one is open. Without scripts all panels are open, one below the other, each with its heading. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const { open, setOpen, hydrated } = useOpenTab(tabs);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnLink(tabs);
  useEffect(() => scrollToTab(list.current, open), [open]);
  const buttons = tabs.map(({ id, name }) => ({ id: `${id}-tab`, name, panelId: `${id}-panel` }));
  return (
    <div className={hydrated ? css.tabs : `${css.tabs} ${css.unhydrated}`}>
      <TabList ref={list} label={label} tabs={buttons} open={open} onOpen={setOpen} className={css.list} />
      {tabs.map((tab, index) => (
        <Panel key={tab.id} tab={tab} open={index === open} />
      ))}
    </div>
  );
}

/** Scrolls a list that is wider than its window, so that the open tab is in the middle. */
function scrollToTab(list: HTMLElement | null, open: number): void {
  const tab = list?.querySelectorAll('button')[open];
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** A panel inside its anchor, which has a position on the page even while the panel is closed. */
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
 * The index of the open tab: the one that the address names after its `#`, or the one that was clicked since. An address
 * without `#`, for example of another colour, changes nothing. The server never sees a `#`, so the first render ignores it.
 */
function useOpenTab(tabs: readonly Tab[]) {
  const { hash, key: visit } = useLocation();
  // A `#` that is typed into the address bar has the key of the page's first visit.
  const key = visit + hash;
  const [shown, setShown] = useState({ key: '', index: 0 });
  const hydrated = useHydrated();
  const named = tabs.findIndex(({ id }) => `#${id}` === hash);
  if (hydrated && shown.key !== key) setShown({ key, index: named < 0 ? shown.index : named });
  return { open: shown.index, setOpen: (index: number) => setShown({ key, index }), hydrated };
}

/** Moves the focus to the panel that a link within the page opens. The first address of a visit moves nothing. */
function useFocusOnLink(tabs: readonly Tab[]) {
  const { hash, key } = useLocation();
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    const named = tabs.find(({ id }) => `#${id}` === hash);
    if (named) document.getElementById(`${named.id}-panel`)?.focus({ preventScroll: true });
  }, [tabs, hash, key]);
}
