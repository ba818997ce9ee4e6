/** Name of the channel on which the tabs of one browser speak about the session. */
export const TABS_CHANNEL = 'stoa.session';

/** Tells the other tabs that the session is over, from a page that did not know of one itself. */
export function notifyTabsSignedOut(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(TABS_CHANNEL);
  channel.postMessage({ type: 'tab.signedOut' });
  channel.close();
}
