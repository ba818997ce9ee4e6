import type { Database } from '../../../database/pool.ts';
import type { RoomKey } from '../chat/chat.repository.ts';
import { addSeen, type Seen } from './attendance.repository.ts';

const MINUTE_MS = 60_000;

/** Who was in rooms, minute by minute: kept here until it is written, once a person and minute. */
export class AttendanceLog {
  readonly #database: Database;
  /** Those of this minute, and those that are to be written, by school. */
  #minute = 0;
  #known = new Set<string>();
  #waiting = new Map<string, Seen[]>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Notes that somebody is in a room now. */
  note({ schoolId, liveId }: RoomKey, accountId: string, now: Date): void {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#known.clear();
    }
    const name = `${liveId} ${accountId}`;
    if (this.#known.has(name)) return;
    this.#known.add(name);
    const waiting = this.#waiting.get(schoolId) ?? [];
    this.#waiting.set(schoolId, waiting);
    waiting.push({ liveId, accountId, minute });
  }

  /** Writes what was noted, a statement a school. */
  async write(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [schoolId, seen] of waiting)
      await this.#database.write({ schoolId }, (tx) => addSeen(tx, seen));
  }
}
