import type { Database, Transaction } from '../../../database/pool.ts';
import { presentChat } from './chat.presenter.ts';
import type { RoomKey } from './chat.repository.ts';
import type { Listener } from './listener.ts';
import { listAllowed, readEvents, readRoom, type RoomChange, type RoomState } from './read-room.ts';
import { NOTHING_OWN, readOwn, notifyChanges, type Own } from './tell-changes.ts';

/** What many do at once, such as votes, is told together. */
const SOON_MS = 400;

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
  #soon: NodeJS.Timeout | undefined;

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
      const own = await this.#database.read({ schoolId }, (tx) => this.#ownOf(tx, [listener], missed ?? []));
      listener.sayRetry();
      this.#notifyState(listener, own);
      if (missed && this.#state) notifyChanges(listener, missed, this.#state, own);
      else listener.publish({ event: 'reset', data: {} });
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

  /** As refresh, a little later: what comes meanwhile is read with it. */
  refreshSoon(onError: (error: unknown) => void): void {
    if (this.#soon) return;
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      this.refresh().catch(onError);
    }, SOON_MS).unref();
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
      return { ...room, events, own: await this.#ownOf(tx, [...this.#listeners], events ?? []) };
    });
    if (!found) {
      for (const listener of this.#listeners) this.drop(listener);
      return false;
    }
    this.#sequence = found.sequence;
    this.#state = found.state;
    for (const listener of this.#listeners) {
      if (found.events) notifyChanges(listener, found.events, found.state, found.own);
      else listener.publish({ event: 'reset', data: {} });
      this.#notifyState(listener, found.own);
    }
    const { state } = found.state;
    const isOver = state === 'ended' || state === 'replay';
    if (isOver) for (const listener of this.#listeners) this.drop(listener);
    return !isOver;
  }

  /** What concerns each browser alone; whoever has written the pinned message may be hidden too. */
  #ownOf(tx: Transaction, listeners: readonly Listener[], changes: readonly RoomChange[]): Promise<Own> {
    if (!this.#state || listeners.length === 0) return Promise.resolve(NOTHING_OWN);
    return readOwn(
      tx,
      listeners.map(({ who }) => who),
      changes,
      this.#state.pinned?.author.id,
    );
  }

  #notifyState(listener: Listener, { hidden }: Own): void {
    if (!this.#state) return;
    const { live, state, slowModeSeconds, pinned, muted, reportCount } = this.#state;
    const { who } = listener;
    listener.publish({ event: 'state', data: { state } });
    listener.publish({
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
