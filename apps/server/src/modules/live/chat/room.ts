import type { Database, Transaction } from '../../../database/pool.ts';
import { presentChat } from './chat.presenter.ts';
import type { RoomKey } from './chat.repository.ts';
import { listHidden } from '../../../core/people/hiding.repository.ts';
import type { Listener, RoomEvent } from './listener.ts';
import { listAllowed, readEvents, readRoom, type RoomState } from './read-room.ts';

type Hidden = ReadonlyMap<string, ReadonlySet<string>>;

/** Tells a browser what was said, without those whom the person is not shown. */
function tellShown(listener: Listener, events: readonly RoomEvent[], hidden: Hidden): void {
  const own = hidden.get(listener.who.accountId);
  for (const event of events)
    if (event.event !== 'message' || !own?.has(event.data.author.id)) listener.tell(event);
}

/**
 * The browsers of one process that follow a session. All of them have been told everything up to the same event; what
 * is read is read by one after the other, so that nothing is told twice or left out.
 */
export class Room {
  readonly key: RoomKey;
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #listeners = new Set<Listener>();
  #sequence: number | undefined;
  #state: RoomState | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isWaiting = false;

  constructor(key: RoomKey, database: Database, now: () => Date) {
    this.key = key;
    this.#database = database;
    this.#now = now;
  }

  get listeners(): ReadonlySet<Listener> {
    return this.#listeners;
  }
  /** People, however many tabs they have open. */
  get people(): number {
    return new Set([...this.#listeners].map(({ who }) => who.accountId)).size;
  }

  /**
   * Lets a browser follow from where it was.
   * @param after the last event that it has; undefined for what comes from now on
   * @param once it is told what there is, and goes
   */
  join(listener: Listener, after: number | undefined, once: boolean): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#read())) return listener.end();
      const { schoolId } = this.key;
      const upTo = this.#sequence ?? 0;
      const live = this.#state?.live;
      const from = after ?? upTo;
      const missed =
        live && from <= upTo
          ? await this.#database.read({ schoolId }, (tx) => readEvents(tx, live, { after: from, upTo }))
          : undefined;
      const hidden = await this.#database.read({ schoolId }, (tx) =>
        this.#hiddenFrom(tx, [listener], missed ?? []),
      );
      listener.sayRetry();
      this.#tellState(listener, hidden);
      if (missed) tellShown(listener, missed, hidden);
      else listener.tell({ event: 'reset', data: {} });
      if (once) return listener.end();
      return void this.#listeners.add(listener);
    });
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Reads what has happened and tells it. What comes while it waits is read with it. */
  async refresh(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    await this.#inTurn(async () => {
      this.#isWaiting = false;
      await this.#read();
    });
  }

  /** As refresh, and ends the lines of those for whom the session is not meant any more. */
  check(): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#read()) || this.#listeners.size === 0) return;
      const live = this.#state?.live;
      if (!live) return;
      const followers = [...this.#listeners].map(({ who }) => who);
      const { schoolId } = this.key;
      const allowed = await this.#database.read({ schoolId }, (tx) => listAllowed(tx, live, followers));
      for (const listener of this.#listeners) if (!allowed.has(listener.who.accountId)) this.drop(listener);
    });
  }

  drop(listener: Listener): void {
    this.#listeners.delete(listener);
    listener.end();
  }

  /** @returns whether the session is still there and not over; all lines are ended otherwise */
  async #read(): Promise<boolean> {
    const { schoolId } = this.key;
    const now = this.#now();
    const found = await this.#database.read({ schoolId }, async (tx) => {
      const room = await readRoom(tx, this.key, now);
      if (!room) return undefined;
      const after = this.#sequence ?? room.sequence;
      const events = await readEvents(tx, room.state.live, { after, upTo: room.sequence });
      this.#state = room.state;
      return { ...room, events, hidden: await this.#hiddenFrom(tx, [...this.#listeners], events ?? []) };
    });
    if (!found) {
      for (const listener of this.#listeners) this.drop(listener);
      return false;
    }
    this.#sequence = found.sequence;
    this.#state = found.state;
    for (const listener of this.#listeners) {
      if (found.events) tellShown(listener, found.events, found.hidden);
      else listener.tell({ event: 'reset', data: {} });
      this.#tellState(listener, found.hidden);
    }
    const { state } = found.state;
    const isOver = state === 'ended' || state === 'replay';
    if (isOver) for (const listener of this.#listeners) this.drop(listener);
    return !isOver;
  }

  /** Whom each browser is not shown, of those who wrote what is told; those who moderate are shown everybody. */
  #hiddenFrom(
    tx: Transaction,
    listeners: readonly Listener[],
    events: readonly RoomEvent[],
  ): Promise<Hidden> {
    const viewers = listeners.filter(({ who }) => !who.canModerate).map(({ who }) => who.accountId);
    const said = events.flatMap((event) => (event.event === 'message' ? [event.data] : []));
    const pinned = this.#state?.pinned;
    const authors = [...said, ...(pinned ? [pinned] : [])].map(({ author }) => author.id);
    return listHidden(tx, [...new Set(viewers)], [...new Set(authors)]);
  }

  #tellState(listener: Listener, hidden: Hidden): void {
    if (!this.#state) return;
    const { live, state, slowModeSeconds, pinned, muted, reportCount } = this.#state;
    const { who } = listener;
    listener.tell({ event: 'state', data: { state } });
    listener.tell({
      event: 'chat',
      data: presentChat(
        live,
        { slow_mode_seconds: slowModeSeconds },
        {
          pinned: pinned && hidden.get(who.accountId)?.has(pinned.author.id) ? null : pinned,
          muted: muted.has(who.accountId),
          reportCount: who.canModerate ? reportCount : null,
        },
      ),
    });
  }

  /** One after the other, whatever becomes of the one before. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
