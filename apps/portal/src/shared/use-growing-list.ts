import type { ApiProblem } from '@stoa/api/error';
import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

interface Page<Item> {
  items: Item[];
  /** Where the next page begins; null behind the last. */
  next: string | null;
}

/** A list that grows by a page at a time. @param pageOf the query of a page, the first without a cursor */
export function useGrowingList<Answer, Item, Key extends QueryKey>(
  pageOf: (cursor?: string) => UseQueryOptions<Answer, ApiProblem, Page<Item>, Key>,
) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useQueries({ queries: [undefined, ...cursors].map((cursor) => pageOf(cursor)) });
  const [first] = pages;
  const last = pages.at(-1);
  const next = last?.data?.next;
  return {
    /** The first page, by which it is told whether there is anything. */
    first: { data: first?.data, error: first?.error, refetch: () => first?.refetch() },
    items: pages.flatMap((page) => page.data?.items ?? []),
    /** Adds a page; undefined behind the last. */
    showMore: next ? () => setCursors([...cursors, next]) : undefined,
    /** The page that was asked for last. */
    more: {
      isPending: cursors.length > 0 && last?.data === undefined && !last?.error,
      error: cursors.length > 0 ? last?.error : undefined,
      retry: () => void last?.refetch(),
    },
  };
}
