import type { ClickName } from '@stoa/api/schema';

/** Windows over the page that its layout opens. */
export type LayoutDialog = 'feedback' | 'cookies' | 'palette';

/** What a part of the page tells the layout's late parts. */
export type LayoutSignal = { open: LayoutDialog } | { click: ClickName } | { code: string };

let subscribe: ((signal: LayoutSignal) => void) | undefined;
/** What was said before anybody heard: the late parts come after the first paint. */
const waiting: LayoutSignal[] = [];
const listeners = new Set<() => void>();

function signal(said: LayoutSignal): void {
  if (subscribe) subscribe(said);
  else waiting.push(said);
  for (const listener of listeners) listener();
}

export const openLayoutDialog = (open: LayoutDialog): void => signal({ open });

/** Counts a click (B046), where that is allowed; nobody is told what came of it. */
export const countClick = (click: ClickName): void => signal({ click });

/** Counts a click by the statistics code that a school has given it. */
export const countCode = (code: string | null): void => {
  if (code) signal({ code });
};

/** Hears what is signalled from now on, and what was before. */
export function subscribeToLayout(listener: (signal: LayoutSignal) => void): () => void {
  subscribe = listener;
  for (const said of waiting.splice(0)) listener(said);
  return () => {
    subscribe = undefined;
  };
}

/** Whether a window is asked for that nobody has heard of yet. */
export const isDialogWaiting = (): boolean => waiting.some((said) => 'open' in said);

export function onLayoutSignal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
