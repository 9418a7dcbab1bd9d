import { createContext, type MouseEvent, type ReactNode, use } from 'react';

/** Leads to an address of the shop without a new page. */
export type Go = (to: string) => unknown;

const GoContext = createContext<Go>(() => {});

/** Tells the filters, which stand outside of the router's tree, how to go somewhere. */
export const GoProvider = GoContext.Provider;

/** The way to an address, for a form that leads there. */
export const useGo = (): Go => use(GoContext);

interface FilterLinkProps {
  to: string;
  className?: string;
  /** In place of the words, for those who hear them. */
  name?: string;
  onGo?: () => void;
  children: ReactNode;
}

/** A link of the shop's own; a click that asks for a new tab or window gets one. */
export function FilterLink({ to, className, name, onGo, children }: FilterLinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
    onGo?.();
  };
  return (
    <a className={className} href={to} aria-label={name} onClick={follow}>
      {children}
    </a>
  );
}
