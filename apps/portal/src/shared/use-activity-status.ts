import { useSyncExternalStore } from 'react';

type Status = 1 | 2 | 3;
interface Timed {
  activityStatus: Status | null;
  startsAt: string | null;
  endsAt: string | null;
}

/** Timers of browsers end after 24 days; no wait is longer. */
const WAIT_MAX_MS = 86_400_000;

/** Unstarted 1, ongoing 2, ended 3 at a moment, as the server says it; null for what has no dates (B064). */
export function statusAt({ startsAt, endsAt }: Timed, now: number): Status | null {
  if (!startsAt && !endsAt) return null;
  if (startsAt && Date.parse(startsAt) > now) return 1;
  return endsAt && Date.parse(endsAt) <= now ? 3 : 2;
}

/** Tells when something begins or ends. @returns what stops it */
export function onStatusChange({ startsAt, endsAt }: Timed, notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const now = Date.now();
    const next = [startsAt, endsAt].map((at) => (at ? Date.parse(at) : 0)).find((at) => at > now);
    if (next === undefined) return;
    timer = setTimeout(
      () => {
        notify();
        wait();
      },
      Math.min(next - now, WAIT_MAX_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** Where something with a start and an end stands, right at the second without a reload. */
export const useActivityStatus = (timed: Timed): Status | null =>
  useSyncExternalStore(
    (notify) => onStatusChange(timed, notify),
    () => statusAt(timed, Date.now()),
    () => timed.activityStatus,
  );
