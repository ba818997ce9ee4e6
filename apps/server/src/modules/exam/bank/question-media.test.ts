import { beforeAll, expect, it } from 'vitest';
import type {
  AttemptResult,
  BankQuestion,
  ExamAttempt,
  ExamPreview,
  GradingSheet,
  QuestionInput,
  QuestionPreview,
} from '@stoa/api/schema';
import { wav } from '../../../files/lesson-files.fixtures.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { mp4, tusCalls } from '../../uploads/tus.fixtures.ts';
import { confirmUpload, sendPicture } from '../../uploads/uploads.fixtures.ts';
import { examCalls } from '../exam.fixtures.ts';
import { bankCalls, examInput, questionInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const headers = { tenantid: SCHOOL.open };
const DAY_MINUTES = 1440;
const HOUR_MS = 3_600_000;
type Person = Awaited<ReturnType<typeof makePerson>>;
type Media = NonNullable<QuestionInput['media']>;
let teacher: Person;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

/** Sends a recording for a question of the bank. @returns its address */
async function sendSound(person = teacher, bytes = wav()): Promise<string> {
  const tus = tusCalls(test, person.token);
  const made = await tus.create(
    bytes.length,
    { bank: 'question' },
    { type: 'audio/wav', filename: 'talk.wav' },
  );
  if (made.statusCode !== 201) throw new Error(made.body);
  const id = await tus.sendRest(String(made.headers.location), bytes);
  return (await confirmUpload(test, person.token, id)).json().data.static_url as string;
}

const spoken = (url: string, more: Partial<Media> = {}): QuestionInput =>
  questionInput({
    media: {
      kind: 'audio',
      url,
      title: { en_US: ' A talk ', ar_SA: 'حديث' },
      transcript: { en_US: 'Hello.' },
      ...more,
    },
  });
const make = async (input: QuestionInput, person = teacher) =>
  (await bank.create(person.token, input)).json().data as BankQuestion;
const plain = (url = '') => url.replace(/\?.*$/s, '');
const upload = (url: string) =>
  test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('upload')
      .select(['used_at', 'left_at', 'is_public'])
      .where('name', '=', plain(url).split('/').at(-1) ?? '')
      .executeTakeFirst(),
  );

async function examOf(question: BankQuestion, more: Parameters<typeof examInput>[0] = {}) {
  const questions = [{ questionId: question.id, points: 1 }];
  const made = await bank.createExam(teacher.token, examInput({ status: 'published', questions, ...more }));
  return made.json().data.id as string;
}

it('plays a recording to whoever may see the question, and to nobody else (C078)', async () => {
  const sent = await sendSound();
  const question = await make(spoken(sent));
  expect(question.media).toEqual({
    kind: 'audio',
    url: expect.stringContaining(`${sent}?until=`),
    title: { en_US: 'A talk', ar_SA: 'حديث' },
    transcript: { en_US: 'Hello.' },
  });
  // It is never public: the address without its pass opens for nobody else.
  expect((await test.call('GET', sent)).statusCode).toBe(401);
  const learner = await makePerson(test, 'member');
  expect((await test.call('GET', sent, { token: learner.token })).statusCode).not.toBe(200);

  const examId = await examOf(question);
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  const played = attempt.questions[0]?.media;
  expect(played).toMatchObject({ kind: 'audio', title: 'A talk', transcript: 'Hello.' });
  const fetched = await test.call('GET', played?.url ?? '');
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'audio/wav']);
  // A player jumps.
  const part = await test.call('GET', played?.url ?? '', { headers: { range: 'bytes=0-3' } });
  expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);

  await exams.submit(attempt.id, learner.token, 0);
  const result = (await exams.result(attempt.id, learner.token)).json().data as AttemptResult;
  const sheet = (
    await test.call('GET', `/api/exam/v1/attempts/${attempt.id}/grading`, { token: teacher.token, headers })
  ).json().data as GradingSheet;
  const shown = (await bank.preview(teacher.token, examId)).json().data as ExamPreview;
  const tried = (
    await test.call('GET', `/api/exam/v1/manage/questions/${question.id}/preview`, {
      token: teacher.token,
      headers,
    })
  ).json().data as QuestionPreview;
  for (const media of [
    result.questions[0]?.question.media,
    sheet.questions[0]?.question.media,
    shown.questions[0]?.media,
    tried.question.media,
  ])
    expect((await test.call('GET', media?.url ?? '')).statusCode).toBe(200);
});

it('gives an attempt an address that is good until its end, however long it lasts', async () => {
  const question = await make(spoken(await sendSound()));
  const examId = await examOf(question, { minutes: DAY_MINUTES });
  const learner = await makePerson(test, 'member');
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  const until = new URL(attempt.questions[0]?.media?.url ?? '', 'http://stoa.test').searchParams.get('until');
  expect(Number(until) * 1000).toBeGreaterThan(Date.parse(attempt.deadline) + HOUR_MS);
});

it('keeps what an attempt began with, and is written back as it was read', async () => {
  const question = await make(spoken(await sendSound()));
  const learner = await makePerson(test, 'member');
  const attempt = (await exams.start(await examOf(question), learner.token)).json().data as ExamAttempt;
  const media = question.media as Media;
  // Read and written back nothing has changed; by a colleague as well.
  const colleague = await makePerson(test, 'teacher');
  const same = await bank.save(colleague.token, question.id, {
    ...spoken(media.url),
    version: question.version,
  });
  expect(same.json().data.media.url).toContain(plain(media.url));
  const versions = await test.call('GET', `/api/exam/v1/manage/questions/${question.id}/versions`, {
    token: teacher.token,
    headers,
  });
  expect(versions.json().data.items).toHaveLength(1);
  const { media: _, ...without } = spoken(media.url);
  const changed = await bank.save(teacher.token, question.id, {
    ...without,
    version: same.json().data.version,
  });
  expect(changed.json().data.media).toBeUndefined();
  const again = (await exams.read(attempt.id, learner.token)).json().data as ExamAttempt;
  expect(plain(again.questions[0]?.media?.url)).toBe(plain(media.url));
  expect(await upload(media.url)).toMatchObject({ used_at: expect.any(Date), is_public: false });
});

it('leaves a file to be swept with the last question that plays it', async () => {
  const question = await make(spoken(await sendSound()));
  const url = question.media?.url ?? '';
  const copy = await make(spoken(url));
  expect((await bank.remove(teacher.token, question.id)).statusCode).toBe(200);
  expect(await upload(url)).toMatchObject({ used_at: expect.any(Date), left_at: null });
  expect((await bank.remove(teacher.token, copy.id)).statusCode).toBe(200);
  expect(await upload(url)).toMatchObject({ used_at: null, left_at: expect.any(Date) });
});

it('refuses files that are not the person’s, of another kind or elsewhere, and media without a name', async () => {
  const url = await sendSound();
  const pathOf = async (input: QuestionInput) =>
    (await bank.create(teacher.token, input)).json().details?.fields?.[0].path as string;
  expect(await pathOf(spoken(url, { title: { en_US: ' ' } }))).toBe('body/media/title');
  expect(await pathOf(spoken(url, { kind: 'video' }))).toBe('body/media/kind');
  expect(await pathOf(spoken('https://example.org/talk.mp3'))).toBe('body/media/url');
  const picture = (await sendPicture(test, teacher.token)).static_url;
  expect(await pathOf(spoken(picture))).toBe('body/media/kind');
  const other = await makePerson(test, 'teacher');
  for (const address of [
    await sendSound(other),
    `/files/${SCHOOL.open}/${'x'.repeat(32)}`,
    `/files/${SCHOOL.overseas}/${'x'.repeat(32)}`,
  ])
    expect(await codeOf(bank.create(teacher.token, spoken(address)))).toBe('UPLOAD_NOT_OWNED');
  // A pass lets fetch, not take.
  const passed = `${await sendSound(other)}?until=4000000000&signature=x`;
  expect(await codeOf(bank.create(teacher.token, spoken(passed)))).toBe('UPLOAD_NOT_OWNED');
});

it('takes sound and films alone, of those who write questions', async () => {
  const learner = await makePerson(test, 'member');
  const bytes = mp4(100);
  const create = (person: Person, type: string, size = bytes.length, school: string = SCHOOL.open) =>
    tusCalls(test, person.token).create(size, { bank: 'question' }, { type, school });
  expect(await codeOf(create(learner, 'video/mp4'))).toBe('FORBIDDEN');
  expect(await codeOf(create(teacher, 'video/mp4', bytes.length, SCHOOL.overseas))).toBe('NOT_FOUND');
  expect(await codeOf(create(teacher, 'application/pdf'))).toBe('FILE_FORMAT');
  expect(await codeOf(create(teacher, 'video/mp4', 201 * 1024 ** 2))).toBe('PAYLOAD_TOO_LARGE');
  expect((await create(teacher, 'video/mp4')).statusCode).toBe(201);
});
