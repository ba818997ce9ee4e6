import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  attemptMachine,
  SAVE_DELAY_MS,
  type AttemptAnswer,
  type AttemptReceipt,
  type LoadedAttempt,
  type SaveAnswersInput,
  type SaveAnswersOutput,
  type StoreAnswersInput,
  type SubmitAttemptInput,
} from '@stoa/machines/attempt';
import { ProblemError } from '@stoa/machines/shared';
import type { ExamAnswer, ExamAttempt } from '@stoa/api/schema';
import { makePeople, type Someone } from '../../apps/server/src/modules/class/class.fixtures.ts';
import { examCalls, makeExam } from '../../apps/server/src/modules/exam/exam.fixtures.ts';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';

const WALKS = 200;
const DEVICES = [0, 1] as const;
const DAY_MS = 86_400_000;

const test = useTestApp();
const exams = examCalls(test);
let people: Someone[];
let examId: string;
let questions: string[];

beforeAll(async () => {
  people = await makePeople(test, WALKS, 'member');
  ({ id: examId, questions } = await makeExam(test, { questions: [{ kind: 'essay' }, { kind: 'essay' }] }));
});

/** What the network does with a request: takes it there and back, takes it nowhere, or loses the answer. */
type Network = 'open' | 'cut' | 'lossy';
/** What happens to one of the devices. */
type Step =
  | { does: 'types'; question: number; text: string }
  | { does: 'rests' }
  | { does: 'hides' }
  | { does: 'reloads' }
  | { does: 'network'; network: Network }
  | { does: 'jumps'; days: number };

const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...DEVICES),
    fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({
        does: fc.constant('types' as const),
        question: fc.constantFrom(0, 1),
        text: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).map((text) => `a${text}`),
      }),
      fc.constant({ does: 'rests' }),
      fc.constant({ does: 'hides' }),
      fc.constant({ does: 'reloads' }),
      fc.record({
        does: fc.constant('network' as const),
        network: fc.constantFrom<Network>('open', 'cut', 'lossy'),
      }),
      fc.record({ does: fc.constant('jumps' as const), days: fc.integer({ min: -1, max: 1 }) }),
    ),
  ),
  { minLength: 4, maxLength: 24 },
);

const answerOf = (answer: ExamAnswer): AttemptAnswer => ({ ...answer, at: answer.savedAt });

/** A browser with the page of an attempt, its storage and its clock. */
class Device {
  readonly #attemptId: string;
  readonly #token: string;
  readonly #name: string;
  #kept: AttemptAnswer[] = [];
  #network: Network = 'open';
  #aheadMs = 0;
  #page;
  /** What the page said to be saved, by question. */
  #shown = new Map<string, string>();
  /** What was typed since the page last said that everything is saved, by question. */
  #typed: [string, string][] = [];

  constructor(attemptId: string, token: string, name: string) {
    this.#attemptId = attemptId;
    this.#token = token;
    this.#name = name;
    this.#page = this.#open();
  }

  #open() {
    const clock = new SimulatedClock();
    const machine = attemptMachine.provide({
      actors: {
        readLocal: fromPromise<AttemptAnswer[], { attemptId: string }>(async () => this.#kept),
        storeLocal: fromPromise<unknown, StoreAnswersInput>(async ({ input }) => {
          this.#kept = input.answers;
        }),
        loadAttempt: fromPromise<LoadedAttempt, { attemptId: string }>(async ({ input }) => {
          const attempt = (await this.#ask(() => exams.read(input.attemptId, this.#token))) as ExamAttempt;
          return {
            isRunning: attempt.status === 'running',
            isPaused: false,
            deadline: Date.parse(attempt.deadline),
            serverTime: Date.parse(attempt.serverTime),
            revision: attempt.revision,
            questionIds: attempt.questions.map(({ id }) => id),
            answers: attempt.answers.map(answerOf),
          };
        }),
        saveAnswers: fromPromise<SaveAnswersOutput, SaveAnswersInput>(async ({ input }) => {
          const answers = input.answers.map(({ at, questionId, sequence, choice, text, flagged }) => {
            return { questionId, sequence, choice, text, flagged, clientUpdatedAt: at };
          });
          const saved = (await this.#ask(() =>
            exams.save(input.attemptId, this.#token, answers, input.deviceId),
          )) as { revision: number; serverTime: string; newer: ExamAnswer[]; elsewhere: boolean };
          return {
            ...saved,
            serverTime: Date.parse(saved.serverTime),
            newer: saved.newer.map(answerOf),
          };
        }),
        submitAttempt: fromPromise<AttemptReceipt, SubmitAttemptInput>(
          async ({ input }) =>
            (await this.#ask(() =>
              exams.submit(input.attemptId, this.#token, input.revision, input.isTimeOver),
            )) as AttemptReceipt,
        ),
        watchTabs: fromCallback(() => undefined),
      },
    });
    const actor = createActor(machine, {
      input: { attemptId: this.#attemptId, deviceId: this.#name },
      clock,
    }).start();
    return { actor, clock };
  }

  async #ask(call: () => ReturnType<typeof exams.read>): Promise<unknown> {
    if (this.#network === 'cut') throw new ProblemError('NETWORK');
    const answer = await call();
    if (this.#network === 'lossy') throw new ProblemError('NETWORK');
    const { code, data } = answer.json() as { code: string; data: unknown };
    if (answer.statusCode >= 400) throw new ProblemError(code);
    return data;
  }

  /** By this device's clock. */
  #at<T>(work: (now: number) => T): T {
    const now = Date.now() + this.#aheadMs;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    try {
      return work(now);
    } finally {
      clock.mockRestore();
    }
  }

  #settled() {
    return waitFor(
      this.#page.actor,
      (page) =>
        !page.hasTag('saving') &&
        !page.hasTag('loading') &&
        !page.matches({ running: { device: 'storing' } }),
    );
  }

  async take(step: Step): Promise<void> {
    const { actor, clock } = this.#page;
    await this.#settled();
    this.#at((now) => {
      switch (step.does) {
        case 'types': {
          const questionId = questions[step.question] as string;
          const at = new Date(now).toISOString();
          this.#typed.push([questionId, step.text]);
          return actor.send({ type: 'answer.changed', questionId, choice: [], text: step.text, at });
        }
        case 'rests':
          return clock.increment(SAVE_DELAY_MS);
        case 'hides':
          return actor.send({ type: 'page.hidden' });
        case 'reloads':
          actor.stop();
          this.#page = this.#open();
          return undefined;
        case 'network':
          this.#network = step.network;
          if (step.network === 'open') actor.send({ type: 'network.restored' });
          return undefined;
        case 'jumps':
          this.#aheadMs = step.days * DAY_MS;
          return undefined;
      }
    });
    await this.#settled();
  }

  /** What the page says to be saved and did not say before, by question. */
  newlySaved(): [string, string][] {
    const { actor } = this.#page;
    const page = actor.getSnapshot();
    if (!page.hasTag('saved')) return [];
    this.#typed = [];
    const fresh = Object.values(page.context.answers).flatMap(({ questionId, text }): [string, string][] =>
      this.#shown.get(questionId) === text ? [] : [[questionId, text]],
    );
    for (const [questionId, text] of fresh) this.#shown.set(questionId, text);
    return fresh;
  }

  /**
   * What the device has of a question and does not say to be saved, and what it had before: that may have been sent, and
   * its confirmation lost, before something else was typed over it.
   */
  onItsWay(questionId: string): string[] {
    const page = this.#page.actor.getSnapshot();
    if (page.hasTag('saved')) return [];
    const known = [...this.#kept, ...Object.values(page.context.answers)];
    return [...known.map((answer) => [answer.questionId, answer.text]), ...this.#typed]
      .filter(([id]) => id === questionId)
      .map(([, text]) => text as string);
  }

  /** The connection is there again, and everything that waits is sent. */
  async recover(): Promise<void> {
    await this.take({ does: 'network', network: 'open' });
    if (this.#page.actor.getSnapshot().hasTag('loadFailed')) this.#page.actor.send({ type: 'load.retried' });
    await this.take({ does: 'hides' });
    expect(this.#page.actor.getSnapshot().hasTag('saved')).toBe(true);
  }

  /** Hands in; what another device has changed is shown before, and handed in when it was seen. */
  async handIn(): Promise<AttemptReceipt | null> {
    const { actor } = this.#page;
    for (let time = 0; time < DEVICES.length && actor.getSnapshot().context.receipt === null; time++) {
      this.#at(() => {
        for (const type of ['review.opened', 'submit.asked', 'submit.confirmed'] as const)
          actor.send({ type });
      });
      await waitFor(actor, (page) => !page.hasTag('submitting') && !page.hasTag('loading'));
    }
    return actor.getSnapshot().context.receipt;
  }

  close(): void {
    this.#page.actor.stop();
  }
}

it('whatever happens to networks, clocks, pages and devices, the server has what was last shown as saved (C078)', async () => {
  let walk = 0;
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (taken, leavesUnsaved) => {
      const { token } = people[walk++ % WALKS] as Someone;
      const attemptId = (await exams.start(examId, token)).json().data.id as string;
      const devices = DEVICES.map((name) => new Device(attemptId, token, `device-${name}`));
      const saved = new Map<string, string>();
      const note = () => {
        for (const device of devices)
          for (const [questionId, text] of device.newlySaved()) saved.set(questionId, text);
      };
      const stored = async () => {
        const { answers } = (await exams.read(attemptId, token)).json().data as ExamAttempt;
        return new Map(answers.map(({ questionId, text }) => [questionId, text]));
      };
      for (const [place, step] of taken) {
        await devices[place]?.take(step);
        note();
        const held = await stored();
        // What a device still tries to send may have arrived, and only its confirmation may be lost.
        for (const [questionId, text] of saved)
          expect([text, ...devices.flatMap((device) => device.onItsWay(questionId))]).toContain(
            held.get(questionId),
          );
      }
      for (const device of devices) {
        await device.recover();
        note();
      }
      expect(await stored()).toEqual(saved);
      // What is still on its way when one hands in is handed in as well, whatever the device's clock says.
      const [first] = devices as [Device];
      if (leavesUnsaved) {
        await first.take({ does: 'reloads' });
        await first.take({ does: 'types', question: 0, text: 'The last word' });
      }
      expect(await first.handIn()).toMatchObject({ submittedBy: 'person' });
      const last = leavesUnsaved ? new Map([...saved, [questions[0] as string, 'The last word']]) : saved;
      const result = (await exams.result(attemptId, token)).json().data;
      for (const { question, answer } of result.questions) expect(answer?.text).toBe(last.get(question.id));
      for (const device of devices) device.close();
    }),
    { numRuns: WALKS },
  );
});
