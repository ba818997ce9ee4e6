import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { KeptVersion, KeptVersionWhole } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson, type Someone } from '../class/class.fixtures.ts';
import { authorOf, lesson, newId, paragraph } from './authoring.fixtures.ts';
import { VERSIONS_MAX } from './versions.repository.ts';

const test = useTestApp();
let teacherIs: Someone;
let teacher: ReturnType<typeof authorOf>;
let admin: ReturnType<typeof authorOf>;

beforeAll(async () => {
  teacherIs = await makePerson(test, 'teacher');
  teacher = authorOf(test, teacherIs);
  admin = authorOf(test, await makePerson(test, 'admin'));
});

const listed = async (id: string, lessonId?: string): Promise<KeptVersion[]> => {
  const answer = await teacher.call('GET', `/${id}/versions${lessonId ? `?lessonId=${lessonId}` : ''}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.items;
};
const numbers = async (id: string, lessonId?: string) =>
  (await listed(id, lessonId)).map(({ version }) => version);
const whole = async (id: string, version: number, lessonId?: string): Promise<KeptVersionWhole> => {
  const answer = await teacher.call(
    'GET',
    `/${id}/versions/${version}${lessonId ? `?lessonId=${lessonId}` : ''}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const restore = (id: string, version: number, body: object, who = teacher) =>
  who.call('POST', `/${id}/versions/${version}/restore`, body);
/** As if so many minutes had gone by since the last save. */
const pass = (id: string, minutes: number) =>
  test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
    for (const table of ['content_draft', 'lesson_draft'] as const)
      await sql`update ${sql.table(table)} set kept_at = kept_at - make_interval(mins => ${minutes})
        where resource_id = ${id}::bigint`.execute(tx);
  });
const article = async (...titles: string[]) => {
  const made = await teacher.make('article', 'Nothing yet');
  let content = await teacher.read(made.id);
  for (const title of titles) content = await teacher.save(content, { title: { en_US: title } });
  return content;
};

describe('what a draft was', () => {
  it('is kept once in ten minutes while one person writes', async () => {
    const content = await article('A', 'B', 'C');
    const { id } = content;
    expect(await numbers(id)).toEqual([3]);
    await pass(id, 10);
    const later = await teacher.save(content, { title: { en_US: 'D' } });
    await teacher.save(later, { title: { en_US: 'E' } });
    expect(await numbers(id)).toEqual([5, 3]);
    expect((await whole(id, 3)).draft?.title).toEqual({ en_US: 'C' });
  });

  it('is kept where somebody else saves over it, and where it was published', async () => {
    const content = await article('A');
    await teacher.save(content, { body: { en_US: paragraph('Text') } });
    const theirs = await admin.save(await teacher.read(content.id), { title: { en_US: 'B' } });
    const published = await admin.publish(theirs);
    await admin.save(published, { title: { en_US: 'C' }, summary: { en_US: 'S' } });
    const versions = await listed(content.id);
    expect(
      versions.map(({ version, isCurrent, isPublished, changed }) => [
        version,
        isCurrent,
        isPublished,
        changed,
      ]),
    ).toEqual([
      [4, true, false, ['summary', 'title']],
      [3, false, true, ['title']],
      [2, false, false, []],
    ]);
    expect(versions.map(({ savedBy }) => savedBy?.id === teacherIs.id)).toEqual([false, false, true]);
  });

  it('is restored as a new version, and nothing is lost', async () => {
    const content = await article('A');
    const { id } = content;
    await pass(id, 10);
    await teacher.save(content, { title: { en_US: 'B' } });
    const answer = await restore(id, 1, { baseVersion: 2 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ version: 3, draft: { title: { en_US: 'A' } }, text: null });
    expect((await teacher.read(id)).draft.title).toEqual({ en_US: 'A' });
    expect(await numbers(id)).toEqual([3, 2, 1]);
    expect((await whole(id, 2)).draft?.title).toEqual({ en_US: 'B' });
    // Of two who restore at once, one is told.
    expect(await codeOf(restore(id, 2, { baseVersion: 2 }))).toBe('VERSION_CONFLICT');
    expect(await codeOf(restore(id, 17, { baseVersion: 3 }))).toBe('NOT_FOUND');
  });

  it('is kept fifty times', async () => {
    const content = await article('A');
    const { id } = content;
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      sql`insert into content_version (resource_id, version, school_id, draft, saved_by, saved_at)
        select resource_id, n, school_id, draft, saved_by, saved_at - make_interval(days => 100 - n)
        from content_draft, generate_series(1, 60) n where resource_id = ${id}::bigint`.execute(tx),
    );
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('content_draft').set({ version: 61 }).where('resource_id', '=', id).execute(),
    );
    await pass(id, 10);
    await teacher.save(await teacher.read(id), { title: { en_US: 'B' } });
    const kept = await numbers(id);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([VERSIONS_MAX + 1, 62, 12]);
  });
});

describe('what a lesson taught', () => {
  const classOf = async () => {
    const [one, two] = [lesson('One'), lesson('Two')];
    const made = await teacher.make('class', 'Kept');
    const sections = [{ id: newId(), title: { en_US: 'Beginning' }, lessons: [one, two] }];
    const content = await teacher.save(made, { sections });
    return { content, id: content.id, one, two, sections };
  };

  it('has versions of its own, which are shown and restored', async () => {
    const { id, one, two } = await classOf();
    await teacher.write(id, one.id, 'First');
    await pass(id, 10);
    await teacher.write(id, one.id, 'Second', 1);
    await teacher.write(id, two.id, 'Other');
    expect(await numbers(id, one.id)).toEqual([2, 1]);
    expect(await numbers(id, two.id)).toEqual([1]);
    const kept = await whole(id, 1, one.id);
    expect(kept).toMatchObject({
      draft: null,
      text: { body: { en_US: paragraph('First') }, material: null },
    });
    expect((await listed(id, one.id))[0]?.changed).toEqual(['body']);
    const answer = await restore(id, 1, { lessonId: one.id, baseVersion: 2 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await teacher.readLesson(id, one.id)).body).toEqual({ en_US: paragraph('First') });
    expect(await numbers(id, one.id)).toEqual([3, 2, 1]);
  });

  it('comes back with an older outline of its class', async () => {
    const { content, id, one, two, sections } = await classOf();
    await teacher.write(id, one.id, 'First');
    await teacher.write(id, two.id, 'Second');
    await teacher.publish(content);
    const less = [{ ...sections[0], lessons: [one] }] as typeof sections;
    const smaller = await teacher.save(await teacher.read(id), { sections: less });
    await teacher.publish(smaller);
    expect(await codeOf(teacher.call('GET', `/${id}/lessons/${two.id}`))).toBe('NOT_FOUND');
    const answer = await restore(id, content.version, { baseVersion: smaller.version });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await teacher.readLesson(id, two.id)).body).toEqual({ en_US: paragraph('Second') });
    await teacher.publish(await teacher.read(id));
  });
});

describe('versions of others', () => {
  it('are there for those who may edit it, in its school alone', async () => {
    const { id, version } = await article('A');
    const stranger = authorOf(test, await makePerson(test, 'teacher'));
    const elsewhere = authorOf(test, await makePerson(test, 'owner', SCHOOL.company), SCHOOL.company);
    for (const [who, code] of [
      [stranger, 'FORBIDDEN'],
      [elsewhere, 'NOT_FOUND'],
    ] as const) {
      expect(await codeOf(who.call('GET', `/${id}/versions`))).toBe(code);
      expect(await codeOf(who.call('GET', `/${id}/versions/${version}`))).toBe(code);
      expect(await codeOf(restore(id, version, { baseVersion: version }, who))).toBe(code);
    }
    expect((await admin.call('GET', `/${id}/versions`)).statusCode).toBe(200);
  });
});
