import { beforeAll, describe, expect, it } from 'vitest';
import type { Lesson, LessonText } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { MP4, PDF } from '../attendance/attendance.fixtures.ts';
import { classCalls, codeOf, makePerson, type Someone } from '../class/class.fixtures.ts';
import { communityCalls } from '../community/community.fixtures.ts';
import { examCalls, makeExam } from '../exam/exam.fixtures.ts';
import { addSeen } from '../live/attendance/attendance.repository.ts';
import { liveCalls, passTime } from '../live/live.fixtures.ts';
import { makeSurvey, surveyCalls } from '../survey/survey.fixtures.ts';
import { askAddress, confirmUpload, putBytes, sendPicture } from '../uploads/uploads.fixtures.ts';
import { authorOf, lesson, newId, paragraph } from './authoring.fixtures.ts';

const test = useTestApp();
const exams = examCalls(test);
type Material = NonNullable<LessonText['material']>;
let teacherIs: Someone;
let teacher: ReturnType<typeof authorOf>;
let learner: Someone;
let outsider: Someone;

beforeAll(async () => {
  teacherIs = await makePerson(test, 'teacher');
  teacher = authorOf(test, teacherIs);
  learner = await makePerson(test, 'member');
  outsider = await makePerson(test, 'member');
});

const VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello <b>there</b>\n');

/** Sends a file of the teacher's. @returns its address */
async function send(fileName: string, contentType: string, bytes: Buffer, who = teacherIs): Promise<string> {
  const asked = await askAddress(test, who.token, { fileName, contentType, size: bytes.length });
  expect(asked.statusCode, asked.body).toBe(200);
  const { data } = asked.json();
  const sent = await putBytes(test, data, bytes);
  expect(sent.status, sent.body).toBe(200);
  expect((await confirmUpload(test, who.token, data.id)).statusCode).toBe(200);
  return data.static_url;
}

/** A class with one lesson of a kind, saved. */
async function draftWith(kind: string, material: Material | null, { text = '', preview = false } = {}) {
  const one = lesson('The lesson', { kind, preview });
  const content = await teacher.save(await teacher.make('class', `A ${kind}`), {
    sections: [{ id: newId(), title: { en_US: 'Beginning' }, lessons: [one] }],
  });
  const body = text === '' ? {} : { en_US: paragraph(text) };
  const saved = await teacher.tryWrite(content.id, one.id, 0, body, material);
  return { id: content.id, lessonId: one.id, saved };
}

async function publishedWith(kind: string, material: Material | null, options: object = {}) {
  const made = await draftWith(kind, material, options);
  expect(made.saved.statusCode, made.saved.body).toBe(200);
  await teacher.publish(await teacher.read(made.id));
  expect((await classCalls(test).enroll(made.id, learner.token)).statusCode).toBe(200);
  return made;
}

const openLesson = (lessonId: string, token: string | undefined) =>
  test.call('GET', `/api/class/v1/open/lessons/${lessonId}?schoolId=${SCHOOL.open}&sxz-lang=en_US`, {
    token,
  });
async function lessonOf(lessonId: string, who: Someone = learner): Promise<Lesson> {
  const answer = await openLesson(lessonId, who.token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const film = (url: string, captions: Extract<Material, { type: 'video' }>['captions'] = {}): Material => ({
  type: 'video',
  url,
  fileName: 'Tides\u202e.mp4',
  posterUrl: null,
  seconds: 90,
  captions,
});
const fetchFile = (url: string, headers: Record<string, string> = {}, token?: string) =>
  test.call('GET', url, { headers, token });

describe('a lesson of a class that is a film', () => {
  it('is seen and heard by its learners alone, by addresses that are good for hours (B065)', async () => {
    const url = await send('tides.mp4', 'video/mp4', MP4);
    const captions = { en_US: await send('tides.vtt', 'text/vtt', VTT) };
    const { id, lessonId } = await publishedWith('video', film(url, captions), { text: 'Notes.' });
    const shown = await lessonOf(lessonId);
    expect([shown.kind, shown.minutes, shown.video?.seconds, shown.material]).toEqual(['video', 2, 90, null]);
    expect(shown.video?.url).toMatch(new RegExp(`^${url}\\?until=\\d+&signature=`));
    const caption = shown.video?.captions[0];
    expect([caption?.lang, caption?.url]).toEqual(['en_US', expect.stringContaining(captions.en_US)]);
    const whole = await fetchFile(shown.video?.url ?? '');
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(whole.rawPayload).toEqual(MP4);
    expect((await fetchFile(caption?.url ?? '')).body).toBe(VTT.toString());
    // Without the pass, and for who is not in the class, there is nothing.
    expect((await fetchFile(url)).statusCode).toBe(401);
    expect((await fetchFile(url, {}, learner.token)).statusCode).toBe(404);
    expect(await codeOf(openLesson(lessonId, outsider.token))).toBe('NOT_ENROLLED');
    // A pass is for one file.
    const { search } = new URL(shown.video?.url ?? '', 'http://localhost');
    expect((await fetchFile(captions.en_US + search)).statusCode).toBe(401);
    expect((await fetchFile(`${url}${search.replace(/until=\d/, 'until=9')}`)).statusCode).toBe(401);
    const text = await teacher.readLesson(id, lessonId);
    expect(text.material).toMatchObject({ type: 'video', url, fileName: 'Tides.mp4' });
    expect((await fetchFile(text.fileUrl ?? '')).statusCode).toBe(200);
  });

  it('is sent in the parts that a player asks for', async () => {
    const { lessonId } = await publishedWith('video', film(await send('a.mp4', 'video/mp4', MP4)));
    const url = (await lessonOf(lessonId)).video?.url ?? '';
    const size = MP4.length;
    const part = await fetchFile(url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 4-7/${size}`,
      '4',
    ]);
    expect(part.rawPayload).toEqual(MP4.subarray(4, 8));
    const end = await fetchFile(url, { range: 'bytes=-3' });
    expect(end.rawPayload).toEqual(MP4.subarray(-3));
    const none = await fetchFile(url, { range: `bytes=${size}-` });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });

  it('goes along where its class is copied, and is not shown before it is published', async () => {
    const { id, lessonId } = await publishedWith('video', film(await send('b.mp4', 'video/mp4', MP4)));
    const copied = (await teacher.call('POST', `/${id}/duplicate`)).json().data;
    expect(copied.checks.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    await teacher.publish(copied);
    const copy = copied.draft.sections[0].lessons[0].id;
    expect((await classCalls(test).enroll(copied.id, learner.token)).statusCode).toBe(200);
    expect((await lessonOf(copy)).video?.seconds).toBe(90);
    const other = film(await send('c.mp4', 'video/mp4', MP4));
    expect(
      (await teacher.tryWrite(id, lessonId, 1, {}, { ...other, seconds: 30 } as Material)).statusCode,
    ).toBe(200);
    expect((await lessonOf(lessonId)).video?.seconds).toBe(90);
    await teacher.publish(await teacher.read(id));
    expect((await lessonOf(lessonId)).video?.seconds).toBe(30);
  });
});

describe('other lessons', () => {
  it('can be a document, which is downloaded', async () => {
    const url = await send('plan.pdf', 'application/pdf', PDF);
    const material: Material = { type: 'document', url, fileName: 'plan.pdf', bytes: PDF.length };
    const { lessonId } = await publishedWith('document', material);
    const shown = await lessonOf(lessonId);
    expect(shown.material).toMatchObject({ type: 'document', fileName: 'plan.pdf', bytes: PDF.length });
    const file = await fetchFile((shown.material as { url: string }).url);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="plan.pdf"',
    ]);
  });

  it('can be a link, and visitors may look at one that is a preview', async () => {
    const material: Material = { type: 'link', url: 'https://www.w3.org/WAI/' };
    const { lessonId } = await publishedWith('link', material, { preview: true });
    expect((await openLesson(lessonId, undefined)).json().data.material).toEqual(material);
  });

  it('can be an exam, which is done by handing it in and by nothing else', async () => {
    const exam = await makeExam(test, { questions: [{ kind: 'truefalse' }] });
    const { lessonId } = await publishedWith('exam', { type: 'exam', examId: exam.id });
    const state = async () => (await lessonOf(lessonId)).material;
    expect(await state()).toMatchObject({ examId: exam.id, title: 'An exam', state: 'notStarted' });
    const complete = async () => {
      const answer = await test.call('PUT', `/api/class/v1/lessons/${lessonId}/progress`, {
        token: learner.token,
        headers: { tenantid: SCHOOL.open },
        json: {
          completed: true,
          fraction: 1,
          deviceId: 'device-one',
          clientUpdatedAt: new Date().toISOString(),
        },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data.position.completed;
    };
    expect(await complete()).toBe(false);
    const started = (await exams.start(exam.id, learner.token)).json().data;
    expect(await state()).toMatchObject({ state: 'running' });
    expect(await complete()).toBe(false);
    const submitted = await exams.submit(started.id, learner.token, started.revision);
    expect(submitted.statusCode, submitted.body).toBe(200);
    expect(await state()).toMatchObject({ state: 'submitted' });
    expect(await complete()).toBe(true);
  });

  const complete = async (lessonId: string): Promise<boolean> => {
    const answer = await test.call('PUT', `/api/class/v1/lessons/${lessonId}/progress`, {
      token: learner.token,
      headers: { tenantid: SCHOOL.open },
      json: {
        completed: true,
        fraction: 1,
        deviceId: 'device-one',
        clientUpdatedAt: new Date().toISOString(),
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.position.completed;
  };

  it('can be a survey, which is done by answering it and by nothing else', async () => {
    const surveyId = await makeSurvey(test);
    const { lessonId } = await publishedWith('survey', { type: 'survey', surveyId });
    expect((await lessonOf(lessonId)).material).toEqual({
      type: 'survey',
      surveyId,
      title: 'After the class',
      url: `/classInfo/${SCHOOL.open}/question-survey/${surveyId}`,
      isDone: false,
    });
    expect(await complete(lessonId)).toBe(false);
    const answered = await surveyCalls(test).answer(surveyId, [{ itemId: 'q1', choice: ['a'] }], {
      token: learner.token,
    });
    expect(answered.statusCode, answered.body).toBe(200);
    expect((await lessonOf(lessonId)).material).toMatchObject({ isDone: true });
    expect(await complete(lessonId)).toBe(true);
    // Of a draft there is nothing to answer yet.
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('survey')
        .set({ status: 'draft', published_version: null })
        .where('id', '=', surveyId)
        .execute(),
    );
    expect((await lessonOf(lessonId)).material).toMatchObject({ title: null, url: null });
  });

  it('can be a live session, which is done by attending it, or by hand once it is over', async () => {
    const lives = liveCalls(test);
    const host = await makePerson(test, 'teacher');
    const live = (
      await lives.schedule(host.token, { roomUrl: 'https://rooms.example/1', title: 'Tides live' })
    ).json().data;
    const { lessonId } = await publishedWith('live', { type: 'live', liveId: live.id });
    expect((await lessonOf(lessonId)).material).toEqual({
      type: 'live',
      liveId: live.id,
      title: 'Tides live',
      url: live.url,
      startsAt: live.startsAt,
      activityStatus: 1,
      isDone: false,
    });
    expect(await complete(lessonId)).toBe(false);
    await passTime(test, live.id, Date.parse(live.startsAt) - Date.now() + 5 * 60_000);
    expect((await lessonOf(lessonId)).material).toMatchObject({ activityStatus: 2, isDone: false });
    expect(await complete(lessonId)).toBe(false);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      addSeen(tx, [{ liveId: live.id, accountId: learner.id, minute: Math.floor(Date.now() / 60_000) - 1 }]),
    );
    expect((await lessonOf(lessonId)).material).toMatchObject({ isDone: true });
    expect(await complete(lessonId)).toBe(true);

    const missed = (
      await lives.schedule((await makePerson(test, 'teacher')).token, { roomUrl: 'https://rooms.example/2' })
    ).json().data;
    const later = await publishedWith('live', { type: 'live', liveId: missed.id });
    await passTime(test, missed.id, Date.parse(missed.startsAt) - Date.now() + 120 * 60_000);
    expect((await lessonOf(later.lessonId)).material).toMatchObject({ activityStatus: 3, isDone: false });
    expect(await complete(later.lessonId)).toBe(true);
  });

  it('can be a discussion, which is done by a post or a reply', async () => {
    const { lessonId } = await publishedWith('discussion', null);
    expect((await lessonOf(lessonId)).material).toEqual({ type: 'discussion', isDone: false });
    expect(await complete(lessonId)).toBe(false);
    const posted = await communityCalls(test).post(learner.token, {
      scopeType: 'lesson',
      scopeId: lessonId,
    });
    expect(posted.statusCode, posted.body).toBe(200);
    expect((await lessonOf(lessonId)).material).toEqual({ type: 'discussion', isDone: true });
    expect(await complete(lessonId)).toBe(true);
    expect((await lessonOf(lessonId, teacherIs)).material).toEqual({ type: 'discussion', isDone: false });
  });

  it.each(['survey', 'live'] as const)(
    'are no %s of another school, and none that is not there',
    async (kind) => {
      const elsewhere = await makeSurvey(test, { schoolId: SCHOOL.overseas });
      const { saved } = await draftWith(kind, { type: kind, [`${kind}Id`]: elsewhere } as never);
      expect([saved.statusCode, saved.json().code, saved.json().details.fields[0].path]).toEqual([
        400,
        'CONTENT_INVALID',
        `body/material/${kind}Id`,
      ]);
    },
  );

  it('say that an exam is gone', async () => {
    const exam = await makeExam(test, {});
    const { lessonId } = await publishedWith('exam', { type: 'exam', examId: exam.id });
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('resource').set({ status: 'withdrawn' }).where('id', '=', exam.id).execute(),
    );
    expect((await lessonOf(lessonId)).material).toMatchObject({
      title: null,
      url: null,
      state: 'notStarted',
    });
  });

  it.each(['video', 'document', 'link', 'exam', 'survey', 'live'])(
    'are not published without what makes a %s',
    async (kind) => {
      const { id, lessonId } = await draftWith(kind, null, { text: 'Only a text.' });
      const content = await teacher.read(id);
      expect(content.checks).toContainEqual({
        severity: 'error',
        rule: 'missingMaterial',
        lessonId,
        language: null,
      });
      const refused = await teacher.tryPublish(content);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'CONTENT_INVALID']);
    },
  );

  it('do not take a material of another kind for theirs', async () => {
    const { id, lessonId } = await draftWith('document', { type: 'link', url: 'https://example.org/' });
    expect((await teacher.read(id)).checks).toContainEqual(
      expect.objectContaining({ rule: 'missingMaterial', lessonId }),
    );
  });
});

describe('what a lesson cannot consist of', () => {
  const refused = async (kind: string, material: object) => {
    const { saved } = await draftWith(kind, material as Material);
    return [saved.statusCode, saved.json().code];
  };

  it('files of others, of another kind, from elsewhere, and none', async () => {
    const theirs = await send('x.mp4', 'video/mp4', MP4, await makePerson(test, 'teacher'));
    expect(await refused('video', film(theirs))).toEqual([400, 'UPLOAD_NOT_OWNED']);
    const foreign = await sendPicture(
      test,
      (await makePerson(test, 'owner', SCHOOL.company)).token,
      undefined,
      SCHOOL.company,
    );
    expect(await refused('video', film(foreign.static_url))).toEqual([400, 'UPLOAD_NOT_OWNED']);
    const document = await send('x.pdf', 'application/pdf', PDF);
    expect(await refused('video', film(document))).toEqual([400, 'UPLOAD_NOT_OWNED']);
    expect(await refused('video', film('https://example.org/a.mp4'))).toEqual([400, 'CONTENT_INVALID']);
    expect(await refused('video', film(`/files/${SCHOOL.open}/${'x'.repeat(32)}`))).toEqual([
      400,
      'UPLOAD_NOT_OWNED',
    ]);
  });

  it.each(['javascript:alert(1)', 'ftp://example.org', '/manage', 'https://a:b@example.org', 'http://', ''])(
    'a link to %s',
    async (url) => expect(await refused('link', { type: 'link', url })).toEqual([400, 'CONTENT_INVALID']),
  );

  it('an exam of another school, or something that is none', async () => {
    const exam = await makeExam(test, { schoolId: SCHOOL.company });
    expect(await refused('exam', { type: 'exam', examId: exam.id })).toEqual([400, 'CONTENT_INVALID']);
    const { id } = await draftWith('article', null);
    expect(await refused('exam', { type: 'exam', examId: id })).toEqual([400, 'CONTENT_INVALID']);
  });

  it('captions that are none', async () => {
    for (const bytes of [
      Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nSRT'),
      Buffer.from('WEBVTTX\n'),
      Buffer.from([0xff, 0xfe]),
    ]) {
      const asked = await askAddress(test, teacherIs.token, {
        fileName: 'a.vtt',
        contentType: 'text/vtt',
        size: bytes.length,
      });
      expect((await putBytes(test, asked.json().data, bytes)).body).toContain('FILE_FORMAT');
    }
  });
});
