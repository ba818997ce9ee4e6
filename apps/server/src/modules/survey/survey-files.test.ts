import type { FileTerms, OwnSurveyAnswer, SurveyAnswer, SurveyDraft, SurveyResult } from '@stoa/api/schema';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { tusCalls } from '../uploads/tus.fixtures.ts';
import { confirmUpload, picture, sendPicture } from '../uploads/uploads.fixtures.ts';
import { draftOf, itemOf, makeSurvey, surveyCalls } from './survey.fixtures.ts';

const test = useTestApp();
const calls = surveyCalls(test);
const TERMS: FileTerms = { most: 2, maxMegabytes: 1, kinds: ['document', 'picture'] };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF');
type Person = Awaited<ReturnType<typeof makePerson>>;
let teacher: Person;
let member: Person;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  member = await makePerson(test, 'member');
});

const asking = (more: Partial<SurveyDraft> = {}): Partial<SurveyDraft> => ({
  anonymous: false,
  answeredBy: 'person',
  pages: [{ id: 'p1', title: {}, items: [itemOf('q1', { kind: 'file', files: TERMS }), itemOf('q2')] }],
  ...more,
});
const published = async (): Promise<string> => {
  const { id } = (await calls.create(teacher.token, draftOf(asking()))).json().data;
  expect((await calls.publish(teacher.token, id, 1)).statusCode).toBe(200);
  return id;
};
interface Beginning {
  item?: string;
  size?: number;
  type?: string;
  school?: string;
}
const begin = (
  token: string | undefined,
  survey: string,
  { item = 'q1', size = PDF.length, type = 'application/pdf', ...more }: Beginning = {},
) => tusCalls(test, token).create(size, { survey, item }, { type, filename: 'Plan.pdf', ...more });
/** Sends a document for a question of a survey in pieces. @returns its address */
async function sendPdf(token: string, survey: string): Promise<string> {
  const made = await begin(token, survey);
  if (made.statusCode !== 201) throw new Error(made.body);
  const id = await tusCalls(test, token).sendRest(String(made.headers.location), PDF);
  return (await confirmUpload(test, token, id)).json().data.static_url;
}
const withFiles = (...urls: string[]): SurveyAnswer[] => [
  { itemId: 'q1', files: urls.map((url, index) => ({ url, name: `Plan ${index + 1}.pdf` })) },
];
const usedAt = (url: string) =>
  test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('upload')
      .select('used_at')
      .where('name', '=', url.split('/').at(-1) ?? '')
      .executeTakeFirst(),
  );

it('is answered with files, which those fetch who may read results, and who sent them (R29, R30)', async () => {
  const id = await published();
  expect((await calls.read(id, member.token)).json().data.pages[0].items[0]).toMatchObject({
    kind: 'file',
    files: TERMS,
  });
  const url = await sendPdf(member.token, id);
  // Where a picture was taken goes when it is written anew.
  const taken = await picture()
    .withExif({ IFD0: { Artist: 'Jo Smith' } })
    .png()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { static_url: photo } = await sendPicture(test, member.token, taken);
  const sent = withFiles(url, photo);
  const submissionId = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1)
    expect(await codeOf(calls.answer(id, sent, { token: member.token, submissionId }))).toBe(200);
  expect((await usedAt(url))?.used_at).toBeInstanceOf(Date);

  const result = (await calls.result(teacher.token, id)).json().data as SurveyResult;
  expect(result.items[0]).toMatchObject({
    answerCount: 1,
    files: [
      { name: 'Plan 1.pdf', bytes: PDF.length, from: expect.any(String) },
      { name: 'Plan 2.pdf', from: expect.any(String) },
    ],
  });
  expect(result.items[1]?.files).toBeUndefined();
  const [pdf, png] = result.items[0]?.files ?? [];
  const fetched = await test.call('GET', pdf?.url ?? '');
  expect(fetched.rawPayload).toEqual(PDF);
  expect(fetched.headers).toMatchObject({
    'content-disposition': 'attachment; filename="Plan 1.pdf"',
    'x-content-type-options': 'nosniff',
  });
  const shown = await test.call('GET', png?.url ?? '');
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  expect((await calls.exported(teacher.token, id)).json().data.csv).toContain('Plan 1.pdf; Plan 2.pdf');

  const own = (await calls.own(member.token, id)).json().data as OwnSurveyAnswer;
  expect(own.items[0]).toMatchObject({
    answer: { itemId: 'q1' },
    files: [{ name: 'Plan 1.pdf', bytes: PDF.length }, {}],
  });
  expect(own.items[0]?.answer.files).toBeUndefined();
  expect((await test.call('GET', own.items[0]?.files?.[0]?.url ?? '')).rawPayload).toEqual(PDF);
});

it('gives files to nobody else, whatever address they know', async () => {
  const id = await published();
  const url = await sendPdf(member.token, id);
  await calls.answer(id, withFiles(url), { token: member.token });
  const stranger = await makePerson(test, 'member');
  const colleague = await makePerson(test, 'teacher');
  const foreigner = await makePerson(test, 'admin', SCHOOL.overseas);
  expect((await test.call('GET', url)).statusCode).toBe(401);
  for (const { token } of [stranger, colleague, foreigner])
    expect((await test.call('GET', url, { token })).statusCode).toBe(404);
  expect(await codeOf(calls.result(stranger.token, id))).toBe('FORBIDDEN');
  expect(await codeOf(calls.result(colleague.token, id))).toBe('NOT_FOUND');
  expect(await codeOf(surveyCalls(test, SCHOOL.overseas).result(foreigner.token, id))).toBe('NOT_FOUND');
});

it('takes no file that it does not ask for', async () => {
  const id = await published();
  const code = async (...given: Parameters<typeof begin>) => (await begin(...given)).json().code as string;
  expect(await code(member.token, id, { size: 1_000_001 })).toBe('PAYLOAD_TOO_LARGE');
  expect(await code(member.token, id, { type: 'video/mp4' })).toBe('FILE_FORMAT');
  expect(await code(member.token, id, { item: 'q2' })).toBe('NOT_FOUND');
  expect(await code(undefined, id)).toBe('UNAUTHENTICATED');
  expect(await code(member.token, id, { school: SCHOOL.store })).toBe('NOT_FOUND');

  const answer = (...urls: string[]) => codeOf(calls.answer(id, withFiles(...urls), { token: member.token }));
  const urls = [
    await sendPdf(member.token, id),
    await sendPdf(member.token, id),
    await sendPdf(member.token, id),
  ] as const;
  expect(await answer(...urls)).toBe('VALIDATION_FAILED');
  expect(await answer(urls[0], urls[0])).toBe('VALIDATION_FAILED');
  expect(await answer('/media/heart.png')).toBe('VALIDATION_FAILED');
  const stranger = await makePerson(test, 'member');
  expect(await answer(await sendPdf(stranger.token, id))).toBe('VALIDATION_FAILED');
  expect(await answer(urls[0].replace(SCHOOL.open, SCHOOL.store))).toBe('VALIDATION_FAILED');
  expect(await answer(urls[0])).toBe(200);
  // One file belongs to one answer, and whoever has answered sends no more.
  const other = await published();
  expect(await codeOf(calls.answer(other, withFiles(urls[0]), { token: member.token }))).toBe(
    'VALIDATION_FAILED',
  );
  expect(await code(member.token, id)).toBe('SURVEY_ANSWERED');
  await calls.setStatus(teacher.token, other, 'closed');
  expect(await code(member.token, other)).toBe('SURVEY_CLOSED');
});

it('asks for files with names and a sign-in alone: a file tells who made it', async () => {
  const { id } = (await calls.create(teacher.token, draftOf(asking({ anonymous: true })))).json().data;
  expect(await codeOf(calls.publish(teacher.token, id, 1))).toBe('CONTENT_INVALID');
  await calls.save(teacher.token, id, 1, draftOf(asking({ answeredBy: 'device' })));
  expect(await codeOf(calls.publish(teacher.token, id, 2))).toBe('CONTENT_INVALID');
  const pages = [{ id: 'p1', title: {}, items: [itemOf('q1', { kind: 'file' })] }];
  await calls.save(teacher.token, id, 2, draftOf(asking({ pages })));
  expect(await codeOf(calls.publish(teacher.token, id, 3))).toBe('CONTENT_INVALID');
  await calls.save(teacher.token, id, 3, draftOf(asking()));
  expect(await codeOf(calls.publish(teacher.token, id, 4))).toBe(200);
});

it('leaves files to be swept that no answer has any more, and keeps them where anonymous answers follow', async () => {
  const id = await makeSurvey(test, asking());
  const url = await sendPdf(member.token, id);
  await calls.answer(id, withFiles(url), { token: member.token });
  // The survey becomes anonymous: what is answered now is written again among the others, so that nobody is told by place.
  await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
    const draft = JSON.stringify(draftOf({ anonymous: true, answeredBy: 'device' }));
    await tx
      .insertInto('survey_version')
      .values({ survey_id: id, version: 2, school_id: SCHOOL.open, content: draft })
      .execute();
    await tx
      .updateTable('survey')
      .set({ draft, version: 2, published_version: 2 })
      .where('id', '=', id)
      .execute();
  });
  for (let time = 0; time < 5; time += 1)
    await calls.answer(id, [{ itemId: 'q1', choice: ['a'] }], { version: 2 });
  expect((await usedAt(url))?.used_at).toBeInstanceOf(Date);
  const admin = await makePerson(test, 'admin');
  expect(await codeOf(calls.remove(admin.token, id))).toBe(200);
  expect(await usedAt(url)).toEqual({ used_at: null });
});
