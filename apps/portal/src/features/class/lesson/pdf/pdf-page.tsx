import { TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import * as styles from './pdf.css.ts';

/** Width and height of a page at its own size. */
export interface PageSize {
  width: number;
  height: number;
}

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  label: string;
  /** Of the first page, assumed of each page until it is rendered. */
  size: PageSize;
  /** Width in CSS pixels at which a page of that size is shown. */
  width: number;
  scroller: HTMLElement | null;
}

const MAX_PIXEL_RATIO = 2;

/** One page, rendered while it is near the visible part, with a transparent layer of text to select and read out. */
export function PdfPage({ document, number, label, size: first, width, scroller }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [own, setOwn] = useState<PageSize>();
  const size = own ?? first;
  const scale = width / first.width;
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: scroller,
      rootMargin: '100% 0px',
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current) return undefined;
    return render(document, number, { scale, canvas: canvas.current, text: text.current, onSize: setOwn });
  }, [document, number, scale, isNear]);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    inlineSize: size.width * scale,
    blockSize: size.height * scale,
    '--total-scale-factor': scale,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  };
  return (
    <div ref={frame} role="group" aria-label={label} data-page={number} className={styles.page} style={style}>
      {isNear ? (
        <>
          <canvas ref={canvas} aria-hidden className={styles.canvas} />
          <div ref={text} dir="ltr" data-text className={styles.text} />
        </>
      ) : null}
    </div>
  );
}

/** Renders a page and its text. @returns what cancels it */
function render(
  document: PDFDocumentProxy,
  number: number,
  to: {
    scale: number;
    canvas: HTMLCanvasElement;
    text: HTMLElement;
    onSize: (size: PageSize) => void;
  },
): () => void {
  const { scale, canvas, text, onSize } = to;
  const ends: (() => void)[] = [];
  let isOver = false;
  const paint = async (page: PDFPageProxy) => {
    if (isOver) return;
    const { width, height } = page.getViewport({ scale: 1 });
    onSize({ width, height });
    const viewport = page.getViewport({ scale });
    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    canvas.width = Math.floor(viewport.width * ratio);
    canvas.height = Math.floor(viewport.height * ratio);
    const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
    const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
    ends.push(
      () => drawing.cancel(),
      () => words.cancel(),
      () => text.replaceChildren(),
    );
    await Promise.all([drawing.promise, words.render()]);
  };
  // A damaged page stays empty, the others are readable.
  document
    .getPage(number)
    .then(paint)
    .catch(() => undefined);
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
