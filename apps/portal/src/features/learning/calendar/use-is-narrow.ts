import { media } from '@stoa/ui/theme/media';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(media.phoneOnly);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the window is as narrow as a phone's. On the server it is not. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(media.phoneOnly).matches,
    () => false,
  );
