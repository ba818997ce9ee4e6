import type { AnswerKey } from '../../../../database/tables.ts';
import { DAYS } from '../../../../seed/check-parts.ts';
import {
  anyTranslations,
  byField,
  fields,
  listOf,
  number,
  oneOf,
  someTranslations,
  text,
  yesNo,
} from '../../../../seed/check-shapes.ts';
import type { ResourceSeed, SomeTranslations } from '../../../../seed/format.ts';
import { inDays } from '../../../../seed/load-help.ts';
import { questionLanguages, questionSearchText } from '../../../exam/bank/question-search.ts';
import type { KindSeed } from '../kind.ts';

/** seed/resources/exams/*.yaml */
interface ExamSeed extends ResourceSeed {
  minutes: number;
  /** Points needed to pass, of 100. */
  passMark: number;
  attempts: number;
  opensInDays?: number;
  closesInDays?: number;
  shuffleQuestions?: boolean;
  shuffleOptions?: boolean;
  /** When right answers are shown; afterSubmit when left out. */
  showsAnswers?: 'never' | 'afterSubmit' | 'afterClose';
  questions: QuestionSeed[];
}
interface AnyQuestionSeed {
  text: SomeTranslations;
  explanation: SomeTranslations;
  /** 1 when left out. */
  points?: number;
}
interface ChoiceQuestionSeed extends AnyQuestionSeed {
  kind: 'single' | 'multiple' | 'truefalse';
  options: SomeTranslations[];
  /** Indexes of the right options. */
  right: number[];
}
interface TextQuestionSeed extends AnyQuestionSeed {
  kind: 'text';
  /** Accepted answers in whatever language; `*` stands for any characters. A share below 1 gives a part of the points. */
  accepts: { pattern: string; share?: number }[];
}
interface NumberQuestionSeed extends AnyQuestionSeed {
  kind: 'number';
  value: number;
  /** How far off an answer may be; exact when left out. */
  tolerance?: number;
  /** A wider tolerance that gives a share of the points. */
  near?: { tolerance: number; share: number };
  /** Shown behind the field. */
  unit?: SomeTranslations;
}
/** Graded by a teacher; the explanation says what a good answer holds. */
interface EssayQuestionSeed extends AnyQuestionSeed {
  kind: 'essay';
}
type QuestionSeed = ChoiceQuestionSeed | TextQuestionSeed | NumberQuestionSeed | EssayQuestionSeed;

const anyQuestion = {
  kind: text,
  text: someTranslations,
  explanation: someTranslations,
  'points?': number(1, 1000),
};
const choiceQuestion = fields({
  ...anyQuestion,
  options: listOf(anyTranslations, 2),
  right: listOf(number(0), 1),
});
const share = number(0.01, 1);

const question = byField('kind', {
  single: choiceQuestion,
  multiple: choiceQuestion,
  truefalse: choiceQuestion,
  text: fields({ ...anyQuestion, accepts: listOf(fields({ pattern: text, 'share?': share }), 1) }),
  number: fields({
    ...anyQuestion,
    value: number(Number.MIN_SAFE_INTEGER),
    'tolerance?': number(0),
    'near?': fields({ tolerance: number(0), share }),
    'unit?': anyTranslations,
  }),
  essay: fields(anyQuestion),
});

export const seed: KindSeed<ExamSeed> = {
  fields: {
    minutes: number(1, 240),
    passMark: number(1, 100),
    attempts: number(1, 10),
    'opensInDays?': number(-DAYS, DAYS),
    'closesInDays?': number(-DAYS, DAYS),
    'shuffleQuestions?': yesNo,
    'shuffleOptions?': yesNo,
    'showsAnswers?': oneOf('never', 'afterSubmit', 'afterClose'),
    questions: listOf(question, 1),
  },
  check: ({ questions }, known) =>
    questions.forEach((entry, index) => {
      if (!('options' in entry)) return;
      const { kind, options, right } = entry;
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
        shuffle_questions: exam.shuffleQuestions ?? false,
        shuffle_options: exam.shuffleOptions ?? false,
        shows_answers: exam.showsAnswers ?? 'afterSubmit',
      })
      .execute();
    const added = await tx
      .insertInto('question')
      .values(
        exam.questions.map((entry) => ({
          school_id: exam.school,
          kind: entry.kind,
          folder: exam.title.en_US,
          was_asked: true,
          languages: questionLanguages(entry.text),
          search_text: questionSearchText({ text: entry.text, options: optionsOf(entry), tags: [] }),
        })),
      )
      .returning('id')
      .execute();
    const asked = exam.questions.flatMap((entry, position) => {
      const id = added[position]?.id;
      return id === undefined ? [] : [{ id, position, entry }];
    });
    await tx
      .insertInto('exam_question_version')
      .values(
        asked.map(({ id, entry }) => ({
          question_id: id,
          version: 1,
          school_id: exam.school,
          ...rowOf(entry),
        })),
      )
      .execute();
    await tx
      .insertInto('exam_question')
      .values(
        asked.map(({ id, position, entry }) => ({
          exam_id: exam.id,
          question_id: id,
          school_id: exam.school,
          position,
          points: entry.points ?? 1,
        })),
      )
      .execute();
  },
};

const optionsOf = (entry: QuestionSeed): SomeTranslations[] => ('options' in entry ? entry.options : []);

/** The columns of a question's first version. */
const rowOf = (entry: QuestionSeed) => ({
  kind: entry.kind,
  points: entry.points ?? 1,
  text: JSON.stringify(entry.text),
  options: JSON.stringify(optionsOf(entry)),
  unit: JSON.stringify('unit' in entry ? entry.unit : {}),
  answer_key: JSON.stringify(keyOf(entry)),
  explanation: JSON.stringify(entry.explanation),
});

function keyOf(entry: QuestionSeed): AnswerKey {
  switch (entry.kind) {
    case 'text':
      return { accepts: entry.accepts.map(({ pattern, share: part = 1 }) => ({ pattern, share: part })) };
    case 'number':
      return {
        value: entry.value,
        tolerance: entry.tolerance ?? 0,
        ...(entry.near ? { near: entry.near } : {}),
      };
    case 'essay':
      return {};
    default:
      return { right: entry.right };
  }
}
