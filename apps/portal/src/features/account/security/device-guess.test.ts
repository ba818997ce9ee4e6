import { expect, it } from 'vitest';
import { deviceGuess } from './device-guess.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16)', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Something else', undefined],
])('%s is called %s', (userAgent, name) => {
  expect(deviceGuess(userAgent)).toBe(name);
});
