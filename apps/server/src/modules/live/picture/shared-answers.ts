import type { Clock } from '../../../http/clock.ts';

/** More than this is not kept: sessions that are watched at the same time. */
const SHARED_MAX = 1000;
/** A failure is shared for no longer. */
const FAILED_MS = 1000;

/** Answers that all who ask within some time share: asked for once, however many ask. */
export class SharedAnswers<Answer> {
  readonly #clock: Clock;
  readonly #sharedMs: number;
  readonly #known = new Map<string, { until: number; answer: Promise<Answer> }>();

  constructor(clock: Clock, sharedMs: number) {
    this.#clock = clock;
    this.#sharedMs = sharedMs;
  }

  get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const now = this.#clock.now().getTime();
    const known = this.#known.get(key);
    if (known && now < known.until) return known.answer;
    if (this.#known.size >= SHARED_MAX) this.#known.clear();
    const kept = { until: now + this.#sharedMs, answer: make() };
    this.#known.set(key, kept);
    kept.answer.catch(() => {
      kept.until = Math.min(kept.until, now + FAILED_MS);
    });
    return kept.answer;
  }
}
