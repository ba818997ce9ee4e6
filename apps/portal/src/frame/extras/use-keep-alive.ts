import type { PortalSettings } from '@stoa/api/schema';
import { useEffect } from 'react';
import { useSession } from '../../app/session.tsx';
import { readStored } from '../../app/storage.ts';
import { LOGIN_METHOD_KEY, OWN_ACCOUNTS } from '../../shared/auth/person-keys.ts';

/** Tells the single sign-on that somebody who came by it is still here (B078); its answer is not looked at. */
export function useKeepAlive({ keepAlive: { url }, heartbeat: { intervalMs } }: PortalSettings): void {
  const { status } = useSession();
  useEffect(() => {
    const method = readStored(LOGIN_METHOD_KEY);
    if (!url || status !== 'signedIn' || method === undefined || method === OWN_ACCOUNTS) return undefined;
    const tell = () =>
      void fetch(url, { mode: 'no-cors', credentials: 'include', referrerPolicy: 'no-referrer' }).catch(
        () => undefined,
      );
    tell();
    const timer = setInterval(tell, intervalMs);
    return () => clearInterval(timer);
  }, [url, intervalMs, status]);
}
