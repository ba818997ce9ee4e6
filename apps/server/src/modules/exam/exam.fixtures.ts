import { sql } from 'kysely';
import type { AnswerKey, NumberRange, QuestionKind } from '../../database/tables.ts';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const text = (words: string) => JSON.stringify({ en_US: words });

export interface QuestionOptions {
  kind: QuestionKind;
  points?: number;
  options?: string[];
  parts?: string[];
  range?: NumberRange;
  key?: AnswerKey;
  words?: string;
}

/** One of each kind that is answered as a whole; what is right, and why, is told by words that no answer before the end may hold. */
export const EVERY_KIND: QuestionOptions[] = [
  { kind: 'single', options: ['One', 'Two', 'Three'], key: { right: [1] } },
  { kind: 'multiple', points: 4, options: ['One', 'Two', 'Three', 'Four'], key: { right: [0, 1] } },
  { kind: 'truefalse', options: ['True', 'False'], key: { right: [0] } },
  {
    kind: 'text',
    points: 2,
    key: {
      accepts: [
        { pattern: '*milestone*', share: 1 },
        { pattern: 'secretpart', share: 0.5 },
      ],
    },
  },
  {
    kind: 'number',
    points: 2,
    key: { value: 3.14159, tolerance: 0.01, near: { tolerance: 0.2, share: 0.5 } },
  },
  { kind: 'essay', points: 5 },
];

/** One of each kind that is answered by its parts, or by an order or a range. */
export const PARTED_KINDS: QuestionOptions[] = [
  {
    kind: 'matching',
    points: 3,
    parts: ['France', 'Spain', 'Italy'],
    options: ['Paris', 'Madrid', 'Rome', 'Oslo'],
    key: { pairs: [0, 1, 2] },
  },
  { kind: 'ordering', points: 3, options: ['First', 'Second', 'Third'], key: { order: [0, 1, 2] } },
  {
    kind: 'categories',
    points: 2,
    parts: ['Cat', 'Oak'],
    options: ['Animal', 'Plant'],
    key: { pairs: [0, 1] },
  },
  {
    kind: 'gaps',
    points: 2,
    words: 'A [[1]] and a [[2]].',
    parts: ['', ''],
    key: { gaps: [[{ pattern: 'secretgap', share: 1 }], [{ pattern: 'dog', share: 1 }]] },
  },
  { kind: 'table', points: 2, parts: ['Two', 'Three'], options: ['Even', 'Odd'], key: { pairs: [0, 1] } },
  { kind: 'slider', range: { min: 0, max: 10, step: 1 }, key: { value: 7, tolerance: 1 } },
];
/** All but the essay: graded at once. */
export const GRADED_KINDS = EVERY_KIND.filter(({ kind }) => kind !== 'essay');

export interface ExamOptions {
  schoolId?: string;
  audience?: 1 | 2 | 3;
  status?: 'draft' | 'published' | 'withdrawn';
  price?: { amount: number; currency: string };
  ticketRequired?: boolean;
  attempts?: number;
  minutes?: number;
  opensInDays?: number;
  closesInDays?: number;
  showsAnswers?: 'never' | 'afterSubmit' | 'afterClose';
  shuffle?: boolean;
  questions?: QuestionOptions[];
}

/** Makes an exam of the open school. @returns its id and the ids of its questions in order */
export async function makeExam(
  test: TestApp,
  options: ExamOptions = {},
): Promise<{ id: string; questions: string[] }> {
  const schoolId = options.schoolId ?? SCHOOL.open;
  const at = (days: number | undefined) => (days === undefined ? null : new Date(Date.now() + days * DAY_MS));
  const asked = options.questions ?? EVERY_KIND;
  return test.database.write({ schoolId }, async (tx) => {
    const { id } = await tx
      .insertInto('resource')
      .values({
        school_id: schoolId,
        type: 2,
        slug: crypto.randomUUID(),
        title: text('An exam'),
        summary: '{}',
        audience: options.audience ?? 1,
        author_id: null,
        status: options.status ?? 'published',
        published_at: at(-1),
        minutes: null,
        price: options.price ? JSON.stringify(options.price) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('exam')
      .values({
        resource_id: id,
        school_id: schoolId,
        minutes: options.minutes ?? 20,
        pass_mark: 60,
        attempts: options.attempts ?? 3,
        opens_at: at(options.opensInDays),
        closes_at: at(options.closesInDays),
        shuffle_questions: options.shuffle ?? false,
        shuffle_options: options.shuffle ?? false,
        shows_answers: options.showsAnswers ?? 'afterSubmit',
        ticket_required: options.ticketRequired ?? false,
      })
      .execute();
    const questions: string[] = [];
    for (const [position, question] of asked.entries()) {
      const added = await tx
        .insertInto('question')
        .values({ school_id: schoolId, kind: question.kind, was_asked: true })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('exam_question')
        .values({
          exam_id: id,
          question_id: added.id,
          school_id: schoolId,
          position,
          points: question.points ?? 1,
        })
        .execute();
      questions.push(added.id);
      await tx
        .insertInto('exam_question_version')
        .values({
          question_id: added.id,
          version: 1,
          school_id: schoolId,
          kind: question.kind,
          points: question.points ?? 1,
          text: text(question.words ?? `Question ${position + 1}`),
          options: JSON.stringify((question.options ?? []).map((words) => ({ en_US: words }))),
          parts: JSON.stringify((question.parts ?? []).map((words) => ({ en_US: words }))),
          number_range: question.range ? JSON.stringify(question.range) : null,
          unit: '{}',
          answer_key: JSON.stringify(question.key ?? {}),
          explanation: text('secretexplanation'),
        })
        .execute();
    }
    return { id, questions };
  });
}

/** An answer as it is sent. */
export const answerTo = (
  questionId: string | undefined,
  sequence: number,
  given: {
    choice?: string[];
    text?: string;
    parts?: Record<string, string>;
    files?: { url: string; name: string }[];
    flagged?: boolean;
  },
) => ({
  questionId,
  sequence,
  choice: given.choice ?? [],
  text: given.text ?? '',
  parts: Object.entries(given.parts ?? {}).map(([key, value]) => ({ key, value })),
  ...(given.files ? { files: given.files } : {}),
  flagged: given.flagged ?? false,
  clientUpdatedAt: new Date().toISOString(),
});

/** How the tests of a file take exams. */
export function examCalls(test: TestApp, school: string = SCHOOL.open) {
  const tenantid = school;
  const lang = 'sxz-lang=en_US';
  return {
    introduce: (id: string, token?: string) =>
      test.call('GET', `/api/exam/v1/open/exams/${id}?schoolId=${school}&${lang}`, { token }),
    start: (id: string, token: string) =>
      test.call('POST', `/api/exam/v1/exams/${id}/attempts?${lang}`, { token, headers: { tenantid } }),
    list: (id: string, token: string) =>
      test.call('GET', `/api/exam/v1/exams/${id}/attempts?schoolId=${school}`, { token }),
    read: (attemptId: string, token: string) =>
      test.call('GET', `/api/exam/v1/attempts/${attemptId}?schoolId=${school}&${lang}`, { token }),
    save: (attemptId: string, token: string, answers: object[], deviceId = 'device-one') =>
      test.call('PUT', `/api/exam/v1/attempts/${attemptId}/answers`, {
        token,
        headers: { tenantid },
        json: { deviceId, answers },
      }),
    submit: (attemptId: string, token: string, revision: number, isTimeOver = false) =>
      test.call('POST', `/api/exam/v1/attempts/${attemptId}/submit`, {
        token,
        headers: { tenantid },
        json: { revision, isTimeOver },
      }),
    result: (attemptId: string, token: string) =>
      test.call('GET', `/api/exam/v1/attempts/${attemptId}/result?schoolId=${school}&${lang}`, { token }),
    /** Lets the time of an attempt have been over for so many milliseconds. */
    expire: (attemptId: string, milliseconds = 1000) =>
      test.database.write({ schoolId: school }, (tx) =>
        sql`update exam_attempt set deadline = ${new Date(Date.now() - milliseconds)} where id = ${attemptId}`.execute(
          tx,
        ),
      ),
  };
}
