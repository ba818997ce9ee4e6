import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { askAddress, picture, sendPicture } from '../uploads/uploads.fixtures.ts';
import { attendanceCalls, makeClassOf, MP4, PDF, sendFile } from './attendance.fixtures.ts';

const test = useTestApp();
const calls = attendanceCalls(test);
let teacher: Someone;
let learner: Someone;
let other: Someone;
let outsider: Someone;
let id: string;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  [learner, other, outsider] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
  const classId = await makeClassOf(test, [learner, other], { teachers: [teacher.id] });
  id = await calls.make(teacher, classId);
});

const dataOf = async (answer: ReturnType<typeof calls.attachments>) => {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBe(200);
  return json().data;
};
const upload = async (who: Someone) => (await sendPicture(test, who.token)).id;
const fetchFile = (url: string, who: Someone | undefined) => test.call('GET', url, { token: who?.token });
const usedAt = async (uploadId: string) =>
  test.database.read({ schoolId: SCHOOL.open }, async (tx) => {
    const row = await tx.selectFrom('upload').select('used_at').where('id', '=', uploadId).executeTakeFirst();
    return row?.used_at;
  });

describe('attachments of an attendance (B065, C108, C109, C110)', () => {
  it('are one’s own, and all of them for the teacher (TRUST 56)', async () => {
    const uuid = await upload(learner);
    const added = await dataOf(calls.attach(learner, id, uuid, { name: ' Doctor\u202e’s letter.png ' }));
    expect(added).toMatchObject({
      attendanceId: id,
      attachmentType: 'image',
      uuid,
      name: 'Doctor’s letter.png',
      owner: { id: learner.id },
      canDelete: true,
    });
    const theirs = await dataOf(calls.attach(other, id, await upload(other)));
    const idsOf = async (who: Someone, page: object = {}) =>
      (await dataOf(calls.attachments(who, id, page))).items.map((one: { id: string }) => one.id);
    expect(await idsOf(learner)).toEqual([added.id]);
    expect(await idsOf(teacher)).toEqual([theirs.id, added.id]);
    expect(await idsOf(teacher, { pageNumber: 2, pageSize: 1 })).toEqual([added.id]);
    expect(await idsOf(outsider)).toEqual([]);
    expect(await idsOf(await makePerson(test, 'owner', SCHOOL.company))).toEqual([]);
    // The record says how many there are.
    const { items } = await dataOf(calls.records(teacher, id));
    expect(items[0].attachmentCount).toBe(1);

    const file = await fetchFile(added.url, learner);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('image/png');
    expect((await fetchFile(added.url, teacher)).statusCode).toBe(200);
    expect((await fetchFile(added.url, other)).statusCode).toBe(404);
    expect((await fetchFile(added.url, outsider)).statusCode).toBe(404);
    expect((await fetchFile(added.url, undefined)).statusCode).toBe(401);
    expect((await fetchFile(`/files/${SCHOOL.company}/attendance/${added.id}`, teacher)).statusCode).toBe(
      404,
    );
  });

  it('are removed by their owner and the teacher alone, and their file with them', async () => {
    const uuid = await upload(learner);
    const { id: own } = await dataOf(calls.attach(learner, id, uuid));
    expect(await usedAt(uuid)).not.toBeNull();
    expect(await codeOf(calls.detach(other, own))).toBe('NOT_FOUND');
    expect(await codeOf(calls.detach(outsider, own))).toBe('NOT_FOUND');
    expect((await calls.detach(learner, own)).statusCode).toBe(200);
    expect(await usedAt(uuid)).toBeNull();
    expect(await codeOf(calls.detach(learner, own))).toBe('NOT_FOUND');
    const { id: second } = await dataOf(calls.attach(learner, id, await upload(learner)));
    expect((await calls.detach(teacher, second)).statusCode).toBe(200);
  });

  it('take uploads of one’s own that nothing else uses, from those who are enrolled', async () => {
    const uuid = await upload(other);
    expect(await codeOf(calls.attach(learner, id, uuid))).toBe('UPLOAD_NOT_OWNED');
    expect(await codeOf(calls.attach(learner, id, crypto.randomUUID()))).toBe('UPLOAD_NOT_OWNED');
    expect(await codeOf(calls.attach(outsider, id, await upload(outsider)))).toBe('NOT_ENROLLED');
    expect(await codeOf(calls.attach(teacher, id, await upload(teacher)))).toBe('NOT_ENROLLED');
    const first = await dataOf(calls.attach(other, id, uuid));
    expect((await dataOf(calls.attach(other, id, uuid))).id).toBe(first.id);
    const elsewhere = await makeClassOf(test, [other], { teachers: [teacher.id] });
    const second = await calls.make(teacher, elsewhere);
    expect(await codeOf(calls.attach(other, second, uuid))).toBe('UPLOAD_NOT_OWNED');
    const waiting = (await askAddress(test, other.token)).json().data.id as string;
    expect(await codeOf(calls.attach(other, id, waiting))).toBe('UPLOAD_NOT_OWNED');
    expect(await codeOf(calls.attach(other, id, uuid, { name: '\u200b ' }))).toBe('VALIDATION_FAILED');
  });

  it('are ten a person and attendance, also when they come at once', async () => {
    const [person] = await makePeople(test, 1, 'member');
    const classId = await makeClassOf(test, [person as Someone], { teachers: [teacher.id] });
    const full = await calls.make(teacher, classId);
    const uploads = [];
    for (let index = 0; index < 12; index++) uploads.push(await upload(person as Someone));
    const answers = await Promise.all(uploads.map((uuid) => calls.attach(person as Someone, full, uuid)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json()).toMatchObject({ code: 'FILE_TOO_MANY', details: { limit: 10 } });
    const { items } = await dataOf(calls.attachments(person as Someone, full));
    await calls.remove(teacher, full);
    expect(await usedAt(items[0].uuid)).toBeNull();
  });
});

describe('the file of an attachment', () => {
  it.each([
    ['document', 'letter.pdf', 'application/pdf', PDF],
    ['video', 'proof.mp4', 'video/mp4', MP4],
  ])('can be a %s, by its bytes', async (attachmentType, fileName, contentType, bytes) => {
    const sent = await sendFile(test, learner, { fileName, contentType, bytes });
    expect(sent.status, sent.body).toBe(200);
    expect(await codeOf(calls.attach(learner, id, sent.id))).toBe('FILE_FORMAT');
    const added = await dataOf(calls.attach(learner, id, sent.id, { attachmentType, name: fileName }));
    const file = await fetchFile(added.url, teacher);
    expect(file.headers['content-type']).toBe(contentType);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.rawPayload).toEqual(bytes);
  });

  it.each([
    ['a page called a document', 'application/pdf', Buffer.from('<script>alert(1)</script>')],
    ['half a document', 'application/pdf', PDF.subarray(0, 20)],
    ['a document called a film', 'video/mp4', PDF],
    ['half a film', 'video/mp4', MP4.subarray(0, -1)],
    ['a page called a film', 'video/webm', Buffer.from('<html>webm')],
  ])('is not %s', async (_what, contentType, bytes) => {
    const sent = await sendFile(test, learner, { fileName: 'a.bin', contentType, bytes });
    expect(JSON.parse(sent.body)).toMatchObject({ code: 'FILE_FORMAT' });
  });

  it('is no picture for what takes pictures alone', async () => {
    const sent = await sendFile(test, learner, {
      fileName: 'a.pdf',
      contentType: 'application/pdf',
      bytes: PDF,
    });
    const answer = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('upload').select('name').where('id', '=', sent.id).executeTakeFirstOrThrow(),
    );
    const feedback = await test.call('POST', '/api/school/v1/feedback', {
      token: learner.token,
      headers: { tenantid: SCHOOL.open },
      json: { content: 'x', pictures: [`/files/${SCHOOL.open}/${answer.name}`] },
    });
    expect(feedback.statusCode).not.toBe(200);
  });

  it('has a size that goes with its kind', async () => {
    const size = 6 * 1024 * 1024;
    const ask = async (contentType: string, bytes: number) =>
      (await askAddress(test, learner.token, { contentType, size: bytes })).statusCode;
    expect(await ask('image/png', size)).toBe(400);
    expect(await ask('application/pdf', size)).toBe(200);
    expect(await ask('application/pdf', 2 * size)).toBe(400);
    expect(await ask('video/mp4', 5 * size)).toBe(200);
    expect((await picture().png().toBuffer()).length).toBeLessThan(size);
  });
});
