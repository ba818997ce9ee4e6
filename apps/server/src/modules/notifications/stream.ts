import type { ServerResponse } from 'node:http';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import {
  countUnread,
  findNotification,
  listNotifications,
  newestOf,
  presentNotification,
  type NotificationRow,
} from './notifications.repository.ts';
import { listLiving } from './stream.repository.ts';

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

/** Of that time, what a browser was sent is named by its position: no more than these. */
const NAMED_MAX = 30;
const RADIX = 36;

/**
 * Where a browser is: the newest notification that it has and the others of the last seconds, so that one which was
 * committed late is sent and the others are not sent again. Browsers give it back as Last-Event-ID.
 */
export class Position {
  #newest = 0n;
  readonly #recent = new Set<bigint>();

  /** @param text as it was sent, or an id alone, or nothing */
  constructor(text = '') {
    const [newest = '', ...others] = text.split('.');
    if (newest === '') return;
    const id = BigInt(newest);
    for (const other of others) this.add(id - BigInt(Number.parseInt(other, RADIX)));
    this.add(id);
  }

  get isEmpty(): boolean {
    return this.#newest === 0n;
  }
  get newest(): bigint {
    return this.#newest;
  }
  /** What may have been committed since comes after this id. */
  get since(): bigint {
    const window = LATE_MS * IDS_A_MS;
    return this.#newest > window ? this.#newest - window : 0n;
  }

  has(id: bigint): boolean {
    return this.#recent.has(id);
  }

  /** It knows what there is up to here, without having been sent it. */
  reach(id: bigint): void {
    if (id > this.#newest) this.#newest = id;
  }

  /** It was sent this one. */
  add(id: bigint): void {
    this.reach(id);
    this.#recent.add(id);
    for (const known of this.#recent) if (known < this.since) this.#recent.delete(known);
  }

  toString(): string {
    const others = [...this.#recent].filter((id) => id !== this.#newest).slice(-NAMED_MAX);
    return [String(this.#newest), ...others.map((id) => (this.#newest - id).toString(RADIX))].join('.');
  }
}

/** One browser that listens. */
interface Listener {
  accountId: string;
  sessionId: string;
  /** The school that the session is good for, where it is one's: it hears of no other. */
  boundSchool?: string | undefined;
  language: Language;
  response: ServerResponse;
  position: Position;
}

/**
 * The browsers that listen to this process. What is committed anywhere reaches them by the bus; what the bus missed is
 * found with the next heartbeat, two statements for all of them.
 */
export class NotificationStreams {
  readonly #services: Pick<Services, 'database' | 'clock' | 'messages' | 'log'>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #timer: NodeJS.Timeout;

  constructor(services: Pick<Services, 'database' | 'clock' | 'messages' | 'log' | 'bus'>) {
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
   * @param position where it was; '' where it has none
   */
  async open(listener: Omit<Listener, 'position'>, position: string, once: boolean): Promise<void> {
    const own: Listener = { ...listener, position: new Position(position) };
    if (!once) this.#add(own);
    const { accountId, boundSchool } = own;
    const { missed, newest, unread } = await this.#services.database.read({ accountId }, async (tx) => ({
      missed: own.position.isEmpty ? [] : await this.#since(tx, own),
      newest: (await newestOf(tx, [accountId])).get(accountId),
      unread: await countUnread(tx, accountId, boundSchool),
    }));
    write(own, `retry: ${retryMs()}\nevent: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
    // The bus may have brought one of them meanwhile.
    for (const row of missed) if (!own.position.has(BigInt(row.id))) this.#send(own, row, unread);
    if (newest) own.position.reach(BigInt(newest));
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
      if (id === undefined || BigInt(id) <= listener.position.newest) continue;
      const { accountId, boundSchool } = listener;
      const { rows, unread } = await this.#services.database.read({ accountId }, async (tx) => ({
        rows: await this.#since(tx, listener),
        unread: await countUnread(tx, accountId, boundSchool),
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
    for (const [schoolId, listeners] of Map.groupBy(own, ({ boundSchool }) => boundSchool)) {
      const { row, unread } = await this.#services.database.read({ accountId }, async (tx) => ({
        row: await findNotification(tx, accountId, id),
        unread: await countUnread(tx, accountId, schoolId),
      }));
      if (row && (schoolId ?? row.school_id) === row.school_id)
        for (const listener of listeners) this.#send(listener, row, unread);
    }
  }

  async #unread(accountId: string): Promise<void> {
    const own = this.#listeners.get(accountId);
    if (!own) return;
    for (const [schoolId, listeners] of Map.groupBy(own, ({ boundSchool }) => boundSchool)) {
      const unread = await this.#services.database.read({ accountId }, (tx) =>
        countUnread(tx, accountId, schoolId),
      );
      for (const listener of listeners)
        write(listener, `event: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
    }
  }

  async #endRevoked(): Promise<void> {
    const sessions = [...new Set([...this.#all()].map(({ sessionId }) => sessionId))];
    if (sessions.length === 0) return;
    const alive = await this.#services.database.read({}, (tx) =>
      listLiving(tx, sessions, this.#services.clock.now()),
    );
    const ids = new Set(alive.map(({ id }) => id));
    for (const listener of this.#all()) if (!ids.has(listener.sessionId)) this.#drop(listener);
  }

  /** What a browser has not, the oldest first, with what was committed late. */
  async #since(
    tx: Transaction,
    { accountId, boundSchool: schoolId, position }: Listener,
  ): Promise<NotificationRow[]> {
    const rows = await listNotifications(tx, accountId, {
      after: String(position.since),
      schoolId,
      limit: CAUGHT_UP_MAX,
    });
    return rows.filter(({ id }) => !position.has(BigInt(id))).reverse();
  }

  #send(listener: Listener, row: NotificationRow, unread: number): void {
    const notification = presentNotification(row, this.#services.messages, listener.language);
    if (!notification) return;
    listener.position.add(BigInt(row.id));
    const data = JSON.stringify({ notification, unread });
    write(listener, `id: ${listener.position}\nevent: notification\ndata: ${data}\n\n`);
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
