import { createHash } from 'node:crypto';

/**
 * Notes what is pressed in a rendered page before its scripts answer, by its element: the page may have been scrolled by
 * then. `app/replay.ts` of the portal does it once the page is hydrated, each thing once, in the order of the presses.
 * What React has hydrated, which it does at a press, has answered by itself; it marks its elements with their properties.
 * A form that names no address for what it sends is kept from leaving the page with its fields in the address.
 */
const SOURCE = `(()=>{
const presses=window.stoaPresses=new Set;
const note=e=>{presses.add(e);e.dataset.pressed='';setTimeout(()=>Object.keys(e).some(key=>key.startsWith('__reactProps$'))&&presses.delete(e))};
addEventListener('click',e=>{const button=window.stoaPresses&&e.target.closest('button,[role=button],[role=tab]');button&&note(button)},true);
addEventListener('submit',e=>{if(!window.stoaPresses||e.target.hasAttribute('action'))return;e.preventDefault();note(e.submitter??e.target)},true)})()`;

/** Its source in a content security policy. */
export const PRESSES_HASH = `'sha256-${createHash('sha256').update(SOURCE).digest('base64')}'`;

/** The element of a document's head that notes presses; nothing where nothing was rendered. */
export const pressesTag = (html: string): string => (html === '' ? '' : `<script>${SOURCE}</script>`);

/** Shows that a press has been heard, until the page answers. */
export const PRESSED_CSS = ':root:not([data-ready]) [data-pressed]{opacity:.6;cursor:progress}';
