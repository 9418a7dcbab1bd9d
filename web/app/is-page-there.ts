/** Whether the shop has this page for the browser now. It has not while it can't be reached or is ill, or the browser is offline. */
export const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
