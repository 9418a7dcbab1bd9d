import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH, loginPath } from '../paths.ts';
import { useSessionState } from '../session/useSession.ts';
import { showToast } from '../ui/toast.ts';

/**
 * Whether a shopper is logged in. A visitor is led to the login page and back to this page. A shopper whose session ends
 * here is led to the home page. The server knows no session, so it answers false.
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
