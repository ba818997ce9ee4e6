import { CardsPerLine } from '@stoa/api/enums';
import { useCallback, useSyncExternalStore } from 'react';
import { readStored, store } from '../../app/storage.ts';

const KEY = 'per-line';
/** Specification 9: a display has four in a line. */
const DEFAULT: CardsPerLine = CardsPerLine.Four;

export const PER_LINE: readonly CardsPerLine[] = Object.values(CardsPerLine);

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
let chosen: CardsPerLine | undefined;
const read = (): CardsPerLine =>
  (chosen ??= PER_LINE.find((value) => String(value) === readStored(KEY)) ?? DEFAULT);

/** How many cards this person wants in a line; remembered on the device, for the visit where storage is blocked. */
export function usePerLine(): [CardsPerLine, (next: CardsPerLine) => void] {
  const perLine = useSyncExternalStore(subscribe, read, () => DEFAULT);
  const change = useCallback((next: CardsPerLine) => {
    chosen = next;
    store(KEY, String(next));
    for (const listener of listeners) listener();
  }, []);
  return [perLine, change];
}
