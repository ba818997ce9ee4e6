import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const words = { both: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'A device' };

it.each([
  [{ browser: 'Firefox 145', system: 'Linux' }, 'Firefox 145 on Linux'],
  [{ browser: null, system: 'Linux' }, 'Linux'],
  [{ browser: 'Firefox 145', system: null }, 'Firefox 145'],
  [{ browser: null, system: null }, 'A device'],
])('%o is called %s', (device, name) => {
  expect(deviceName(device, words)).toBe(name);
});
