/** The address that the server rendered this document for, without a `#`. */
export const renderedAddress = (): URL => {
  const [navigation] = performance.getEntriesByType('navigation');
  const address = new URL(navigation?.name ?? location.href);
  address.hash = '';
  return address;
};

/**
 * Going back or forth in the history before hydration changes the address, and leaves the page that the server rendered for
 * another one. This puts the page's own address back, by which it hydrates, keeps steps that come until then from the router,
 * and returns a function that takes the step.
 */
export function holdEarlyStep(): () => void {
  const { href } = location;
  const rendered = renderedAddress().href;
  const { state } = history;
  const isEarly = rendered !== href.split('#')[0];
  if (isEarly) history.replaceState(state, '', rendered);
  let isLater = false;
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    isLater = true;
  };
  addEventListener('popstate', hold);
  return () => {
    removeEventListener('popstate', hold);
    if (isEarly && !isLater) history.replaceState(state, '', href);
    if (isEarly || isLater) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}
