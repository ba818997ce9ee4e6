import type { Api } from '@stoa/api/query';
import {
  createExam,
  createQuestion,
  readGrading,
  readManagedExam,
  readQuestion,
  saveExam,
  saveGrading,
  saveQuestion,
} from '@stoa/api/exam-bank.calls';
import type { GradingSheet } from '@stoa/api/schema';
import { teachingEditorMachine, type TeachingDraft } from '@stoa/machines/teaching-editor';
import { ProblemError } from '@stoa/machines/shared';
import { fromPromise } from 'xstate';
import { examDraft, examInput } from './exam-form.ts';
import { gradesOf, gradingDraft, openAppealsOf } from './grading-form.ts';
import { questionDraft, questionInput } from './question-form.ts';

interface Teaching {
  api: Api;
  schoolId: string;
  /** What is edited; null for something new. */
  id: string | null;
  kind: TeachingDraft['kind'];
}

type WrittenDraft = Exclude<TeachingDraft, { kind: 'grading' }>;

/** An editor of what a teacher writes, with the calls that keep it. */
export function provideTeachingEditor({ api, schoolId, id, kind }: Teaching) {
  // Something new has an id once it was saved.
  let known = id;
  // What a colleague answered, or the learner took back, is not answered once more.
  let openAppeals: ReadonlySet<string> | undefined;
  const graded = (sheet: GradingSheet) => {
    openAppeals = openAppealsOf(sheet);
    return gradingDraft(sheet);
  };
  return teachingEditorMachine.provide({
    actors: {
      saveSettings: fromPromise<TeachingDraft, TeachingDraft>(async ({ input: draft }) => {
        const saved =
          draft.kind === 'grading'
            ? graded(
                await saveGrading(api, {
                  schoolId,
                  attemptId: draft.id,
                  grades: gradesOf(draft, openAppeals),
                }),
              )
            : await save(api, schoolId, draft);
        known = saved.id;
        return saved;
      }),
      loadSettings: fromPromise<TeachingDraft>(async ({ signal }) => {
        if (known === null) throw new ProblemError('NOT_FOUND');
        return kind === 'grading'
          ? graded(await readGrading(api, { schoolId, attemptId: known, signal }))
          : load(api, { schoolId, id: known, kind, signal });
      }),
    },
  });
}

async function load(
  api: Api,
  {
    schoolId,
    id,
    kind,
    signal,
  }: { schoolId: string; id: string; kind: WrittenDraft['kind']; signal: AbortSignal },
): Promise<TeachingDraft> {
  switch (kind) {
    case 'question':
      return questionDraft(await readQuestion(api, { schoolId, questionId: id, signal }));
    case 'exam':
      return examDraft(await readManagedExam(api, { schoolId, examId: id, signal }));
  }
}

async function save(api: Api, schoolId: string, draft: WrittenDraft): Promise<TeachingDraft> {
  const { id, version } = draft;
  if (draft.kind === 'question') {
    const input = questionInput(draft);
    return questionDraft(
      id === null
        ? await createQuestion(api, { schoolId, input })
        : await saveQuestion(api, { schoolId, questionId: id, change: { ...input, version } }),
    );
  }
  const input = examInput(draft);
  return examDraft(
    id === null
      ? await createExam(api, { schoolId, input })
      : await saveExam(api, { schoolId, examId: id, change: { ...input, version } }),
  );
}
