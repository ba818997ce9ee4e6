const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** What people call this device, as far as the browser says. */
export const deviceGuess = (userAgent: string): string | undefined =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
