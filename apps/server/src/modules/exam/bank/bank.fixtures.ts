import type { BankQuestion, ExamInput, QuestionInput } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../../testing/test-app.ts';

/** A question as it is sent; an essay where a test does not say otherwise. */
export const questionInput = (more: Partial<QuestionInput> = {}): QuestionInput => ({
  kind: 'essay',
  folder: '',
  tags: [],
  points: 1,
  text: { en_US: 'Why?' },
  options: [],
  accepts: [],
  number: null,
  unit: {},
  explanation: {},
  ...more,
});

/** One right and one wrong option. */
export const choiceInput = (more: Partial<QuestionInput> = {}): QuestionInput =>
  questionInput({
    kind: 'single',
    text: { en_US: 'Which?' },
    options: [
      { text: { en_US: 'This' }, right: true },
      { text: { en_US: 'That' }, right: false },
    ],
    ...more,
  });

/** An exam as it is sent; a draft without questions where a test does not say otherwise. */
export const examInput = (more: Partial<ExamInput> = {}): ExamInput => ({
  title: { en_US: 'Goals' },
  summary: { en_US: 'What they are good for.' },
  audience: 1,
  minutes: 20,
  attempts: 2,
  counted: 'best',
  passMark: 50,
  opensAt: null,
  closesAt: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  showsAnswers: 'afterSubmit',
  releases: 'auto',
  isBlind: false,
  ticketRequired: false,
  status: 'draft',
  questions: [],
  ...more,
});

const BASE = '/api/exam/v1/manage';

/** How the tests of a file write questions and exams. */
export function bankCalls(test: TestApp, school: string = SCHOOL.open) {
  const headers = { tenantid: school };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, json?: object) =>
    test.call(method, `${BASE}${path}`, { token, headers, ...(json ? { json } : {}) });
  const read = (token: string, id: string) => call('GET', `/questions/${id}`, token);
  const list = (token: string, query = '') => call('GET', `/questions${query}`, token);
  const importFile = (token: string, file: object) =>
    call('POST', '/questions/import?sxz-lang=en_US', token, file);
  const exportFile = (token: string, query: string) => call('GET', `/questions/export?${query}`, token);
  return {
    create: (token: string, input: object) => call('POST', '/questions', token, input),
    read,
    list,
    save: (token: string, id: string, change: object) => call('PUT', `/questions/${id}`, token, change),
    remove: (token: string, id: string) => call('DELETE', `/questions/${id}`, token),
    archive: (token: string, id: string, isArchived: boolean) =>
      call('PUT', `/questions/${id}/archive`, token, { isArchived }),
    importFile,
    exportFile,
    /** Writes a folder of one question into a file, and reads that into another. @returns what was read, and how that went */
    throughFile: async (token: string, folder: string, format: 'csv' | 'gift') => {
      const file = (await exportFile(token, `format=${format}&folder=${folder}&sxz-lang=en_US`)).json().data;
      const there = `${folder} ${format}`;
      const text = (file.text as string).replaceAll(folder, there);
      const outcome = (await importFile(token, { format, text, folder: '', dryRun: false })).json().data;
      const { items } = (await list(token, `?folder=${encodeURIComponent(there)}`)).json().data;
      return { outcome, question: (await read(token, items[0].id)).json().data as BankQuestion };
    },
    createExam: (token: string, input: object) => call('POST', '/exams', token, input),
    readExam: (token: string, id: string) => call('GET', `/exams/${id}`, token),
    listExams: (token: string, query = '') => call('GET', `/exams${query}`, token),
    saveExam: (token: string, id: string, change: object) => call('PUT', `/exams/${id}`, token, change),
    removeExam: (token: string, id: string) => call('DELETE', `/exams/${id}`, token),
    preview: (token: string, id: string) => call('GET', `/exams/${id}/preview?sxz-lang=en_US`, token),
  };
}
