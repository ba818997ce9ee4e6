import type { PortalSettings } from '@stoa/api/schema';
import { useEffect } from 'react';
import { useSession } from '../../app/session.tsx';
import { readStored } from '../../app/storage.ts';
import { LOGIN_PROVIDER_KEY } from '../../shared/auth/person-keys.ts';

const TIME_UPDATE = '/api/auth/open/sso/time-update';

/**
 * Keeps the sign-in at a third party alive while somebody who came by it is here (B078, C147). Their browser alone is
 * signed in over there, and a page may ask no other server: a hidden frame of this one does, and no answer is looked at.
 */
export function useKeepAlive({ heartbeat: { intervalMs } }: PortalSettings): void {
  const { status } = useSession();
  useEffect(() => {
    const provider = readStored(LOGIN_PROVIDER_KEY);
    if (status !== 'signedIn' || provider === undefined) return undefined;
    const src = `${TIME_UPDATE}?${new URLSearchParams({ provider })}`;
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = src;
    document.body.append(frame);
    // Set anew, it is loaded anew.
    const timer = setInterval(() => (frame.src = src), intervalMs);
    return () => {
      clearInterval(timer);
      frame.remove();
    };
  }, [intervalMs, status]);
}
