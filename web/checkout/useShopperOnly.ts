import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH, loginPath } from '../paths.ts';
import { useSessionState } from '../session/useSession.ts';
import { showToast } from '../ui/toast.ts';

/**
 * Whether there is a shopper. A visitor is asked to log in, and led back to this page; one whose session ends here is led
 * home. The server, which knows no session, sends the page's frame.
 */
export function useShopperOnly(): boolean {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasIn = useRef(false);
  useEffect(() => {
    if (state === 'in') wasIn.current = true;
    if (state !== 'out') return;
    if (!wasIn.current) showToast('Please login to continue.', { kind: 'error', area: 'account', cause: 'login' });
    void navigate(wasIn.current ? HOME_PATH : loginPath(pathname + search), { replace: true });
  }, [state, pathname, search, navigate]);
  return state === 'in';
}
