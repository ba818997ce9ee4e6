import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { classCalls, codeOf, makeClass, makePerson } from './class.fixtures.ts';

const test = useTestApp();
const { getClass, getLesson, enroll } = classCalls(test);

describe('a lesson (R11)', () => {
  it('opens previews to everybody and the others to who is enrolled, teaches or looks after the school', async () => {
    const teacher = await makePerson(test, 'teacher');
    const { id, lessons } = await makeClass(test, { teachers: [teacher.id] });
    const [preview = '', video = ''] = lessons;
    const visitor = (await getLesson(preview)).json().data;
    expect(visitor).toMatchObject({
      id: preview,
      classId: id,
      classTitle: 'A class',
      sectionTitle: 'A section',
      lang: 'en_US',
      kind: 'article',
      video: null,
      position: null,
      previous: null,
      next: { id: video },
    });
    expect(visitor.toc).toEqual([{ id: 'section-1', text: 'Secret heading', level: 2 }]);

    const member = await makePerson(test, 'member');
    const otherTeacher = await makePerson(test, 'teacher');
    for (const token of [undefined, member.token, otherTeacher.token]) {
      const answer = await getLesson(video, token);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'NOT_ENROLLED']);
      expect(answer.body).not.toMatch(/secret/i);
    }
    const admin = await makePerson(test, 'admin');
    await enroll(id, member.token);
    for (const token of [member.token, teacher.token, admin.token]) {
      const { data } = (await getLesson(video, token)).json();
      expect(data.body).toBeNull();
      expect(data.video).toEqual({
        url: '/media/videos/secret/video.mp4',
        streamUrl: null,
        posterUrl: '/media/videos/secret/poster.svg',
        seconds: 100,
        width: 960,
        height: 540,
        captions: [{ lang: 'en_US', label: 'English', url: '/media/videos/secret/captions.en_US.vtt' }],
      });
    }
  });

  it('stays locked until the class starts, except for previews', async () => {
    const { id, lessons } = await makeClass(test, { startsInDays: 3 });
    const [preview = '', video = ''] = lessons;
    const { token } = await makePerson(test, 'member');
    expect((await enroll(id, token)).statusCode).toBe(200);
    const answer = await getLesson(video, token);
    expect(answer.json()).toMatchObject({ code: 'LESSON_LOCKED', details: { reason: 'CLASS_NOT_STARTED' } });
    expect(answer.body).not.toMatch(/secret/i);
    expect(await codeOf(getLesson(preview, token))).toBe(200);
    const { data } = (await getClass(id, token)).json();
    expect(data.abilities).toEqual({
      enroll: false,
      leave: true,
      learn: false,
      seeMembers: true,
      reasons: ['CLASS_NOT_STARTED', 'ALREADY_ENROLLED'],
    });
    expect(data.sections[0].lessons[1].locked).toBe(true);
  });

  it('can still be read after the end by who was enrolled', async () => {
    const { id, lessons } = await makeClass(test, { startsInDays: -9 });
    const { token } = await makePerson(test, 'member');
    await enroll(id, token);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('resource')
        .set({ ends_at: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute(),
    );
    expect(await codeOf(getLesson(lessons[1] ?? '', token))).toBe(200);
  });

  it('is closed to someone whom the school has shut out, seat or not', async () => {
    const { id, lessons } = await makeClass(test);
    const person = await makePerson(test, 'member');
    await enroll(id, person.token);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', person.id).execute(),
    );
    expect(await codeOf(getLesson(lessons[1] ?? '', person.token))).toBe('NOT_ENROLLED');
    expect((await getClass(id, person.token)).json().data).toMatchObject({
      enrollment: 0,
      abilities: { enroll: false, learn: false, seeMembers: false },
    });
    expect((await enroll(id, person.token)).json().code).toBe('NOT_A_MEMBER');
  });
});
