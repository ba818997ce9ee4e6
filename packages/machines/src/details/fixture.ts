import type { Fixture } from '../shared/machine-details.ts';

/** `A tool page` -> `aToolPage`, `QR code first` -> `qrCodeFirst`. */
const idOf = (name: string): string =>
  name
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word, index) => {
      if (index > 0) return word.charAt(0).toUpperCase() + word.slice(1);
      return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
    })
    .join('');

/**
 * A named value.
 * @param id what traces and scenarios call it
 * @default the name in camel case
 */
export const fixture = <Value>(name: string, value: Value, id = idOf(name)): Fixture<Value> => ({
  id,
  name,
  value,
});
