import { createHash } from 'node:crypto';

/**
 * Notes what is pressed in a rendered page before its scripts answer, by its element: the page may have been scrolled by
 * then. `app/replay.ts` of the portal does it once the page is hydrated, each thing once, in the order of the presses.
 * What React has hydrated, which it does at a press, has answered by itself; it marks its elements with their properties.
 * A form that names no address for what it sends is kept from leaving the page with its fields in the address. React does
 * not hear of it, hydrated or not: it would send what it was rendered with, since the fields report later what was typed.
 */
const SOURCE = `(()=>{
const presses=window.stoaPresses=new Set;
const note=e=>{presses.add(e);e.dataset.pressed='';setTimeout(()=>Object.keys(e).some(key=>key.startsWith('__reactProps$'))&&presses.delete(e))};
addEventListener('click',e=>{const button=window.stoaPresses&&e.target.closest('button,[role=button],[role=tab]');button&&note(button)},true);
addEventListener('submit',e=>{const form=e.target,by=e.submitter;if(!window.stoaPresses||form.hasAttribute('action'))return;e.preventDefault();e.stopImmediatePropagation();form.stoaSubmitter=by;presses.delete(by);presses.add(form);(by??form).dataset.pressed=''},true)})()`;

/** Its source in a content security policy. */
export const PRESSES_HASH = `'sha256-${createHash('sha256').update(SOURCE).digest('base64')}'`;

/** The element of a document's head that notes presses; nothing where nothing was rendered. */
export const pressesTag = (html: string): string => (html === '' ? '' : `<script>${SOURCE}</script>`);

/** Shows that a press has been heard, until the page answers. */
export const PRESSED_CSS = ':root:not([data-ready]) [data-pressed]{opacity:.6;cursor:progress}';
