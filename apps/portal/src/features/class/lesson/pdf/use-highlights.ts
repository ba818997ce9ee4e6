import { useEffect, useRef } from 'react';
import { findAll, fold } from './find-in-text.ts';
import { CURRENT, FOUND } from './highlight-names.ts';
import type { PdfHit } from './use-pdf-search.ts';

const MAX_OF_PAGE = 1000;

/**
 * Marks hits in the pages that are rendered, and brings the current one into view once its page is.
 * @param scroller holds the pages, each with `data-page`, their words below `data-text`
 */
export function useHighlights(
  scroller: HTMLElement | null,
  query: string,
  current: PdfHit | undefined,
): void {
  const shown = useRef<PdfHit>(undefined);
  useEffect(() => {
    if (!scroller || query === '' || !('highlights' in CSS)) return undefined;
    const mark = () => {
      const found = new Highlight();
      const now = new Highlight();
      for (const page of scroller.querySelectorAll<HTMLElement>('[data-page]')) {
        const number = Number(page.dataset.page);
        rangesIn(page, query).forEach((range, index) => {
          const isCurrent = current?.page === number && current.index === index;
          (isCurrent ? now : found).add(range);
          if (isCurrent && shown.current !== current) {
            shown.current = current;
            bringIntoView(scroller, range);
          }
        });
      }
      CSS.highlights.set(FOUND, found);
      CSS.highlights.set(CURRENT, now);
    };
    mark();
    let frame = 0;
    // pdf.js adds the words of a page when they are there.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(scroller, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(FOUND);
      CSS.highlights.delete(CURRENT);
    };
  }, [scroller, query, current]);
}

/** The hits among the words of a page, in their order. */
function rangesIn(page: HTMLElement, query: string): Range[] {
  const words = page.querySelector('[data-text]');
  if (!words) return [];
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const nodes: (Text | undefined)[] = [];
  const parts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      nodes.push(node);
      parts.push(node.data);
    } else if (node.nodeName === 'BR') {
      nodes.push(undefined);
      parts.push(' ');
    }
  }
  const folded = fold(parts);
  return findAll(folded, query, MAX_OF_PAGE).flatMap(({ start, end }) => {
    const [first, last] = [folded.places[start], folded.places[end - 1]];
    const [from, to] = [nodes[first?.part ?? -1], nodes[last?.part ?? -1]];
    if (!first || !last || !from || !to) return [];
    const range = document.createRange();
    range.setStart(from, first.start);
    range.setEnd(to, last.end);
    return [range];
  });
}

function bringIntoView(scroller: HTMLElement, range: Range): void {
  const [at, room] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const isSeen = at.top >= room.top && at.bottom <= room.bottom;
  if (!isSeen) scroller.scrollTop += at.top - room.top - scroller.clientHeight / 3;
  if (at.left < room.left || at.right > room.right)
    scroller.scrollLeft += at.left - room.left - scroller.clientWidth / 3;
}
