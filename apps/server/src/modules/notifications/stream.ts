import type { ServerResponse } from 'node:http';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Services } from '../../platform/services.ts';
import {
  countUnread,
  findNotification,
  listNotifications,
  newestOf,
  presentNotification,
  type NotificationRow,
} from './notifications.repository.ts';

/** A comment so often: proxies close what is silent. */
const HEARTBEAT_MS = 25_000;
/** Streams a person has at most in one process; the oldest gives way. */
export const STREAMS_A_PERSON = 5;
const CAUGHT_UP_MAX = 100;
/** Who does not read what was sent is let go, bytes. */
const UNREAD_BYTES = 64 * 1024;
const RETRY_MIN_MS = 1000;
const RETRY_SPREAD_MS = 4000;
/** Ids count milliseconds times this; those of the last seconds may have been committed after a later one. */
const IDS_A_MS = 1_000_000n;
const LATE_MS = 10_000n;

/** One browser that listens. */
interface Listener {
  accountId: string;
  sessionId: string;
  language: Language;
  response: ServerResponse;
  /** The newest notification that was sent. */
  lastId: bigint;
}

/**
 * The browsers that listen to this process. What is committed anywhere reaches them by the bus; what the bus missed is
 * found with the next heartbeat, two statements for all of them.
 */
export class NotificationStreams {
  readonly #services: Pick<Services, 'database' | 'clock' | 'words' | 'log'>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #timer: NodeJS.Timeout;

  constructor(services: Pick<Services, 'database' | 'clock' | 'words' | 'log' | 'bus'>) {
    this.#services = services;
    this.#timer = setInterval(() => this.#quietly(() => this.beat()), HEARTBEAT_MS).unref();
    services.bus.onMessage((message) => {
      if (message.type === 'notification.added')
        this.#quietly(() => this.#added(message.accountId, message.id));
      if (message.type === 'notification.read') this.#quietly(() => this.#unread(message.accountId));
      if (message.type === 'session.revoked' && this.#listeners.size > 0)
        this.#quietly(() => this.#endRevoked());
    });
  }

  /** How many browsers listen. */
  get size(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Lets a browser listen, or tells it what there is and ends.
   * @param lastId of the last notification that it has; '' where it has none
   */
  async open(listener: Omit<Listener, 'lastId'>, lastId: string, once: boolean): Promise<void> {
    const own: Listener = { ...listener, lastId: 0n };
    if (!once) this.#add(own);
    const { accountId } = own;
    const { missed, newest, unread } = await this.#services.database.read({ accountId }, async (tx) => ({
      missed: lastId === '' ? [] : await this.#since(tx, accountId, BigInt(lastId)),
      newest: (await newestOf(tx, [accountId])).get(accountId),
      unread: await countUnread(tx, accountId),
    }));
    own.lastId = newest && BigInt(newest) > own.lastId ? BigInt(newest) : own.lastId;
    write(own, `retry: ${retryMs()}\nevent: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
    for (const row of missed) if (row.id !== lastId) this.#send(own, row, unread);
    if (once) own.response.end();
  }

  /** Keeps the connections open, ends those whose sign-in ended, and sends what the bus did not bring. */
  async beat(): Promise<void> {
    if (this.#listeners.size === 0) return;
    for (const listener of this.#all()) write(listener, ': still here\n\n');
    await this.#endRevoked();
    const people = [...this.#listeners.keys()];
    const newest = await this.#services.database.read({}, (tx) => newestOf(tx, people));
    for (const listener of this.#all()) {
      const id = newest.get(listener.accountId);
      if (id === undefined || BigInt(id) <= listener.lastId) continue;
      const { accountId, lastId } = listener;
      const { rows, unread } = await this.#services.database.read({ accountId }, async (tx) => ({
        rows: await this.#since(tx, accountId, lastId),
        unread: await countUnread(tx, accountId),
      }));
      for (const row of rows) this.#send(listener, row, unread);
    }
  }

  /** Ends all streams: browsers come back, to another process or the next one, not all in the same moment. */
  close(): void {
    clearInterval(this.#timer);
    for (const listener of this.#all()) {
      write(listener, `retry: ${retryMs()}\n\n`);
      listener.response.end();
    }
    this.#listeners.clear();
  }

  #add(listener: Listener): void {
    const own = this.#listeners.get(listener.accountId) ?? new Set();
    this.#listeners.set(listener.accountId, own);
    own.add(listener);
    const [oldest] = own;
    if (own.size > STREAMS_A_PERSON && oldest) this.#drop(oldest);
    listener.response.on('close', () => this.#remove(listener));
  }

  #remove(listener: Listener): void {
    const own = this.#listeners.get(listener.accountId);
    own?.delete(listener);
    if (own?.size === 0) this.#listeners.delete(listener.accountId);
  }

  #drop(listener: Listener): void {
    this.#remove(listener);
    listener.response.end();
  }

  *#all(): Generator<Listener> {
    for (const own of this.#listeners.values()) yield* own;
  }

  async #added(accountId: string, id: string): Promise<void> {
    const own = this.#listeners.get(accountId);
    if (!own) return;
    const { row, unread } = await this.#services.database.read({ accountId }, async (tx) => ({
      row: await findNotification(tx, accountId, id),
      unread: await countUnread(tx, accountId),
    }));
    if (row) for (const listener of own) this.#send(listener, row, unread);
  }

  async #unread(accountId: string): Promise<void> {
    const own = this.#listeners.get(accountId);
    if (!own) return;
    const unread = await this.#services.database.read({ accountId }, (tx) => countUnread(tx, accountId));
    for (const listener of own) write(listener, `event: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
  }

  async #endRevoked(): Promise<void> {
    const sessions = [...new Set([...this.#all()].map(({ sessionId }) => sessionId))];
    if (sessions.length === 0) return;
    const alive = await this.#services.database.read({}, (tx) =>
      tx
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select('session.id')
        .where('session.id', 'in', sessions)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', this.#services.clock.now())
        .where('account.is_valid', '=', true)
        .execute(),
    );
    const ids = new Set(alive.map(({ id }) => id));
    for (const listener of this.#all()) if (!ids.has(listener.sessionId)) this.#drop(listener);
  }

  /** What came after one, the oldest first, with what may have been committed late. */
  async #since(tx: Transaction, accountId: string, id: bigint): Promise<NotificationRow[]> {
    const after = id > LATE_MS * IDS_A_MS ? id - LATE_MS * IDS_A_MS : 0n;
    const rows = await listNotifications(tx, accountId, { after: String(after), limit: CAUGHT_UP_MAX });
    return rows.reverse();
  }

  #send(listener: Listener, row: NotificationRow, unread: number): void {
    const notification = presentNotification(row, this.#services.words, listener.language);
    if (!notification) return;
    if (BigInt(row.id) > listener.lastId) listener.lastId = BigInt(row.id);
    const data = JSON.stringify({ notification, unread });
    write(listener, `id: ${row.id}\nevent: notification\ndata: ${data}\n\n`);
  }

  #quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) =>
      this.#services.log.warn({ err: error }, 'notifications could not be passed on'),
    );
  }
}

function write({ response }: Listener, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > UNREAD_BYTES) response.destroy();
  else response.write(text);
}

const retryMs = (): number => RETRY_MIN_MS + Math.floor(Math.random() * RETRY_SPREAD_MS);
