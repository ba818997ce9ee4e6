import type { ComboBoxOption } from '@stoa/ui/combo-box';
import { toIntlTag, type Language } from '../i18n/languages.ts';

/** Stands for "as the device has it", which the server writes as an empty name. */
export const DEVICE_ZONE = 'device';

/** A zone as people read it: Europe/Berlin, America/New York. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/**
 * All zones that the browser knows, by their names.
 * @param device what the first entry is called, which follows the device
 * @param chosen stays in the list, also where this browser does not know it
 */
export function zoneOptions(device: string, chosen: string): ComboBoxOption[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return [{ id: DEVICE_ZONE, label: device }, ...zones.map((zone) => ({ id: zone, label: zoneName(zone) }))];
}

/** The time of day in a zone; nothing where the browser does not know it. */
export function timeIn(zone: string, language: Language, now: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat(toIntlTag(language), {
      timeStyle: 'short',
      timeZone: zone || undefined,
    }).format(now);
  } catch {
    return undefined;
  }
}
