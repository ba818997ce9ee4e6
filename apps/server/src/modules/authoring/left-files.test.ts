import { beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../files/file-store.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { purgeUploads } from '../uploads/purge.ts';
import { mp4, tusCalls } from '../uploads/tus.fixtures.ts';
import { confirmUpload } from '../uploads/uploads.fixtures.ts';
import { authorOf, lesson, newId } from './authoring.fixtures.ts';

const test = useTestApp();
const DAY_MS = 86_400_000;

describe('a film that no lesson shows any more', () => {
  let teacherIs: Someone;
  let teacher: ReturnType<typeof authorOf>;
  beforeAll(async () => {
    teacherIs = await makePerson(test, 'teacher');
    teacher = authorOf(test, teacherIs);
  });
  /** A film that was sent for a class. */
  const send = async (contentId: string): Promise<string> => {
    const film = mp4(1000);
    const calls = tusCalls(test, teacherIs.token);
    const { headers } = await calls.create(film.length, contentId);
    const id = await calls.sendRest(String(headers.location), film);
    return (await confirmUpload(test, teacherIs.token, id)).json().data.static_url;
  };
  const film = (url: string) => ({
    type: 'video' as const,
    url,
    fileName: 'film.mp4',
    posterUrl: null,
    seconds: 10,
    captions: {},
  });
  const rowOf = (url: string) =>
    test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .selectFrom('upload')
        .selectAll()
        .where('name', '=', url.split('/').at(-1) ?? '')
        .executeTakeFirst(),
    );
  const isUsed = async (url: string) => Boolean((await rowOf(url))?.used_at);
  const purgeIn = async (days: number) => {
    const files = openStore(test.config);
    await purgeUploads({
      config: test.config,
      database: test.database,
      files,
      log: { warn: () => undefined } as never,
      clock: { now: () => new Date(Date.now() + days * DAY_MS) },
    });
    files.close();
  };
  const classWith = async () => {
    const one = lesson('The film', { kind: 'video' });
    const made = await teacher.make('class', 'Films');
    const content = await teacher.save(made, {
      sections: [{ id: newId(), title: { en_US: 'Beginning' }, lessons: [one] }],
    });
    return { id: content.id, lessonId: one.id };
  };

  it('stays while a lesson or a version shows it, and gives its room back a week after those are gone', async () => {
    const { id, lessonId } = await classWith();
    const [first, second] = [await send(id), await send(id)];
    await teacher.tryWrite(id, lessonId, 0, {}, film(first));
    await teacher.publish(await teacher.read(id));
    expect((await teacher.tryWrite(id, lessonId, 1, {}, film(second))).statusCode).toBe(200);
    expect([await isUsed(first), await isUsed(second)]).toEqual([true, true]);
    await teacher.publish(await teacher.read(id));
    // The version that was published before can be restored.
    expect([await isUsed(first), await isUsed(second)]).toEqual([true, true]);
    for (const change of ['bin', 'delete']) await teacher.change(change, id);
    expect([await isUsed(first), await isUsed(second)]).toEqual([false, false]);
    await purgeIn(6);
    expect(await rowOf(first)).toBeDefined();
    await purgeIn(8);
    expect([await rowOf(first), await rowOf(second)]).toEqual([undefined, undefined]);
  });

  it('can be taken up again in a draft before', async () => {
    const { id, lessonId } = await classWith();
    const url = await send(id);
    await teacher.tryWrite(id, lessonId, 0, {}, film(url));
    await teacher.tryWrite(id, lessonId, 1, {}, null);
    expect(await isUsed(url)).toBe(false);
    expect((await teacher.tryWrite(id, lessonId, 2, {}, film(url))).statusCode).toBe(200);
    expect(await rowOf(url)).toMatchObject({ used_at: expect.any(Date), left_at: null });
  });

  it('goes with its lesson and its class, unless a copy of the class shows it', async () => {
    const { id, lessonId } = await classWith();
    const url = await send(id);
    await teacher.tryWrite(id, lessonId, 0, {}, film(url));
    const copy = await teacher.call('POST', `/${id}/duplicate`);
    expect(copy.statusCode, copy.body).toBe(200);
    for (const change of ['bin', 'delete']) expect((await teacher.change(change, id)).statusCode).toBe(200);
    expect(await isUsed(url)).toBe(true);
    for (const change of ['bin', 'delete']) await teacher.change(change, copy.json().data.id);
    expect(await isUsed(url)).toBe(false);
  });
});
