import { useIsHydrated } from './use-is-hydrated.ts';

/** The zone that pages are rendered in on the server, which knows nobody's. */
const SERVER_ZONE = 'UTC';

/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The zone that times of a page are shown in: the viewer's own, once the page is hydrated. Pages that are rendered on
 * the server give it to every format of a time; others have nothing to gain from it.
 */
export const useTimeZone = (): string => {
  const isHydrated = useIsHydrated();
  return isHydrated ? deviceZone() : SERVER_ZONE;
};
