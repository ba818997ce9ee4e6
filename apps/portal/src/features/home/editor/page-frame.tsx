import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../shared/cx.ts';
import * as styles from './editor.css.ts';

/** Widths at which a page is shown, in CSS pixels. */
export const FRAME_WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type FrameWidth = keyof typeof FRAME_WIDTHS;

const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>';
/** Before the place is measured. */
const UNMEASURED = { inline: 0, block: 0 };

interface PageFrameProps {
  /** Names the frame. */
  title: string;
  width: FrameWidth;
  /** Language tag and direction of what it shows. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Rules beside those of the page, for what is tried out. */
  css?: string;
  /** As high as its place leaves it, instead of most of the window. @default false */
  isPicture?: boolean;
  children: ReactNode;
}

/**
 * A document of its own within the page, as wide as another device and made smaller where there is less room: its styles
 * are those of the page, and ask for its own width.
 */
export function PageFrame({
  title,
  width,
  lang,
  dir,
  css = '',
  isPicture = false,
  children,
}: PageFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document>();
  const [room, setRoom] = useState(UNMEASURED);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ inline: entry.contentRect.width, block: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => (inner ? followStyles(document, inner) : undefined), [inner]);
  useEffect(() => (inner && css ? adopt(inner, css) : undefined), [inner, css]);
  useEffect(() => {
    if (!inner) return;
    inner.documentElement.lang = lang;
    inner.documentElement.dir = dir;
  }, [inner, lang, dir]);
  useEffect(() => (inner && frame.current ? passKeys(inner, frame.current) : undefined), [inner]);
  const full = FRAME_WIDTHS[width];
  const scale = room.inline === 0 ? 1 : Math.min(1, room.inline / full);
  return (
    <div ref={place} className={cx(styles.framePlace, isPicture && styles.picturePlace)} dir="ltr">
      <iframe
        ref={frame}
        title={title}
        srcDoc={EMPTY_DOCUMENT}
        className={styles.frame}
        style={{
          inlineSize: `${full}px`,
          blockSize: room.block === 0 ? '100%' : `${room.block / scale}px`,
          transform: `scale(${scale})`,
          marginInlineStart: `${Math.max(0, (room.inline - full) / 2)}px`,
        }}
        onLoad={() => {
          const loaded = frame.current?.contentDocument;
          if (!loaded) return;
          // Before anything is drawn there: what asks whether a style is there finds it.
          copyStyles(document, loaded);
          setInner(loaded);
        }}
      />
      {inner ? createPortal(children, inner.body) : null}
    </div>
  );
}

const isSheet = (node: Node): node is HTMLElement =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

/** Sheets that a document has copies of. */
const COPIED = new WeakMap<Document, WeakSet<Node>>();

function addSheet(node: Node, to: Document): void {
  const copied = COPIED.get(to) ?? new WeakSet();
  COPIED.set(to, copied);
  if (!isSheet(node) || copied.has(node)) return;
  copied.add(node);
  const copy = to.importNode(node, true);
  // An element that is copied keeps its nonce to itself.
  copy.nonce = node.nonce;
  to.head.append(copy);
}

function takeTheme(from: Document, to: Document): void {
  const { theme } = from.documentElement.dataset;
  if (theme) to.documentElement.dataset['theme'] = theme;
  to.documentElement.className = from.documentElement.className;
}

/** Constructed sheets belong to one document. */
function takeConstructed(from: Document, to: Document): void {
  const { CSSStyleSheet: Sheet } = to.defaultView as typeof window;
  const tried = to.adoptedStyleSheets.filter((sheet: Tried) => sheet[TRIED]);
  const copies = from.adoptedStyleSheets.map((sheet) => {
    const copy = new Sheet();
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
    return copy;
  });
  to.adoptedStyleSheets = [...copies, ...tried];
}

/** Faces that were loaded by script; the others come with their sheets, and cannot be added twice. */
function copyFonts(from: Document, to: Document): void {
  from.fonts.forEach((font) => {
    try {
      to.fonts.add(font);
    } catch {
      // It is that of a sheet.
    }
  });
}

/** Gives a document the styles, faces and theme of another. */
function copyStyles(from: Document, to: Document): void {
  from.head.childNodes.forEach((node) => addSheet(node, to));
  takeTheme(from, to);
  takeConstructed(from, to);
  copyFonts(from, to);
}

/** After a click in a document its keys stay there: those of the page around it, as undo, would not be heard. */
function passKeys(from: Document, to: HTMLIFrameElement): () => void {
  const pass = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const keys = { key, code, ctrlKey, metaKey, shiftKey, altKey };
    // Answers whether somebody has taken it.
    const isFree = to.dispatchEvent(
      new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
    );
    if (!isFree) event.preventDefault();
  };
  from.addEventListener('keydown', pass);
  return () => from.removeEventListener('keydown', pass);
}

const TRIED = Symbol('rules that are tried out');
type Tried = CSSStyleSheet & { [TRIED]?: true };

/** Gives a document rules of its own until they are taken back. */
function adopt(to: Document, css: string): () => void {
  const { CSSStyleSheet: Sheet } = to.defaultView as typeof window;
  const sheet: Tried = new Sheet();
  sheet[TRIED] = true;
  sheet.replaceSync(css);
  to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet];
  return () => {
    to.adoptedStyleSheets = to.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Gives it those that come later, too, and those that came since it was given the first. */
function followStyles(from: Document, to: Document): () => void {
  const sheets = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => addSheet(node, to))),
  );
  sheets.observe(from.head, { childList: true });
  // What is shown may have been waited for meanwhile, and has brought sheets of its own.
  copyStyles(from, to);
  const theme = new MutationObserver(() => {
    takeTheme(from, to);
    takeConstructed(from, to);
  });
  theme.observe(from.documentElement, { attributes: true });
  const takeLate = () => copyFonts(from, to);
  from.fonts.addEventListener('loadingdone', takeLate);
  return () => {
    sheets.disconnect();
    theme.disconnect();
    from.fonts.removeEventListener('loadingdone', takeLate);
  };
}
