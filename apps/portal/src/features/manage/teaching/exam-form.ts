import type { ExamInput, ManagedExam } from '@stoa/api/schema';
import type { AskedDraft, DrawDraft, ExamDraft } from '@stoa/machines/teaching-editor';
import { instantOf, localOf } from '../../../shared/local-instant.ts';
import { newKey, written } from './question-form.ts';

const START_OF_DAY = '00:00';

/** A new exam. */
export const newExam = (): ExamDraft => ({
  kind: 'exam',
  id: null,
  version: 0,
  title: {},
  summary: {},
  audience: 1,
  minutes: 30,
  attempts: 1,
  counted: 'best',
  passMark: 60,
  opensDay: '',
  opensTime: '',
  closesDay: '',
  closesTime: '',
  shuffleQuestions: false,
  shuffleOptions: false,
  showsAnswers: 'afterSubmit',
  releases: 'auto',
  isBlind: false,
  ticketRequired: false,
  status: 'draft',
  questions: [],
  draws: [],
});

/** Random questions to begin with. */
export const newDraw = (): DrawDraft => ({ key: newKey(), count: 5, folder: '', tag: '', points: 1 });

const dayAndTime = (instant: string | null) =>
  instant === null ? { day: '', time: '' } : localOf(new Date(instant));

/** An exam as it is edited. */
export function examDraft({ opensAt, closesAt, ...exam }: ManagedExam): ExamDraft {
  const opens = dayAndTime(opensAt);
  const closes = dayAndTime(closesAt);
  return {
    kind: 'exam',
    id: exam.id,
    version: exam.version,
    title: exam.title,
    summary: exam.summary,
    audience: exam.audience,
    minutes: exam.minutes,
    attempts: exam.attempts,
    counted: exam.counted,
    passMark: exam.passMark,
    opensDay: opens.day,
    opensTime: opens.time,
    closesDay: closes.day,
    closesTime: closes.time,
    shuffleQuestions: exam.shuffleQuestions,
    shuffleOptions: exam.shuffleOptions,
    showsAnswers: exam.showsAnswers,
    releases: exam.releases,
    isBlind: exam.isBlind,
    ticketRequired: exam.ticketRequired,
    status: exam.status,
    questions: exam.questions.map(({ kind, ...question }) => ({ ...question, type: kind })),
    draws: (exam.draws ?? []).map((draw, index) => ({ key: `${index}`, ...draw })),
  };
}

const instant = (day: string, time: string): string | null =>
  day === '' ? null : instantOf(day, time || START_OF_DAY);

/** What the call takes. */
export const examInput = (draft: ExamDraft): ExamInput => ({
  title: written(draft.title),
  summary: written(draft.summary),
  audience: draft.audience,
  minutes: draft.minutes,
  attempts: draft.attempts,
  counted: draft.counted,
  passMark: draft.passMark,
  opensAt: instant(draft.opensDay, draft.opensTime),
  closesAt: instant(draft.closesDay, draft.closesTime),
  shuffleQuestions: draft.shuffleQuestions,
  shuffleOptions: draft.shuffleOptions,
  showsAnswers: draft.showsAnswers,
  releases: draft.releases,
  isBlind: draft.isBlind,
  ticketRequired: draft.ticketRequired,
  status: draft.status,
  questions: draft.questions.map(({ questionId, points }) => ({ questionId, points })),
  draws: draft.draws.map(({ count, folder, tag, points }) => ({ count, folder, tag, points })),
});

/** The questions with one of them at another place. */
export function moved(questions: readonly AskedDraft[], from: number, to: number): AskedDraft[] {
  const rest = questions.filter((_, index) => index !== from);
  const one = questions[from];
  return one && to >= 0 && to < questions.length ? rest.toSpliced(to, 0, one) : [...questions];
}
