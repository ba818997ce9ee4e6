import type { ServerResponse } from 'node:http';
import type { Services } from '../../../core/services.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import type { BusMessage } from '../../../platform/bus.ts';
import { listLiving } from '../../notifications/stream.repository.ts';
import { AttendanceLog } from '../attendance/attendance-log.ts';
import type { RoomKey } from './chat.repository.ts';
import { Listener, type Follower } from './listener.ts';
import { Presence } from './presence.ts';
import { Room } from './room.ts';

/** A comment so often: proxies close what is silent. */
const HEARTBEAT_MS = 15_000;
/** How many people there are is told no more often than this. */
const COUNT_EVERY_MS = 2_000;
/** Lines of a person in one process: over HTTP 1 a browser has six for everything. The oldest gives way. */
export const STREAMS_A_PERSON = 3;
/** Lines of one process. */
export const STREAMS_A_PROCESS = 5_000;
const RETRY_AFTER_S = 5;

type Needed = Pick<Services, 'database' | 'clock' | 'log' | 'bus'>;

/**
 * The rooms of live sessions that browsers follow in this process. What is committed anywhere reaches them by the bus;
 * what the bus missed is found with the next heartbeat.
 */
export class LiveRooms {
  readonly #services: Needed;
  readonly #rooms = new Map<string, Room>();
  readonly #presence = new Presence();
  readonly #attendance: AttendanceLog;
  readonly #max: number;
  readonly #heartbeat: NodeJS.Timeout;
  #counting: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(services: Needed, max: number = STREAMS_A_PROCESS) {
    this.#services = services;
    this.#attendance = new AttendanceLog(services.database);
    this.#max = max;
    this.#heartbeat = setInterval(() => this.#quietly(() => this.beat()), HEARTBEAT_MS).unref();
    services.bus.onMessage((message) => this.#receive(message));
    services.bus.onMissed(() => this.#each((room) => room.refresh()));
  }

  /** Browsers that follow a room here. */
  get size(): number {
    return [...this.#rooms.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);
  }

  /** How many people are in a room, over all processes. */
  count(liveId: string): number {
    return this.#presence.count(liveId, this.#services.clock.now().getTime());
  }

  /** @throws {Problem} SERVICE_UNAVAILABLE where as many browsers listen as the process bears */
  requirePlace(): void {
    if (this.#isClosed || this.size >= this.#max)
      throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S });
  }

  /** Lets a browser follow a room from the event on that it has, or tells it what there is and ends. */
  async open(
    key: RoomKey,
    who: Follower,
    response: ServerResponse,
    { after, once }: { after: number | undefined; once: boolean },
  ): Promise<void> {
    const { database, clock } = this.#services;
    const room = this.#rooms.get(key.liveId) ?? new Room(key, database, clock.now);
    const listener = new Listener(who, response, (gone) => this.#left(room, gone));
    if (once) return room.join(listener, after, once);
    this.#rooms.set(key.liveId, room);
    this.#displace(who.accountId);
    try {
      await room.join(listener, after, once);
    } catch (error) {
      this.#left(room, listener);
      throw error;
    }
    if (this.#isClosed) listener.end();
    // Gone while it was let in.
    if (listener.isGone) return this.#left(room, listener);
    this.#attendance.note(key, who.accountId, clock.now());
    this.#noteCount(room);
    return listener.publish({ event: 'viewers', data: { viewerCount: this.count(key.liveId) } });
  }

  /** Keeps lines open, ends those whose sign-in has ended, and finds what the bus did not bring. */
  async beat(): Promise<void> {
    for (const message of this.#presence.takeAll(this.#services.clock.now().getTime()))
      await this.#notifyAll(message);
    for (const listener of this.#listeners()) listener.beat();
    await this.#noteAttendance();
    await this.#endRevoked();
    for (const room of this.#rooms.values()) await room.check();
    this.#notifyCounts([...this.#rooms.keys()]);
  }

  /** Ends all lines: browsers come back, to another process or the next one. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#counting);
    for (const listener of this.#listeners()) {
      listener.sayRetry();
      listener.end();
    }
    this.#rooms.clear();
  }

  #receive(message: BusMessage): void {
    if (message.type === 'live.chat') this.#refresh(message);
    if (message.type === 'school.changed')
      this.#each((room) => (room.key.schoolId === message.schoolId ? room.check() : Promise.resolve()));
    if (message.type === 'live.present')
      this.#notifyCounts(this.#presence.receive(message, this.#services.clock.now().getTime()));
    if (message.type === 'session.revoked' && this.#rooms.size > 0) this.#quietly(() => this.#endRevoked());
  }

  #refresh({ liveId, isSoon }: { liveId: string; isSoon?: boolean }): void {
    const room = this.#rooms.get(liveId);
    if (isSoon) room?.refreshSoon((error) => this.#warn(error));
    else this.#quietly(async () => room?.refresh());
  }

  /** The oldest lines of a person give way to a new one. */
  #displace(accountId: string): void {
    const own: [Room, Listener][] = [];
    for (const room of this.#rooms.values())
      for (const listener of room.listeners)
        if (listener.who.accountId === accountId) own.push([room, listener]);
    for (const [room, listener] of own.slice(0, Math.max(0, own.length + 1 - STREAMS_A_PERSON))) {
      listener.publish({ event: 'displaced', data: {} });
      room.drop(listener);
    }
  }

  #left(room: Room, listener: Listener): void {
    room.leave(listener);
    this.#noteCount(room);
    if (room.listeners.size === 0 && this.#rooms.get(room.key.liveId) === room)
      this.#rooms.delete(room.key.liveId);
  }

  /** Notes who is there, and tells it a little later: many come in the same moment. */
  #noteCount(room: Room): void {
    this.#presence.set(room.key.liveId, room.people);
    if (this.#isClosed) return;
    this.#counting ??= setTimeout(() => {
      this.#counting = undefined;
      const changed = this.#presence.takeChanged();
      this.#notifyCounts(changed.flatMap(({ counts }) => Object.keys(counts)));
      this.#quietly(async () => {
        for (const message of changed) await this.#notifyAll(message);
      });
    }, COUNT_EVERY_MS).unref();
  }

  #notifyCounts(liveIds: readonly string[]): void {
    for (const liveId of liveIds) {
      const viewerCount = this.count(liveId);
      for (const listener of this.#rooms.get(liveId)?.listeners ?? [])
        listener.publish({ event: 'viewers', data: { viewerCount } });
    }
  }

  #notifyAll(message: BusMessage): Promise<void> {
    return this.#services.database.write({}, (tx) => publish(tx, message));
  }

  async #endRevoked(): Promise<void> {
    const sessions = [...new Set([...this.#listeners()].map(({ who }) => who.sessionId))];
    if (sessions.length === 0) return;
    const { database, clock } = this.#services;
    const living = await database.read({}, (tx) => listLiving(tx, sessions, clock.now()));
    const ids = new Set(living.map(({ id }) => id));
    for (const room of this.#rooms.values())
      for (const listener of room.listeners) if (!ids.has(listener.who.sessionId)) room.drop(listener);
  }

  /** Who came and left since the last heartbeat was noted when they came. */
  async #noteAttendance(): Promise<void> {
    const now = this.#services.clock.now();
    for (const room of this.#rooms.values())
      for (const { who } of room.listeners) this.#attendance.note(room.key, who.accountId, now);
    await this.#attendance.write();
  }

  *#listeners(): Generator<Listener> {
    for (const room of this.#rooms.values()) yield* room.listeners;
  }

  #each(work: (room: Room) => Promise<void>): void {
    for (const room of this.#rooms.values()) this.#quietly(() => work(room));
  }

  #quietly(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => this.#warn(error));
  }

  #warn(error: unknown): void {
    this.#services.log.warn({ err: error }, 'what goes on in a live session could not be passed on');
  }
}
