import { useSyncExternalStore } from 'react';

/** Where the tool is: everything stands behind the #, which no server sees and any static host serves. */
export interface Route {
  page: 'catalogue' | 'machine' | 'live';
  /** Of the page `machine`. */
  machineId: string;
  params: URLSearchParams;
}

const LIVE = 'live';
const MACHINE = /^machines\/([A-Za-z][\w-]*)$/;

/** Reads an address; what is none leads to the catalogue. */
function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const params = new URLSearchParams(query);
  const machine = MACHINE.exec(path);
  if (machine?.[1]) return { page: 'machine', machineId: machine[1], params };
  return { page: path === LIVE ? 'live' : 'catalogue', machineId: '', params };
}

/** The address of a machine's page. */
export function machineHref(machineId: string, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString();
  return `#/machines/${machineId}${query === '' ? '' : `?${query}`}`;
}

export const CATALOGUE_HREF = '#/';
export const LIVE_HREF = `#/${LIVE}`;

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

let last = { hash: '', route: parseRoute('') };

function current(): Route {
  // A place within the page, as the link that skips the head has it, is no other page.
  const isPlace = location.hash !== '' && !location.hash.startsWith('#/');
  if (!isPlace && last.hash !== location.hash)
    last = { hash: location.hash, route: parseRoute(location.hash) };
  return last.route;
}

/** Where the tool is now. */
export const useRoute = (): Route => useSyncExternalStore(subscribe, current);

/** Goes to an address behind the #. @param isReplacing leaves no step for Back */
export function go(href: string, isReplacing = false): void {
  if (!isReplacing) location.hash = href.replace(/^#/, '');
  else {
    history.replaceState(null, '', href);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }
}
