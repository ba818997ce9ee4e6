import { createHash } from 'node:crypto';
import { toIntlTag, type Language } from '../i18n/languages.ts';
import { escapeHtml } from '../platform/markup.ts';

/**
 * Writes the times of a rendered page in the viewer's own zone, which the server may not know. An observer runs before
 * the browser paints what the parser added, so that nothing moves and nobody reads a time of UTC. What it writes is what
 * `LocalTime` of the portal writes when the page is hydrated; it keeps the text nodes, which React takes over.
 */
const SOURCE = `(()=>{
const {tag,zone:timeZone}=document.currentScript.dataset,formats={date:{dateStyle:'medium'},dateTime:{dateStyle:'medium',timeStyle:'short'}},done=new Set;
const write=()=>document.querySelectorAll('[data-local]').forEach(e=>{const text=e.firstChild;if(!text||done.has(e))return;done.add(e);
const format=Intl.DateTimeFormat(tag,{...formats[e.dataset.local],timeZone});text.data=e.dateTime?format.format(new Date(e.dateTime)):format.resolvedOptions().timeZone});
const seen=new MutationObserver(write);seen.observe(document,{childList:true,subtree:true});
addEventListener('DOMContentLoaded',()=>{write();seen.disconnect()})})()`;

/** Its source in a content security policy. */
export const LOCAL_TIMES_HASH = `'sha256-${createHash('sha256').update(SOURCE).digest('base64')}'`;

/**
 * The element of a document's head that sets the times of what was rendered; nothing where there are none.
 * @param zone the one that the viewer chose in their account; the device's without it
 */
export function localTimesTag(html: string, language: Language, zone: string | undefined): string {
  if (!html.includes('data-local=')) return '';
  const chosen = zone === undefined ? '' : ` data-zone="${escapeHtml(zone)}"`;
  return `<script data-tag="${toIntlTag(language)}"${chosen}>${SOURCE}</script>`;
}
