import type { ScenarioAnswer } from '@stoa/machines/scenario';
import { readStored, store } from '../../app/storage.ts';

const STEPS_MAX = 20;
const ANSWER_MAX = 300;
const keyOf = (id: string): string => `scenario.${id}`;

const isAnswer = (value: unknown): value is ScenarioAnswer => {
  const { step, answer } = (value ?? {}) as Partial<ScenarioAnswer>;
  return (
    Number.isInteger(step) &&
    Number(step) >= 1 &&
    Number(step) <= STEPS_MAX &&
    typeof answer === 'string' &&
    answer.length <= ANSWER_MAX
  );
};

/** What a visitor did of a scenario on this device. What is no such thing is left out: anybody may have written it. */
export function readStoredAnswers(id: string, stepCount: number): ScenarioAnswer[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(id)) ?? '[]');
    const answers = Array.isArray(kept) ? kept.filter(isAnswer) : [];
    const byStep = new Map(answers.map(({ step, answer }) => [step, { step, answer }]));
    return [...byStep.values()].filter(({ step }) => step <= stepCount);
  } catch {
    return [];
  }
}

/** Keeps it; nothing takes it away. */
export const writeStored = (id: string, kept: readonly ScenarioAnswer[]): void =>
  store(keyOf(id), kept.length > 0 ? JSON.stringify(kept) : undefined);
