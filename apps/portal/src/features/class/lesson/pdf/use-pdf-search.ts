import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findAll, fold, type Folded } from './find-in-text.ts';

const REST_MS = 250;
const HITS_MAX = 1000;

/** A place in a document: the page, from 1, and which of its hits it is, from 0. */
export interface PdfHit {
  page: number;
  index: number;
}

export interface PdfSearch {
  /** What was looked for; not always what is typed. */
  query: string;
  /** In the order of the pages. */
  hits: readonly PdfHit[];
  /** There are more than are listed. */
  isCut: boolean;
  isSearching: boolean;
}

const NONE: PdfSearch = { query: '', hits: [], isCut: false, isSearching: false };

/**
 * Looks for words in all pages, the present page first. Pages are read while one searches, and kept.
 * @param typed what to look for
 * @param page where the reader is
 * @param onFirst told of the first hit, from the present page on
 */
export function usePdfSearch(
  document: PDFDocumentProxy,
  typed: string,
  page: number,
  onFirst: (hit: PdfHit) => void,
): PdfSearch {
  const [search, setSearch] = useState<PdfSearch>(NONE);
  const pages = useRef(new Map<number, Folded>());
  const query = typed.trim();
  const show = useEffectEvent(onFirst);
  const orderNow = useEffectEvent(() => {
    const all = Array.from({ length: document.numPages }, (_, index) => index + 1);
    return [...all.slice(page - 1), ...all.slice(0, page - 1)];
  });
  useEffect(() => {
    if (query === '') return undefined;
    let isOver = false;
    const textOf = async (number: number): Promise<Folded> => {
      const known = pages.current.get(number);
      if (known) return known;
      const { items } = await (await document.getPage(number)).getTextContent();
      const text = fold(items.flatMap((item) => ('str' in item ? [item.str, item.hasEOL ? ' ' : ''] : [])));
      pages.current.set(number, text);
      return text;
    };
    const look = async () => {
      let hits: PdfHit[] = [];
      setSearch({ query, hits, isCut: false, isSearching: true });
      for (const number of orderNow()) {
        // A damaged page has no words, the others do.
        const text = await textOf(number).catch(() => fold([]));
        if (isOver) return;
        const more = findAll(text, query, HITS_MAX - hits.length).map((_, index) => ({
          page: number,
          index,
        }));
        if (more.length === 0) continue;
        if (hits.length === 0) show({ page: number, index: 0 });
        hits = [...hits, ...more].toSorted((one, other) => one.page - other.page || one.index - other.index);
        setSearch({ query, hits, isCut: hits.length >= HITS_MAX, isSearching: true });
        if (hits.length >= HITS_MAX) break;
      }
      setSearch((before) => ({ ...before, isSearching: false }));
    };
    const timer = setTimeout(() => void look(), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [document, query]);
  return query === '' ? NONE : search;
}
