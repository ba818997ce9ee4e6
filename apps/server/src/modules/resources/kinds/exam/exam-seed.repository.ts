import { DAYS } from '../../../../seed/check-parts.ts';
import { anyWords, fields, listOf, number, oneOf, someWords } from '../../../../seed/check-shapes.ts';
import type { ResourceSeed, SomeWords } from '../../../../seed/format.ts';
import { inDays } from '../../../../seed/load-help.ts';
import type { KindSeed } from '../kind.ts';

/** seed/resources/exams/*.yaml */
interface ExamSeed extends ResourceSeed {
  minutes: number;
  /** Points needed to pass, of 100. */
  passMark: number;
  attempts: number;
  opensInDays?: number;
  closesInDays?: number;
  questions: QuestionSeed[];
}
interface QuestionSeed {
  kind: 'single' | 'multiple' | 'truefalse';
  text: SomeWords;
  options: SomeWords[];
  /** Indexes of the right options. */
  right: number[];
  explanation: SomeWords;
}

const question = fields({
  kind: oneOf('single', 'multiple', 'truefalse'),
  text: someWords,
  options: listOf(anyWords, 2),
  right: listOf(number(0), 1),
  explanation: someWords,
});

export const seed: KindSeed<ExamSeed> = {
  fields: {
    minutes: number(1, 240),
    passMark: number(1, 100),
    attempts: number(1, 10),
    'opensInDays?': number(-DAYS, DAYS),
    'closesInDays?': number(-DAYS, DAYS),
    questions: listOf(question, 1),
  },
  check: ({ questions }, known) =>
    questions.forEach(({ kind, options, right }, index) => {
      const where = `question ${index + 1}`;
      if (right.some((option) => option >= options.length))
        known.report(`${where}: a right option is not there`);
      if (kind !== 'multiple' && right.length > 1) known.report(`${where}: has more than one right option`);
      if (kind === 'truefalse' && options.length !== 2) known.report(`${where}: should have two options`);
    }),
  columns: ({ minutes, opensInDays, closesInDays }, now) => ({
    starts_at: inDays(now, opensInDays),
    ends_at: inDays(now, closesInDays),
    minutes,
  }),
  write: async (tx, exam, { now }) => {
    await tx
      .insertInto('exam')
      .values({
        resource_id: exam.id,
        school_id: exam.school,
        minutes: exam.minutes,
        pass_mark: exam.passMark,
        attempts: exam.attempts,
        opens_at: inDays(now, exam.opensInDays),
        closes_at: inDays(now, exam.closesInDays),
      })
      .execute();
    await tx
      .insertInto('exam_question')
      .values(
        exam.questions.map((entry, position) => ({
          exam_id: exam.id,
          school_id: exam.school,
          kind: entry.kind,
          text: JSON.stringify(entry.text),
          options: JSON.stringify(entry.options),
          right_options: entry.right,
          explanation: JSON.stringify(entry.explanation),
          position,
        })),
      )
      .execute();
  },
};
