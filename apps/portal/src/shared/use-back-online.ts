import { useEffect, useEffectEvent } from 'react';

/** Tells when a lost connection may be there again: the network says so, or the page is looked at again. */
export function useBackOnline(onBack: () => void): void {
  const notify = useEffectEvent(onBack);
  useEffect(() => {
    const onSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) notify();
    };
    const onOnline = () => notify();
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
}
