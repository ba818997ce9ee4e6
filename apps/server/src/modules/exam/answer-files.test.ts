import { beforeAll, expect, it } from 'vitest';
import type { AttemptResult, ExamAttempt, FileTerms, GradingSheet } from '@stoa/api/schema';
import { openStore } from '../../files/file-store.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { purgeUploads } from '../uploads/purge.ts';
import { mp4, tusCalls } from '../uploads/tus.fixtures.ts';
import { confirmUpload, sendPicture, sendUpload } from '../uploads/uploads.fixtures.ts';
import { bankCalls, examInput, questionInput } from './bank/bank.fixtures.ts';
import { answerTo, examCalls } from './exam.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const headers = { tenantid: SCHOOL.open };
const TERMS: FileTerms = { most: 2, maxMegabytes: 1, kinds: ['document', 'picture'] };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF');
type Person = Awaited<ReturnType<typeof makePerson>>;
let teacher: Person;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

const fileQuestion = (files: FileTerms | undefined = TERMS) =>
  questionInput({ kind: 'file', points: 4, ...(files ? { files } : {}) });

/** An attempt at an exam with two questions that are answered with files. */
async function begun(files: FileTerms = TERMS, more: Parameters<typeof examInput>[0] = {}) {
  const ids: string[] = [];
  for (const input of [fileQuestion(files), fileQuestion(files)])
    ids.push((await bank.create(teacher.token, input)).json().data.id as string);
  const [question, other] = ids as [string, string];
  const exam = await bank.createExam(
    teacher.token,
    examInput({
      status: 'published',
      questions: ids.map((questionId) => ({ questionId, points: 4 })),
      ...more,
    }),
  );
  const learner = await makePerson(test, 'member');
  const examId = exam.json().data.id as string;
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  return { examId, attempt, question, other, learner };
}

/** Sends a document for a question of an attempt in pieces. @returns its address */
async function sendPdf(learner: Person, attempt: string, question: string, bytes = PDF): Promise<string> {
  const tus = tusCalls(test, learner.token);
  const made = await tus.create(
    bytes.length,
    { attempt, question },
    { type: 'application/pdf', filename: 'Jo Smith.pdf' },
  );
  if (made.statusCode !== 201) throw new Error(made.body);
  const id = await tus.sendRest(String(made.headers.location), bytes);
  const confirmed = await confirmUpload(test, learner.token, id);
  return confirmed.json().data.static_url as string;
}

const usedAt = (url: string) =>
  test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('upload')
      .select('used_at')
      .where('name', '=', url.split('/').at(-1) ?? '')
      .executeTakeFirst(),
  );
const sheetOf = (token: string, attemptId: string) =>
  test.call('GET', `/api/exam/v1/attempts/${attemptId}/grading`, { token, headers });

it('takes files for an answer, which a teacher grades and the learner gets back (C078)', async () => {
  const { attempt, question, learner } = await begun();
  expect(attempt.questions[0]).toMatchObject({ kind: 'file', files: TERMS, options: [] });
  const url = await sendPdf(learner, attempt.id, question);
  const { static_url: picture } = await sendPicture(test, learner.token);
  const files = [
    { url, name: 'Jo Smith.pdf' },
    { url: picture, name: 'Sketch.png' },
  ];
  const saved = await exams.save(attempt.id, learner.token, [answerTo(question, 1, { files })]);
  expect(saved.json().code).toBe(200);
  const again = (await exams.read(attempt.id, learner.token)).json().data as ExamAttempt;
  expect(again.answers[0]?.files).toMatchObject([
    { name: 'Jo Smith.pdf', bytes: PDF.length },
    { name: 'Sketch.png' },
  ]);
  // As the device sends it again, with the addresses that it was told.
  const reported = (again.answers[0]?.files ?? []).map((one) => ({ url: one.url, name: one.name }));
  expect(
    (await exams.save(attempt.id, learner.token, [answerTo(question, 2, { files: reported })])).statusCode,
  ).toBe(200);
  // Nobody else finds it by its address alone.
  const stranger = await makePerson(test, 'member');
  expect((await test.call('GET', url, { token: stranger.token })).statusCode).toBe(404);
  expect((await test.call('GET', url)).statusCode).toBe(401);

  const handedIn = await exams.submit(attempt.id, learner.token, 2);
  expect(handedIn.json().data).toMatchObject({ answered: 1, grading: 1 });
  const sheet = (await sheetOf(teacher.token, attempt.id)).json().data as GradingSheet;
  expect(sheet.questions[0]).toMatchObject({
    score: null,
    answer: { files: [{ name: 'Jo Smith.pdf' }, {}] },
  });
  const [pdf, png] = sheet.questions[0]?.answer?.files ?? [];
  const fetched = await test.call('GET', pdf?.url ?? '');
  expect(fetched.rawPayload).toEqual(PDF);
  expect(fetched.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Jo Smith.pdf"',
    'x-content-type-options': 'nosniff',
  });
  expect((await test.call('GET', png?.url ?? '')).headers['content-disposition']).toBe(
    'attachment; filename="Sketch.png"',
  );
  // What it is saved as belongs to the permission.
  expect((await test.call('GET', (pdf?.url ?? '').replace('Jo', 'Ann'))).statusCode).toBe(401);

  const graded = await test.call('PUT', `/api/exam/v1/attempts/${attempt.id}/grading`, {
    token: teacher.token,
    headers,
    json: { version: sheet.version, scores: [{ questionId: question, score: 3 }], finished: true },
  });
  expect(graded.statusCode).toBe(200);
  const result = (await exams.result(attempt.id, learner.token)).json().data as AttemptResult;
  expect(result.questions[0]).toMatchObject({ score: 3, answer: { files: [{ name: 'Jo Smith.pdf' }, {}] } });
});

it('tells only the endings of names where answers are graded without names', async () => {
  const { attempt, question, learner } = await begun(TERMS, { isBlind: true });
  const url = await sendPdf(learner, attempt.id, question);
  const files = [{ url, name: 'Jo Smith.pdf' }];
  await exams.save(attempt.id, learner.token, [answerTo(question, 1, { files })]);
  await exams.submit(attempt.id, learner.token, 1);
  const answer = await sheetOf(teacher.token, attempt.id);
  expect(answer.body).not.toContain('Smith');
  const [file] = (answer.json().data as GradingSheet).questions[0]?.answer?.files ?? [];
  expect(file).toMatchObject({ name: '.pdf', bytes: PDF.length });
  expect((await test.call('GET', file?.url ?? '')).headers['content-disposition']).toBe(
    'attachment; filename="1.pdf"',
  );
});

it('takes no file that the question does not ask for', async () => {
  const { attempt, question, other, learner } = await begun();
  const tus = tusCalls(test, learner.token);
  const place = { attempt: attempt.id, question };
  const codeFor = async (size: number, type: string, where: object = place) =>
    (await tus.create(size, where as typeof place, { type })).json().code as string;
  expect(await codeFor(1_000_001, 'application/pdf')).toBe('PAYLOAD_TOO_LARGE');
  expect(await codeFor(1000, 'video/mp4')).toBe('FILE_FORMAT');
  expect(await codeFor(1000, 'text/html')).toBe('FILE_FORMAT');
  expect(await codeFor(1000, 'application/pdf', { attempt: attempt.id, question: attempt.id })).toBe(
    'NOT_FOUND',
  );

  const urls = [
    await sendPdf(learner, attempt.id, question),
    await sendPdf(learner, attempt.id, question),
    await sendPdf(learner, attempt.id, question),
  ];
  const save = (id: string, sequence: number, addresses: readonly string[]) =>
    codeOf(
      exams.save(attempt.id, learner.token, [
        answerTo(id, sequence, { files: addresses.map((url) => ({ url, name: 'a.pdf' })) }),
      ]),
    );
  expect(await save(question, 1, urls)).toBe('VALIDATION_FAILED');
  expect(await save(question, 1, [urls[0] ?? '', urls[0] ?? ''])).toBe('VALIDATION_FAILED');
  expect(await save(question, 1, ['/media/heart.png'])).toBe('VALIDATION_FAILED');
  // A film that was sent for something else.
  const payload = mp4(2000);
  const film = await sendUpload(test, learner.token, {
    contentType: 'video/mp4',
    fileName: 'a.mp4',
    payload,
  });
  expect(await save(question, 1, [film.static_url])).toBe('VALIDATION_FAILED');
  // Somebody else's.
  const stranger = await makePerson(test, 'member');
  const { static_url: theirs } = await sendPicture(test, stranger.token);
  expect(await save(question, 1, [theirs])).toBe('VALIDATION_FAILED');
  // Of another school.
  expect(await save(question, 1, [theirs.replace(SCHOOL.open, SCHOOL.store)])).toBe('VALIDATION_FAILED');
  expect(await save(question, 1, urls.slice(0, 1))).toBe(200);
  // One file belongs to one answer.
  expect(await save(other, 2, urls.slice(0, 1))).toBe('VALIDATION_FAILED');
  expect(await codeOf(bank.create(teacher.token, questionInput({ kind: 'file' })))).toBe('VALIDATION_FAILED');
  expect(await codeOf(bank.create(teacher.token, fileQuestion({ ...TERMS, most: 11 })))).toBe(
    'VALIDATION_FAILED',
  );
});

it('takes files of nobody else, of no other school and none after the end', async () => {
  const { attempt, question, learner } = await begun();
  const place = { attempt: attempt.id, question };
  const asPdf = { type: 'application/pdf' };
  const stranger = tusCalls(test, (await makePerson(test, 'member')).token);
  expect((await stranger.create(PDF.length, place, asPdf)).statusCode).toBe(404);
  const own = tusCalls(test, learner.token);
  expect((await own.create(PDF.length, place, { ...asPdf, school: SCHOOL.store })).statusCode).toBe(404);
  const made = await own.create(PDF.length, place, asPdf);
  const address = String(made.headers.location);
  expect((await stranger.send('HEAD', address)).statusCode).toBe(404);
  expect((await stranger.patch(address, 0, PDF)).statusCode).toBe(404);

  const url = await sendPdf(learner, attempt.id, question);
  await exams.expire(attempt.id);
  expect((await own.create(PDF.length, place, asPdf)).json().code).toBe('ATTEMPT_EXPIRED');
  const late = answerTo(question, 1, { files: [{ url, name: 'a.pdf' }] });
  expect(await codeOf(exams.save(attempt.id, learner.token, [late]))).toBe('ATTEMPT_EXPIRED');
  expect((await own.create(PDF.length, place, asPdf)).json().code).toBe('ATTEMPT_EXPIRED');
  // What nothing has is swept a day later.
  expect(await usedAt(url)).toEqual({ used_at: null });
});

it('leaves files to be swept that an answer or an attempt no longer has', async () => {
  const { attempt, question, learner } = await begun();
  const urls = [
    await sendPdf(learner, attempt.id, question),
    await sendPdf(learner, attempt.id, question),
  ] as const;
  const save = (sequence: number, addresses: readonly string[]) =>
    exams.save(attempt.id, learner.token, [
      answerTo(question, sequence, { files: addresses.map((url) => ({ url, name: 'a.pdf' })) }),
    ]);
  await save(2, urls);
  expect((await usedAt(urls[1]))?.used_at).toBeInstanceOf(Date);
  await save(3, urls.slice(0, 1));
  expect((await usedAt(urls[0]))?.used_at).toBeInstanceOf(Date);
  expect(await usedAt(urls[1])).toEqual({ used_at: null });
  // An older change that arrives late takes nothing up again.
  await save(1, urls);
  expect(await usedAt(urls[1])).toEqual({ used_at: null });

  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.deleteFrom('exam_attempt').where('id', '=', attempt.id).execute(),
  );
  expect(await usedAt(urls[0])).toEqual({ used_at: null });
  const clock = { now: () => new Date(Date.now() + 2 * 86_400_000) };
  const files = openStore(test.config);
  await purgeUploads({
    config: test.config,
    database: test.database,
    log: { warn: () => undefined } as never,
    files,
    clock,
  });
  files.close();
  for (const url of urls) expect(await usedAt(url)).toBeUndefined();
});
