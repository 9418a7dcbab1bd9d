import { useReactiveVar } from '@apollo/client/react';
import { toastScript } from './toast.ts';
import { ToastContainer } from './ToastContainer.tsx';

/** The container of toasts in the frame of all pages. It is empty until the first toast has fetched its script. */
export function ToastHost() {
  const script = useReactiveVar(toastScript);
  return (
    <>
      <ToastContainer />
      {script && <script.Toasts />}
    </>
  );
}
