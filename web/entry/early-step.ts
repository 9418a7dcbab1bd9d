/** The address that the server rendered this document for, without a `#`. */
export const renderedAddress = (): URL => {
  const [navigation] = performance.getEntriesByType('navigation');
  const address = new URL(navigation?.name ?? location.href);
  address.hash = '';
  return address;
};

/**
 * Going back or forth in the history before hydration changes the address, and leaves the page that the server rendered for
 * another one. This puts the page's own address back, by which it hydrates, and returns a function that takes the step
 * then. Undefined when the address is the page's own.
 */
export function holdEarlyStep(): (() => void) | undefined {
  const { href } = location;
  const rendered = renderedAddress().href;
  if (rendered === href.split('#')[0]) return undefined;
  const { state } = history;
  history.replaceState(state, '', rendered);
  return () => {
    history.replaceState(state, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };
}
