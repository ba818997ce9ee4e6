import { createHash } from 'node:crypto';

/** Cookie of a browser that has this release's files: it gets plain links, which its cache answers at once. */
export const WARM_COOKIE = 'stoa-warm';
const LATEST_MS = 1500;
const WARM_FOR_S = 31_536_000;

/**
 * Runs in a page that the server drew and styled: what is seen goes before the style sheets, the faces and the
 * scripts, which it fetches once the page stands, at the first touch, or when that takes too long.
 */
const SOURCE = `(()=>{
const me=document.currentScript,{entry,styles,modules,release}=me.dataset;
const link=(rel,href)=>new Promise(done=>{const l=document.createElement('link');l.rel=rel;l.href=href;l.crossOrigin='';l.onload=l.onerror=done;me.before(l)});
let begun;
const begin=()=>{if(begun)return;begun=1;
modules.split(' ').forEach(file=>link('modulepreload',file));
Promise.all(styles.split(' ').map(file=>link('stylesheet',file))).then(()=>{const s=document.createElement('script');s.type='module';s.crossOrigin='';s.src=entry;me.after(s);
document.cookie='${WARM_COOKIE}='+release+';path=/;max-age=${WARM_FOR_S};samesite=lax'})};
if(document.hidden)begin();else{
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(begin)));
['pointerdown','keydown'].forEach(name=>addEventListener(name,begin,{once:true}));
setTimeout(begin,${LATEST_MS})}})()`;

/** Its source in a content security policy. */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(SOURCE).digest('base64')}'`;

/** What the page is started with; files are paths below the root. */
export interface Start {
  entry: string;
  styles: readonly string[];
  modules: readonly string[];
  /** Changes with every build. */
  release: string;
}

/** The element that starts the portal in a drawn page. It stands before the styles that may override the sheets. */
export function starterTag({ entry, styles, modules, release }: Start): string {
  const list = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  return `<script data-entry="/${entry}" data-styles="${list(styles)}" data-modules="${list(modules)}" data-release="${release}">${SOURCE}</script>`;
}
