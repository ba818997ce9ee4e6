import type { KnownZones } from '../app/first-paint.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The zone that pages are rendered in for those of whom nothing is known, visitors among them. */
export const UNKNOWN_ZONE = 'UTC';

let known: () => KnownZones | undefined = () => undefined;

/** What a page is rendered with: on the server by whoever asks for it, in the browser what came with the document. */
export function readZonesFrom(read: () => KnownZones | undefined): void {
  known = read;
}

/** From now on times are shown in the zone that somebody chose in their account. @param zone nothing: as on the device */
export function chooseZone(zone: string | undefined): void {
  const device = known()?.device;
  known = () => ({ chosen: zone, device });
}

/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone that the viewer's times are in, for what only the browser shows. */
export const viewerZone = (): string => known()?.chosen ?? deviceZone();

/** The zone of the device that a page is rendered for on the server, where it is known; undefined in the browser. */
export const renderedDeviceZone = (): string | undefined =>
  typeof document === 'undefined' ? known()?.device : undefined;

const useKnownDeviceZone = (): string | undefined => (useIsHydrated() ? deviceZone() : known()?.device);

/** The zone of this device; while a page is hydrated, the one that it was rendered in. */
export const useDeviceZone = (): string => useKnownDeviceZone() ?? UNKNOWN_ZONE;

/** As {@link useTimeZone}; undefined while a page is hydrated that the server rendered without knowing one. */
export function useKnownZone(): string | undefined {
  const device = useKnownDeviceZone();
  return known()?.chosen ?? device;
}

/**
 * The zone that times are shown in: the one chosen in the account, else the device's. Where the server knew neither, a
 * script of the document (`pages/local-times.ts` of the server) has replaced what it wrote before the page is hydrated,
 * so that nobody sees a time of UTC.
 */
export const useTimeZone = (): string => useKnownZone() ?? UNKNOWN_ZONE;
