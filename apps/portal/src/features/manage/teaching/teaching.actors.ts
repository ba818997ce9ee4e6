import type { Api } from '@stoa/api/query';
import {
  createExam,
  createQuestion,
  readManagedExam,
  readQuestion,
  saveExam,
  saveQuestion,
} from '@stoa/api/exam-bank.calls';
import { teachingEditorMachine, type TeachingDraft } from '@stoa/machines/teaching-editor';
import { ProblemError } from '@stoa/machines/shared';
import { fromPromise } from 'xstate';
import { examDraft, examInput } from './exam-form.ts';
import { questionDraft, questionInput } from './question-form.ts';

interface Teaching {
  api: Api;
  schoolId: string;
  /** What is edited, as it is when the page opens. */
  first: TeachingDraft;
}

/** An editor of what a teacher writes, with the calls that keep it. */
export function provideTeachingEditor({ api, schoolId, first }: Teaching) {
  // As the server is known to have it, whatever is made of it here. Something new has an id once it was saved.
  let stored = first;
  return teachingEditorMachine.provide({
    actors: {
      saveSettings: fromPromise<TeachingDraft, TeachingDraft>(async ({ input: draft }) => {
        stored = await save(api, schoolId, draft);
        return stored;
      }),
      loadSettings: fromPromise<TeachingDraft>(async ({ signal }) => {
        const { id, kind } = stored;
        if (id === null) throw new ProblemError('NOT_FOUND');
        stored = await load(api, { schoolId, id, kind, signal });
        return stored;
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
  }: { schoolId: string; id: string; kind: TeachingDraft['kind']; signal: AbortSignal },
): Promise<TeachingDraft> {
  switch (kind) {
    case 'question':
      return questionDraft(await readQuestion(api, { schoolId, questionId: id, signal }));
    case 'exam':
      return examDraft(await readManagedExam(api, { schoolId, examId: id, signal }));
  }
}

async function save(api: Api, schoolId: string, draft: TeachingDraft): Promise<TeachingDraft> {
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
