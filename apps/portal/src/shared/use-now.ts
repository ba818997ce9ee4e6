import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function onMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
}
const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/**
 * The present minute. A page that the server rendered begins with the server's, so that both show the same.
 * @param serverTime of the answer that the page shows
 */
export const useNow = (serverTime: string): number =>
  useSyncExternalStore(onMinute, minuteNow, () => Math.floor(Date.parse(serverTime) / MINUTE_MS) * MINUTE_MS);
