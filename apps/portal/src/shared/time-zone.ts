import { useIsHydrated } from './use-is-hydrated.ts';

/** The zone that pages are rendered in on the server, which knows nobody's. */
const SERVER_ZONE = 'UTC';

/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The zone that times are shown in: the viewer's own, once the page is hydrated. Until then a script of the document
 * (`pages/local-times.ts` of the server) has replaced what the server wrote, so that nobody sees a time of UTC.
 */
export const useTimeZone = (): string => (useIsHydrated() ? deviceZone() : SERVER_ZONE);
