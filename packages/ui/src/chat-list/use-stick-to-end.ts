import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { type ChatEntry, type ChatMessage, arrivedAfter } from './chat-entries.ts';

/** Within so many pixels of the end one counts as being there. */
const NEAR = 48;

/** What `useStickToEnd` knows and does. */
export interface StickToEnd {
  isAtEnd: boolean;
  /** How many messages of others came since one was at the end. */
  unseenCount: number;
  /** The messages of others that came with the last change. */
  arrived: readonly ChatMessage[];
  onScroll: (offset: number) => void;
  scrollToEnd: () => void;
}

/** Keeps a chat at its newest message, unless the reader went up to read, or wrote something themselves. */
export function useStickToEnd(
  entries: readonly ChatEntry[],
  listRef: RefObject<VirtualizerHandle | null>,
): StickToEnd {
  const last = entries.at(-1);
  const lastId = last?.id ?? null;
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenId, setSeenId] = useState(lastId);
  const [arrived, setArrived] = useState<readonly ChatMessage[]>([]);
  const before = useRef<string | null>(null);
  const place = useRef({ offset: 0, size: 0 });

  const scrollToEnd = () => {
    listRef.current?.scrollToIndex(entries.length - 1, { align: 'end' });
    setAtEnd(true);
    setSeenId(lastId);
  };

  const isOwn = last?.kind === 'message' && Boolean(last.isOwn);
  useLayoutEffect(() => {
    if (lastId === before.current) return;
    if (before.current === null || isAtEnd || isOwn) scrollToEnd();
  });
  useEffect(() => {
    if (lastId === before.current) return;
    if (before.current !== null) setArrived(arrivedAfter(entries, before.current));
    before.current = lastId;
  }, [entries, lastId]);

  const onScroll = (offset: number) => {
    const list = listRef.current;
    if (!list) return;
    const isNear = list.scrollSize - offset - list.viewportSize < NEAR;
    // Heights that were only guessed until they are measured move the end away, and the offset with what shrank above:
    // that is no reader who goes up.
    const shrunk = Math.max(0, place.current.size - list.scrollSize);
    const isReaderGoingUp = place.current.offset - offset > shrunk;
    const hasGrown = list.scrollSize > place.current.size;
    place.current = { offset, size: list.scrollSize };
    if (isNear) {
      setAtEnd(true);
      setSeenId(lastId);
    } else if (isReaderGoingUp) setAtEnd(false);
    else if (isAtEnd && hasGrown) list.scrollToIndex(entries.length - 1, { align: 'end' });
  };

  const unseenCount = isAtEnd ? 0 : arrivedAfter(entries, seenId).length;
  return { isAtEnd, unseenCount, arrived, onScroll, scrollToEnd };
}
