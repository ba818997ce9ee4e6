import { createHash } from 'node:crypto';

/** Cookie of a browser that has this release's files: it gets plain links, which its cache answers at once. */
export const WARM_COOKIE = 'stoa-warm';
/** Who neither moves nor touches anything for so long gets the portal all the same. */
const LATEST_MS = 10_000;
/** What only a person does. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
const YEAR_S = 31_536_000;
/** As the portal knows phones (`app/phone.ts`). */
const PHONE = /iPhone|iPod|Mobi.*Android|Android.*Mobi/;

/**
 * Runs in a page that the server drew and styled: what is seen goes before the style sheets, the faces and the
 * scripts, which it fetches once the page stands. The scripts run at the first sign of a person: until then the page has
 * all that can be read and every way onwards, and a phone has nothing to do but to lay out the bands of a home page one
 * by one (the portal's `Band`). A link that is followed before them leads to a page in the language of this one, which the
 * portal would have kept (`storeLinkedLanguage`). The sheets count from the moment when all of them are there: some without
 * the others would move what is seen. A phone that leaves for a mobile portal is not kept waiting for a sign (B008).
 */
const SOURCE = `(()=>{
const me=document.currentScript,{entry,styles,modules,release}=me.dataset;
const wanted=new URLSearchParams(location.search).get('sxz-lang');
if(wanted&&wanted.replace('_','-')===document.documentElement.lang&&!/(^|; )sxz-lang=/.test(document.cookie))document.cookie='sxz-lang='+wanted+';path=/;max-age=${YEAR_S};samesite=lax'+(location.protocol==='https:'?';secure':'');
const link=(rel,href,media='')=>new Promise(done=>{const l=document.createElement('link');l.rel=rel;l.href=href;l.media=media;l.crossOrigin='';l.onload=l.onerror=()=>done(l);me.before(l)});
let dressed,begun;
const dress=()=>dressed??=(modules.split(' ').forEach(file=>link('modulepreload',file)),Promise.all(styles.split(' ').map(file=>link('stylesheet',file,'not all'))).then(all=>all.forEach(l=>l.media='all')));
const begin=()=>{if(begun)return;begun=1;
dress().then(()=>{const s=document.createElement('script');s.type='module';s.crossOrigin='';s.src=entry;me.after(s);
document.cookie='${WARM_COOKIE}='+release+';path=/;max-age=${YEAR_S};samesite=lax'})};
if(document.hidden||'mobile'in me.dataset&&${PHONE}.test(navigator.userAgent))begin();else{
const idle=self.requestIdleCallback??setTimeout;
const layOut=()=>{const band=document.querySelector('[data-band]:not([data-laid-out])');if(band){band.dataset.laidOut='';idle(layOut)}};
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>dress().then(()=>idle(layOut)))));
${JSON.stringify(SIGNS)}.forEach(name=>addEventListener(name,begin,{once:true,passive:true,capture:true}));
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
  /** A mobile portal has this page as well. */
  hasMobilePage: boolean;
}

/** The element that starts the portal in a drawn page. It stands before the styles that may override the sheets. */
export function starterTag({ entry, styles, modules, release, hasMobilePage }: Start): string {
  const list = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  return `<script data-entry="/${entry}" data-styles="${list(styles)}" data-modules="${list(modules)}" data-release="${release}"${hasMobilePage ? ' data-mobile' : ''}>${SOURCE}</script>`;
}
