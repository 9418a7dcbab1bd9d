import { useLocation } from 'react-router-dom';
import parts from './parts.module.css';

/**
 * Says that something could not be shown, and offers another try. `retry` tries again in place. Without `retry`, and
 * without JavaScript, the button loads the page again.
 */
export function Failed({ words, hint, retry }: { words: string; hint?: string; retry?: () => unknown }) {
  const { pathname, search } = useLocation();
  return (
    <div className={parts.notice} role="alert">
      <div className={parts.strip} aria-hidden="true" />
      <p className={parts.title}>{words}</p>
      <p className={parts.hint}>{hint ?? 'It is not you. Please try once more in a moment.'}</p>
      <a className="button" href={pathname + search} onClick={retry && ((event) => (event.preventDefault(), retry()))}>
        Try again
      </a>
    </div>
  );
}
