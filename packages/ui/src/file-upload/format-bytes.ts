const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** A file's size in words of the language: "1.4 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  const power = size < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(size) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(size / STEP ** power);
}
