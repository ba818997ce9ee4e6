/** Class names, those that are not set left out. */
export const cx = (...names: (string | null | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
