/** Whether this looks like a phone: tablets have room for the portal. */
export const isPhone = (): boolean =>
  typeof navigator !== 'undefined' && /iPhone|iPod|Mobi.*Android|Android.*Mobi/.test(navigator.userAgent);
