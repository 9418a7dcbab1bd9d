import { useId, useState, type ReactNode } from 'react';
import css from './DialogTabs.module.css';
import { TabList } from './TabList.tsx';

interface DialogTabsProps {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly { name: string; panel: ReactNode }[];
  /** The class of the panel. */
  className: string | undefined;
}

/** Two tabs that share the width of a dialog, and the panel of the open one; the first is initially open. */
export function DialogTabs({ label, tabs, className }: DialogTabsProps) {
  const [open, setOpen] = useState(0);
  const id = useId();
  const panelId = `${id}-panel`;
  const buttons = tabs.map(({ name }, index) => ({ id: `${id}-${index}`, name, panelId }));
  return (
    <>
      <TabList label={label} tabs={buttons} open={open} onOpen={setOpen} className={css.tabs} />
      <div id={panelId} className={className} role="tabpanel" aria-labelledby={`${id}-${open}`}>
        {tabs[open]?.panel}
      </div>
    </>
  );
}
