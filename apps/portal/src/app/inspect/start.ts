import { readStored } from '../storage.ts';

/** As in protocol.ts, which this must not load. */
const KEY = 'inspect';

/**
 * Loads what shows this page's actors to the statechart tool, where the tool listens in another tab. All others load
 * nothing. Waiting for it lets the tool see the page's first actors too.
 */
export async function startInspection(): Promise<void> {
  const load = (isLate: boolean) => import('./sender.ts').then(({ sendActors }) => sendActors(isLate));
  if (readStored(KEY) !== undefined) return load(false).catch(() => undefined);
  window.addEventListener('storage', function onAsked({ key, newValue }) {
    if (key !== `stoa.${KEY}` || newValue === null) return;
    window.removeEventListener('storage', onAsked);
    void load(true).catch(() => undefined);
  });
}
