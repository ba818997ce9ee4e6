import type { Clock } from '../../../http/clock.ts';

/** More than this is not kept: sessions that are watched at the same time. */
const SHARED_MAX = 1000;
/** A failure is shared for no longer. */
const FAILED_MS = 1000;

/** Answers that all who ask within some time share: asked for once, however many ask. */
export class SharedAnswers<Answer> {
  readonly #clock: Clock;
  readonly #sharedMs: (answer: Answer) => number;
  readonly #known = new Map<string, { until: number; answer: Promise<Answer> }>();

  /** @param sharedMs how long an answer is shared from when it was asked for; who asks meanwhile waits for it as well */
  constructor(clock: Clock, sharedMs: (answer: Answer) => number) {
    this.#clock = clock;
    this.#sharedMs = sharedMs;
  }

  get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const now = this.#clock.now().getTime();
    const known = this.#known.get(key);
    if (known && now < known.until) return known.answer;
    if (this.#known.size >= SHARED_MAX) this.#known.clear();
    const kept = { until: Infinity, answer: make() };
    this.#known.set(key, kept);
    kept.answer.then(
      (answer) => (kept.until = now + this.#sharedMs(answer)),
      () => (kept.until = now + FAILED_MS),
    );
    return kept.answer;
  }
}
