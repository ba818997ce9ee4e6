import type { ExamInput, ManagedExam } from '@stoa/api/schema';
import { networkLines } from '@stoa/machines/teaching-editor';
import type { AskedDraft, DrawDraft, ExamDraft, SectionDraft } from '@stoa/machines/teaching-editor';
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
  givesCertificate: false,
  appealDays: null,
  opensDay: '',
  opensTime: '',
  closesDay: '',
  closesTime: '',
  shuffleQuestions: false,
  shuffleOptions: false,
  questionsPerPage: 1,
  showsAnswers: 'afterSubmit',
  releases: 'auto',
  isBlind: false,
  ticketRequired: false,
  status: 'draft',
  questions: [],
  draws: [],
  sections: [],
  networks: '',
  password: '',
});

/** Random questions to begin with. */
export const newDraw = (): DrawDraft => ({
  key: newKey(),
  count: 5,
  folder: '',
  tag: '',
  level: null,
  points: 1,
  section: '',
});

/** A section to begin with. */
export const newSection = (): SectionDraft => ({ key: newKey(), title: {}, instructions: {} });

/** A stored section has its place as its key. */
const keyOf = (section: number | undefined): string => (section === undefined ? '' : `${section}`);

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
    givesCertificate: exam.givesCertificate ?? false,
    appealDays: exam.appealDays ?? null,
    opensDay: opens.day,
    opensTime: opens.time,
    closesDay: closes.day,
    closesTime: closes.time,
    shuffleQuestions: exam.shuffleQuestions,
    shuffleOptions: exam.shuffleOptions,
    questionsPerPage: exam.questionsPerPage === undefined ? 1 : exam.questionsPerPage,
    showsAnswers: exam.showsAnswers,
    releases: exam.releases,
    isBlind: exam.isBlind,
    ticketRequired: exam.ticketRequired,
    status: exam.status,
    questions: exam.questions.map(({ kind, section, ...question }) => ({
      ...question,
      type: kind,
      section: keyOf(section),
    })),
    draws: (exam.draws ?? []).map(({ section, ...draw }, index) => ({
      key: `${index}`,
      ...draw,
      level: draw.level ?? null,
      section: keyOf(section),
    })),
    sections: (exam.sections ?? []).map((section, index) => ({ key: keyOf(index), ...section })),
    networks: (exam.networks ?? []).join('\n'),
    password: exam.password ?? '',
  };
}

const instant = (day: string, time: string): string | null =>
  day === '' ? null : instantOf(day, time || START_OF_DAY);

const placeOf = (sections: readonly SectionDraft[], key: string): { section?: number } => {
  const place = sections.findIndex((section) => section.key === key);
  return place < 0 ? {} : { section: place };
};

/** What the call takes. */
export const examInput = (draft: ExamDraft): ExamInput => ({
  title: written(draft.title),
  summary: written(draft.summary),
  audience: draft.audience,
  minutes: draft.minutes,
  attempts: draft.attempts,
  counted: draft.counted,
  passMark: draft.passMark,
  givesCertificate: draft.givesCertificate,
  appealDays: draft.appealDays,
  opensAt: instant(draft.opensDay, draft.opensTime),
  closesAt: instant(draft.closesDay, draft.closesTime),
  shuffleQuestions: draft.shuffleQuestions,
  shuffleOptions: draft.shuffleOptions,
  questionsPerPage: draft.questionsPerPage,
  showsAnswers: draft.showsAnswers,
  releases: draft.releases,
  isBlind: draft.isBlind,
  ticketRequired: draft.ticketRequired,
  status: draft.status,
  questions: inOrder(draft).map(({ questionId, points, section }) => ({
    questionId,
    points,
    ...placeOf(draft.sections, section),
  })),
  draws: draft.draws.map(({ count, folder, tag, level, points, section }) => ({
    count,
    folder,
    tag,
    ...(level ? { level } : {}),
    points,
    ...placeOf(draft.sections, section),
  })),
  sections: draft.sections.map(({ title, instructions }) => ({
    title: written(title),
    instructions: written(instructions),
  })),
  networks: networkLines(draft.networks),
  password: draft.password.trim(),
});

/** The questions as they are asked: those without a section first, then section by section. */
export function inOrder({ questions, sections }: Pick<ExamDraft, 'questions' | 'sections'>): AskedDraft[] {
  const place = ({ section }: AskedDraft) => placeOf(sections, section).section ?? -1;
  return questions.toSorted((a, b) => place(a) - place(b));
}

/** The exam without a section; what belonged to it stays, in none. */
export function withoutSection(
  { questions, draws, sections }: ExamDraft,
  key: string,
): Pick<ExamDraft, 'questions' | 'draws' | 'sections'> {
  const freed = <T extends { section: string }>(one: T): T =>
    one.section === key ? { ...one, section: '' } : one;
  return {
    questions: questions.map(freed),
    draws: draws.map(freed),
    sections: sections.filter((section) => section.key !== key),
  };
}

/** Questions, or sections, with one of them at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one && to >= 0 && to < list.length ? rest.toSpliced(to, 0, one) : [...list];
}
