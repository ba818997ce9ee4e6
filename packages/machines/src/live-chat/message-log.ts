import { CHAT_STORED_MAX } from './live-chat.types.ts';
import type { LiveChatContext, MessagePage, PendingMessage, RoomMessage } from './live-chat.types.ts';

type Log = Pick<LiveChatContext, 'messages' | 'next'>;

/** A log with further messages: each once, in their order, and no more than are kept. */
export function withMessages({ messages, next }: Log, more: readonly RoomMessage[]): Log {
  const known = new Set(messages.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return { messages, next };
  const all = [...messages, ...fresh].toSorted((one, other) => one.sequence - other.sequence);
  const kept = all.slice(-CHAT_STORED_MAX);
  return { messages: kept, next: kept.length < all.length ? (kept[0]?.sequence ?? null) : next };
}

/** A log with the page before it. */
export function withEarlier({ messages }: Log, { items, next }: MessagePage): Log {
  const known = new Set(messages.map(({ id }) => id));
  return { messages: [...items.filter(({ id }) => !known.has(id)), ...messages], next };
}

/** Own messages without one that has arrived. */
export const withoutArrived = (
  { pending, viewerId }: Pick<LiveChatContext, 'pending' | 'viewerId'>,
  message: RoomMessage,
): readonly PendingMessage[] =>
  message.author.id === viewerId ? pending.filter(({ clientId }) => clientId !== message.clientId) : pending;

/** Own messages, one of them changed. */
export const withPending = (
  pending: readonly PendingMessage[],
  clientId: string,
  change: Partial<PendingMessage>,
): readonly PendingMessage[] =>
  pending.map((message) => (message.clientId === clientId ? { ...message, ...change } : message));
