import { useEffect, useEffectEvent } from 'react';

/** Tells when a lost connection may be there again: the network says so, or the page is looked at again. */
export function useBackOnline(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const onSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) tell();
    };
    const onOnline = () => tell();
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
}
