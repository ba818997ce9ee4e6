import type { ServerResponse } from 'node:http';
import type { LiveChat, LiveMessage, LivePoll, LiveQuestion, LiveState } from '@stoa/api/schema';
import type { Language } from '../../../i18n/languages.ts';

/** Who does not read what was sent is let go, bytes. */
const UNREAD_BYTES = 256 * 1024;
const RETRY_MIN_MS = 1000;
const RETRY_SPREAD_MS = 4000;

/** What browsers in a room are told; with an id what must neither be lost nor come twice. */
export type RoomEvent =
  | { id: number; event: 'message'; data: LiveMessage }
  | { id: number; event: 'messageRemoved'; data: { id: string } }
  | { id: number; event: 'pollRemoved'; data: { id: string } }
  | { id: number; event: 'question'; data: LiveQuestion }
  | { id: number; event: 'poll'; data: LivePoll }
  | { event: 'chat'; data: LiveChat }
  | { event: 'state'; data: { state: LiveState } }
  | { event: 'viewers'; data: { viewerCount: number } }
  | { event: 'reset' | 'displaced'; data: Record<string, never> };

/** Who follows a room. */
export interface Follower {
  accountId: string;
  sessionId: string;
  /** Who runs the platform is everywhere a member. */
  isSuperuser: boolean;
  canModerate: boolean;
  /** In which texts are told that stand in several. */
  language: Language | undefined;
}

/** One browser that follows a room. */
export class Listener {
  readonly who: Follower;
  readonly #response: ServerResponse;
  #isGone = false;
  /** What was told last, by kind of event: the same again is not told. */
  readonly #reported = new Map<RoomEvent['event'], string>();

  /** @param left called once, however it ends */
  constructor(who: Follower, response: ServerResponse, left: (listener: Listener) => void) {
    this.who = who;
    this.#response = response;
    response.on('close', () => {
      this.#isGone = true;
      left(this);
    });
  }

  /** Nothing reaches it any more. */
  get isGone(): boolean {
    return this.#isGone;
  }

  publish(event: RoomEvent): void {
    const data = JSON.stringify(event.data);
    if ('id' in event) return this.#write(`id: ${event.id}\nevent: ${event.event}\ndata: ${data}\n\n`);
    if (this.#reported.get(event.event) === data) return undefined;
    this.#reported.set(event.event, data);
    return this.#write(`event: ${event.event}\ndata: ${data}\n\n`);
  }

  /** Keeps the line open: proxies close what is silent. */
  beat(): void {
    this.#write(': still here\n\n');
  }

  /** Says when to come back, not all in the same moment. */
  sayRetry(): void {
    this.#write(`retry: ${RETRY_MIN_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`);
  }

  end(): void {
    this.#isGone = true;
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    if (this.#response.writableLength > UNREAD_BYTES) this.#response.destroy();
    else this.#response.write(text);
  }
}
