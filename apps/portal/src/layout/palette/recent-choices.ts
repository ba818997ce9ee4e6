import { readStored, store } from '../../app/storage.ts';

/** Somewhere that somebody went by the palette. */
export interface RecentChoice {
  href: string;
  text: string;
}

const MOST = 5;
const TEXT_MAX = 300;
const keyOf = (viewerId: string | undefined): string => `palette.${viewerId ?? 'visitor'}`;

/** The latest choices of one person on this device, the newest first. */
export function readRecent(viewerId: string | undefined): RecentChoice[] {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(viewerId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isChoice).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function storeRecent(viewerId: string | undefined, { href, text }: RecentChoice): void {
  const others = readRecent(viewerId).filter((other) => other.href !== href);
  store(keyOf(viewerId), JSON.stringify([{ href, text: text.slice(0, TEXT_MAX) }, ...others].slice(0, MOST)));
}

/** Storage is open to everybody on the device: nothing leads out of the site. */
function isChoice(value: unknown): value is RecentChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { href, text } = value as Record<string, unknown>;
  return typeof text === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}
