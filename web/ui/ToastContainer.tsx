/**
 * The container of toasts in the frame of all pages, and in each dialog. It is rendered before the first toast, because screen readers
 * announce only changes in a container that they know.
 */
export const ToastContainer = () => (
  <div data-toasts>
    <div aria-live="assertive" />
    <div aria-live="polite" />
  </div>
);
