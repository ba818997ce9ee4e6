import { beforeAll, describe, expect, it } from 'vitest';
import type { Lesson, LessonText } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { mp3, wav, zip } from '../../files/lesson-files.fixtures.ts';
import { attendanceCalls, inMinutes, MP4, PDF } from '../attendance/attendance.fixtures.ts';
import { classCalls, codeOf, makePerson, type Someone } from '../class/class.fixtures.ts';
import { communityCalls } from '../community/community.fixtures.ts';
import { examCalls, makeExam } from '../exam/exam.fixtures.ts';
import { addSeen } from '../live/attendance/attendance.repository.ts';
import { liveCalls, passTime } from '../live/live.fixtures.ts';
import { makeSurvey, surveyCalls } from '../survey/survey.fixtures.ts';
import { tusCalls } from '../uploads/tus.fixtures.ts';
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
    expect(text.captions.map(({ lang }) => lang)).toEqual(['en_US']);
    expect((await fetchFile(text.captions[0]?.url ?? '')).body).toBe(VTT.toString());
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

  it.each(['video', 'audio', 'document', 'file', 'link', 'exam', 'survey', 'live', 'attendance'])(
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

/** A class with one lesson of a kind, and a file that was sent for it in pieces. */
async function draftWithFile(kind: string, contentType: string, bytes: Buffer) {
  const { id, lessonId } = await draftWith(kind, null);
  const tus = tusCalls(test, teacherIs.token);
  const created = await tus.create(bytes.length, id, { type: contentType });
  expect(created.statusCode, created.body).toBe(201);
  const uploadId = await tus.sendRest(String(created.headers.location), bytes);
  const confirmed = await confirmUpload(test, teacherIs.token, uploadId);
  return { id, lessonId, confirmed, url: confirmed.json().data?.static_url as string };
}

async function publishMaterial(id: string, lessonId: string, material: Material) {
  const saved = await teacher.tryWrite(id, lessonId, 1, {}, material);
  expect(saved.statusCode, saved.body).toBe(200);
  await teacher.publish(await teacher.read(id));
  expect((await classCalls(test).enroll(id, learner.token)).statusCode).toBe(200);
}

const reportOf = async (lessonId: string, report: object) => {
  const answer = await test.call('PUT', `/api/class/v1/lessons/${lessonId}/progress`, {
    token: learner.token,
    headers: { tenantid: SCHOOL.open },
    json: { deviceId: 'device-one', clientUpdatedAt: new Date().toISOString(), ...report },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.position;
};

describe('a lesson that is listened to', () => {
  it('is heard by its learners alone, read as a transcript, and done at its end', async () => {
    const bytes = mp3();
    const { id, lessonId, url } = await draftWithFile('audio', 'audio/mpeg', bytes);
    const captions = { en_US: await send('tides.vtt', 'text/vtt', VTT) };
    const material: Material = { type: 'audio', url, fileName: 'tides\u202e.mp3', seconds: 100, captions };
    await publishMaterial(id, lessonId, material);
    const shown = await lessonOf(lessonId);
    expect([shown.kind, shown.minutes, shown.video]).toEqual(['audio', 2, null]);
    const sound = shown.material as Extract<Lesson['material'], { type: 'audio' }>;
    expect(sound).toMatchObject({ type: 'audio', fileName: 'tides.mp3', seconds: 100 });
    expect(sound.url).toMatch(new RegExp(`^${url}\\?until=\\d+&signature=`));
    expect(sound.captions).toEqual([
      { lang: 'en_US', label: 'English', url: expect.stringContaining(captions.en_US) },
    ]);
    const part = await fetchFile(sound.url, { range: 'bytes=0-2' });
    expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([206, 'audio/mpeg', 'ID3']);
    expect(part.headers['content-disposition']).toMatch(/^inline/);
    expect((await fetchFile(sound.captions[0]?.url ?? '')).body).toBe(VTT.toString());
    expect((await fetchFile(url, {}, learner.token)).statusCode).toBe(404);
    expect(await codeOf(openLesson(lessonId, outsider.token))).toBe('NOT_ENROLLED');
    expect(await reportOf(lessonId, { positionSeconds: 40 })).toMatchObject({
      positionSeconds: 40,
      fraction: 0.4,
      completed: false,
    });
    expect(await reportOf(lessonId, { positionSeconds: 100 })).toMatchObject({ completed: true });
    const text = await teacher.readLesson(id, lessonId);
    expect((await fetchFile(text.fileUrl ?? '')).statusCode).toBe(200);
  });

  it('keeps its place also where nobody could tell how long it is', async () => {
    const { id, lessonId, url } = await draftWithFile('audio', 'audio/wav', wav());
    await publishMaterial(id, lessonId, {
      type: 'audio',
      url,
      fileName: 'a.wav',
      seconds: 0,
      captions: {},
    });
    expect(await reportOf(lessonId, { positionSeconds: 40, fraction: 0 })).toMatchObject({
      positionSeconds: 40,
      completed: false,
    });
  });

  it.each([
    ['audio/mpeg', wav()],
    ['audio/wav', mp3()],
    ['application/zip', mp3()],
    ['text/plain', Buffer.from([0, 1])],
  ])('is nothing that only calls itself %s', async (type, bytes) => {
    const { confirmed } = await draftWithFile('audio', type, bytes);
    expect([confirmed.statusCode, confirmed.json().code]).toEqual([400, 'FILE_FORMAT']);
  });
});

describe('a lesson that gives a file', () => {
  it('is downloaded under its name by its learners alone', async () => {
    const bytes = zip({ 'readme.txt': 'Hello' });
    const { id, lessonId, url } = await draftWithFile('file', 'application/zip', bytes);
    const material: Material = {
      type: 'file',
      url,
      fileName: 'tools.zip',
      bytes: bytes.length,
      contentType: 'application/zip',
    };
    await publishMaterial(id, lessonId, material);
    const shown = (await lessonOf(lessonId)).material as Extract<Lesson['material'], { type: 'file' }>;
    expect(shown).toEqual({ ...material, url: expect.stringContaining('signature=') });
    const file = await fetchFile(shown.url);
    expect(file.rawPayload).toEqual(bytes);
    expect([file.headers['content-disposition'], file.headers['x-content-type-options']]).toEqual([
      'attachment; filename="film.zip"',
      'nosniff',
    ]);
    expect((await fetchFile(url)).statusCode).toBe(401);
    expect((await fetchFile(url, {}, outsider.token)).statusCode).toBe(404);
    expect(await reportOf(lessonId, { completed: true, fraction: 1 })).toMatchObject({ completed: true });
  });

  it('is no file of another kind than it says, and none of other people', async () => {
    const bytes = zip({ 'a.txt': 'A' });
    const { id, lessonId, url } = await draftWithFile('file', 'application/zip', bytes);
    const material = { type: 'file', url, fileName: 'a.csv', bytes: 1, contentType: 'text/csv' } as const;
    expect(await codeOf(teacher.tryWrite(id, lessonId, 1, {}, material))).toBe('UPLOAD_NOT_OWNED');
    const stranger = authorOf(test, await makePerson(test, 'teacher'));
    const theirs = await stranger.make('class', 'Theirs');
    const one = lesson('A file', { kind: 'file' });
    await stranger.save(theirs, {
      sections: [{ id: newId(), title: { en_US: 'Beginning' }, lessons: [one] }],
    });
    const taken = { ...material, contentType: 'application/zip' } as const;
    expect(await codeOf(stranger.tryWrite(theirs.id, one.id, 0, {}, taken))).toBe('UPLOAD_NOT_OWNED');
  });

  it('is refused where the whole class is in another school', async () => {
    const owner = await makePerson(test, 'owner', SCHOOL.company);
    const { id } = await draftWith('file', null);
    const created = await tusCalls(test, owner.token).create(10, id, { type: 'application/zip' });
    expect(created.statusCode).toBe(404);
    const named = await tusCalls(test, owner.token).create(10, id, {
      type: 'application/zip',
      school: SCHOOL.company,
    });
    expect(named.statusCode).toBe(404);
  });
});

describe('a lesson of attendance', () => {
  const meetings = attendanceCalls(test);
  /** A published class whose lesson is its own meeting. */
  async function classWithMeeting(plan: object = {}) {
    const { id, lessonId } = await draftWith('attendance', null);
    const attendanceId = await meetings.make(teacherIs, id, { method: 'button', ...plan });
    await publishMaterial(id, lessonId, { type: 'attendance', attendanceId });
    return { id, lessonId, attendanceId };
  }
  const isDone = async (lessonId: string) =>
    (await reportOf(lessonId, { completed: true, fraction: 1 })).completed as boolean;

  it('is done by checking in, and by nothing else', async () => {
    const { lessonId, attendanceId } = await classWithMeeting();
    const shown = (await lessonOf(lessonId)).material;
    expect(shown).toMatchObject({ type: 'attendance', attendanceId, title: 'Meeting 3', isDone: false });
    expect(await isDone(lessonId)).toBe(false);
    expect((await meetings.checkIn(learner, attendanceId)).statusCode).toBe(200);
    expect((await lessonOf(lessonId)).material).toMatchObject({ isDone: true });
    expect(await isDone(lessonId)).toBe(true);
    // Of others nothing counts.
    expect((await lessonOf(lessonId, teacherIs)).material).toMatchObject({ isDone: false });
  });

  it.each([
    ['late', true],
    ['excused', true],
    ['absent', false],
  ])('of somebody who was %s is done: %s', async (state, done) => {
    const { lessonId, attendanceId } = await classWithMeeting({
      opensAt: inMinutes(-60),
      lateFrom: inMinutes(-50),
      closesAt: inMinutes(-30),
    });
    expect((await lessonOf(lessonId)).material).toMatchObject({ isDone: false });
    const saved = await meetings.save(teacherIs, attendanceId, [{ userId: learner.id, record: state }]);
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await lessonOf(lessonId)).material).toMatchObject({ isDone: done });
    expect(await isDone(lessonId)).toBe(done);
  });

  it('says that its meeting was deleted, and cannot be published so', async () => {
    const { id, lessonId, attendanceId } = await classWithMeeting();
    expect((await meetings.remove(teacherIs, attendanceId)).statusCode).toBe(200);
    expect((await lessonOf(lessonId)).material).toMatchObject({
      title: null,
      opensAt: null,
      isDone: false,
    });
    expect((await teacher.read(id)).checks).toContainEqual(
      expect.objectContaining({ rule: 'missingMaterial', lessonId }),
    );
  });

  it('is a meeting of its own class, in a copy as well', async () => {
    const { id, attendanceId } = await classWithMeeting();
    const other = await draftWith('attendance', { type: 'attendance', attendanceId });
    expect([other.saved.statusCode, other.saved.json().code]).toEqual([400, 'CONTENT_INVALID']);
    const copied = (await teacher.call('POST', `/${id}/duplicate`)).json().data;
    expect(copied.checks).toContainEqual(expect.objectContaining({ rule: 'missingMaterial' }));
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
