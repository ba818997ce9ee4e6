import type { ExamAttempt } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../../testing/test-app.ts';
import { makePerson } from '../../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from '../bank/bank.fixtures.ts';
import { examCalls } from '../exam.fixtures.ts';

/** What the tests of the board of an exam begin with. */
export function boardCalls(test: TestApp) {
  const bank = bankCalls(test);
  const { start } = examCalls(test);
  return {
    call: (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      token: string,
      json?: object,
      schoolId: string = SCHOOL.open,
    ) =>
      test.call(method, `/api/exam/v1${path}`, {
        token,
        headers: { tenantid: schoolId },
        ...(json ? { json } : {}),
      }),
    /** A published exam of two questions; `begin` starts it for one more learner. */
    makeSitting: async () => {
      const teacher = await makePerson(test, 'teacher');
      const questions: { questionId: string; points: number }[] = [];
      for (let index = 0; index < 2; index++) {
        const { id } = (await bank.create(teacher.token, choiceInput())).json().data as { id: string };
        questions.push({ questionId: id, points: 1 });
      }
      const input = examInput({ status: 'published', questions });
      const examId = (await bank.createExam(teacher.token, input)).json().data.id as string;
      const begin = async () => {
        const learner = await makePerson(test, 'member');
        const attempt = (await start(examId, learner.token)).json().data as ExamAttempt;
        return { ...learner, attempt };
      };
      return { token: teacher.token, examId, begin };
    },
  };
}
