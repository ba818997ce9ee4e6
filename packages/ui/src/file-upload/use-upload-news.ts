import { useEffect, useRef, useState } from 'react';
import { type UploadItem, type UploadNews, uploadNews } from './upload-item.ts';

/** What to tell screen readers about the last change of the list; nothing about what was there at first. */
export function useUploadNews(
  items: readonly UploadItem[],
  say: (kind: UploadNews['kind'], name: string) => string,
): string[] {
  const before = useRef(items);
  const phrase = useRef(say);
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    phrase.current = say;
  });
  useEffect(() => {
    const news = uploadNews(before.current, items);
    before.current = items;
    if (news.length > 0) setLines([...new Set(news.map(({ kind, name }) => phrase.current(kind, name)))]);
  }, [items]);
  return lines;
}
