import type { BusMessage } from '../../../platform/bus.ts';

/** What another process has said is good for so long; it says it again with every heartbeat. */
const GOOD_FOR_MS = 45_000;
/** Sessions in one message: the database passes on 8000 bytes at most. */
const SESSIONS_A_MESSAGE = 100;

type Reported = Extract<BusMessage, { type: 'live.present' }>;

/** How many people are in the rooms of sessions, over all processes. */
export class Presence {
  readonly #process = crypto.randomUUID();
  readonly #own = new Map<string, number>();
  readonly #others = new Map<string, Map<string, { people: number; at: number }>>();
  readonly #changed = new Set<string>();

  /** Notes how many people this process has in a room. */
  set(liveId: string, people: number): void {
    if (this.#own.get(liveId) === people) return;
    this.#own.set(liveId, people);
    this.#changed.add(liveId);
  }

  /** Notes what a process has told. @returns sessions that it is about */
  receive({ process, counts }: Reported, now: number): string[] {
    if (process === this.#process) return [];
    for (const [liveId, people] of Object.entries(counts)) {
      const reported = this.#others.get(liveId) ?? new Map();
      this.#others.set(liveId, reported);
      if (people > 0) reported.set(process, { people, at: now });
      else reported.delete(process);
    }
    return Object.keys(counts);
  }

  /** How many people there are. */
  count(liveId: string, now: number): number {
    let people = this.#own.get(liveId) ?? 0;
    for (const reported of this.#others.get(liveId)?.values() ?? [])
      if (now - reported.at < GOOD_FOR_MS) people += reported.people;
    return people;
  }

  /** What the other processes are to be told of what has changed. */
  takeChanged(): Reported[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return this.#messages(changed);
  }

  /** What they are told with every heartbeat; forgets what nobody says any more. */
  takeAll(now: number): Reported[] {
    for (const [liveId, reported] of this.#others) {
      for (const [process, { at }] of reported) if (now - at >= GOOD_FOR_MS) reported.delete(process);
      if (reported.size === 0) this.#others.delete(liveId);
    }
    this.#changed.clear();
    const messages = this.#messages([...this.#own.keys()]);
    for (const [liveId, people] of this.#own) if (people === 0) this.#own.delete(liveId);
    return messages;
  }

  #messages(ids: readonly string[]): Reported[] {
    const messages: Reported[] = [];
    for (let at = 0; at < ids.length; at += SESSIONS_A_MESSAGE) {
      const some = ids.slice(at, at + SESSIONS_A_MESSAGE);
      const counts = Object.fromEntries(some.map((id) => [id, this.#own.get(id) ?? 0]));
      messages.push({ type: 'live.present', process: this.#process, counts });
    }
    return messages;
  }
}
