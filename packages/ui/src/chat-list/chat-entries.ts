/** Who wrote a message. */
export interface ChatPerson {
  id: string;
  name: string;
  avatarSrc?: string | null;
  /** Beside the name: "Teacher". */
  role?: string;
}

/** What a person wrote. */
export interface ChatMessage {
  kind: 'message';
  id: string;
  author: ChatPerson;
  text: string;
  /** Language of the text where it is known and not the page's. */
  lang?: string;
  /** When: for machines (ISO 8601) and written out for the reader. */
  time: { dateTime: string; text: string };
  /** The reader wrote it. @default false */
  isOwn?: boolean;
  /** An own message on its way, or one that did not get there. @default 'sent' */
  state?: 'sent' | 'sending' | 'failed';
}

/** A line of the house: "Amelia joined", "Slow mode is on". */
export interface ChatNote {
  kind: 'note';
  id: string;
  text: string;
}

/** One line of a chat. */
export type ChatEntry = ChatMessage | ChatNote;

/** Whether a message begins a run of the same author: only then name and face are shown. */
export function beginsRun(entries: readonly ChatEntry[], index: number): boolean {
  const entry = entries[index];
  const before = entries[index - 1];
  if (entry?.kind !== 'message') return false;
  return before?.kind !== 'message' || before.author.id !== entry.author.id;
}

/** The messages of others that came after an entry; all where the entry is not known. */
export function arrivedAfter(entries: readonly ChatEntry[], id: string | null): ChatMessage[] {
  const from = id === null ? -1 : entries.findLastIndex((entry) => entry.id === id);
  return entries
    .slice(from + 1)
    .filter((entry): entry is ChatMessage => entry.kind === 'message' && !entry.isOwn);
}

/** What is said aloud about new messages: a few whole ones, or how many there are. */
export function announcementOf(
  messages: readonly ChatMessage[],
  countLabel: (count: number) => string,
  most = 2,
): string {
  if (messages.length > most) return countLabel(messages.length);
  return messages.map(({ author, text }) => `${author.name}: ${text}`).join('. ');
}
