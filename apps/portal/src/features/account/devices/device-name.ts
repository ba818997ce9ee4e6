import type { SessionEntry } from '@stoa/api/schema';

/** What is known of a device, in the words of a language. */
export interface DeviceMessages {
  both: (browser: string, system: string) => string;
  unknown: string;
}

/** What a device is called: browser and system as far as it has told them. */
export function deviceName({ browser, system }: SessionEntry['device'], words: DeviceMessages): string {
  if (browser && system) return words.both(browser, system);
  return browser ?? system ?? words.unknown;
}
