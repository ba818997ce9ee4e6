import type { LessonNote, MyNote, NoteBody } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { learnerCalls } from '../class/progress.fixtures.ts';
import { LESSON_MAX, PERSON_MAX } from './notes.policy.ts';

const test = useTestApp();
const { makeLearner } = learnerCalls(test);
const OPEN = { lessons: [{}, { kind: 'video' as const }] };
const passage = (position: number, quote: string): NoteBody['place'] => ({
  kind: 'passage',
  position,
  quote,
});

const add = (who: Someone, lessonId: string | undefined, body: NoteBody, key?: string) =>
  test.call('POST', `/api/class/v1/lessons/${lessonId}/notes`, {
    token: who.token,
    headers: { tenantid: SCHOOL.open, ...(key ? { 'idempotency-key': key } : {}) },
    json: body,
  });
async function added(who: Someone, lessonId: string | undefined, body: NoteBody): Promise<LessonNote> {
  const answer = await add(who, lessonId, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: LessonNote }).data;
}
async function ofLesson(who: Someone, lessonId: string | undefined): Promise<LessonNote[]> {
  const answer = await test.call('GET', `/api/class/v1/lessons/${lessonId}/notes?schoolId=${SCHOOL.open}`, {
    token: who.token,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: { items: LessonNote[] } }).data.items;
}
interface Page {
  items: MyNote[];
  next: string | null;
  total: number;
  schools: { id: string }[];
  classes: { id: string; title: string }[];
}
async function list(who: Someone, query: Record<string, string> = {}): Promise<Page> {
  const search = new URLSearchParams({ 'sxz-lang': 'en_US', ...query });
  const answer = await test.call('GET', `/api/class/v1/learning/notes?${search}`, { token: who.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: Page }).data;
}
const change = (who: Someone, id: string, json: object) =>
  test.call('PUT', `/api/class/v1/notes/${id}`, { token: who.token, json });
const remove = (who: Someone, id: string) =>
  test.call('DELETE', `/api/class/v1/notes/${id}`, { token: who.token });
const restore = (who: Someone, id: string) =>
  test.call('POST', `/api/class/v1/notes/${id}/restore`, { token: who.token });

describe('notes in a lesson', () => {
  it('are kept at their place, in its order, cleaned of what cannot be seen', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const [article, video] = lessons;
    await added(person, article, {
      place: passage(4, 'the  critical\npath'),
      text: 'later\r\n\u202Eline ',
    });
    await added(person, article, { place: passage(1, 'a plan'), text: '' });
    await added(person, video, { place: { kind: 'second', position: 134, quote: 'x' }, text: 'film' });
    expect((await ofLesson(person, article)).map(({ place, text }) => [place, text])).toEqual([
      [passage(1, 'a plan'), ''],
      [passage(4, 'the critical path'), 'later\nline'],
    ]);
    expect((await ofLesson(person, video)).map(({ place }) => place)).toEqual([
      { kind: 'second', position: 134, quote: '' },
    ]);
  });

  it('are refused where the lesson has no such place, is closed or full of them', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const [article] = lessons;
    const second: NoteBody = { place: { kind: 'second', position: 1, quote: '' }, text: '' };
    expect(codeOf(await add(person, article, second))).toBe('VALIDATION_FAILED');
    const stranger = await makePerson(test, 'member');
    const body: NoteBody = { place: passage(0, ''), text: 'mine' };
    expect(codeOf(await add(stranger, article, body))).toBe('NOT_ENROLLED');
    expect(codeOf(await add(person, article, { ...body, text: 'x'.repeat(5001) }))).toBe('VALIDATION_FAILED');
    const write = (who: Someone, lesson: string | undefined, count: number) =>
      test.fill(async (client) => {
        await client.query(
          `insert into lesson_note (account_id, school_id, class_id, lesson_id, class_title, lesson_title, class_type,
            place_kind, position, search_vector, search_text, created_at, updated_at)
          select $1, $2, $3, $3, '{}', '{}', 5, 'lesson', 0, '', '', now(), now() from generate_series(1, $4)`,
          [who.id, SCHOOL.open, lesson, count],
        );
      });
    await write(person, article, LESSON_MAX);
    expect(codeOf(await add(person, article, body))).toBe('NOTES_FULL');
    // In all lessons: lists of one’s own notes are never longer, in however large a school.
    const other = await makeLearner(OPEN);
    await write(other.person, article, PERSON_MAX - 1);
    expect((await add(other.person, other.lessons[0], body)).statusCode).toBe(200);
    expect(codeOf(await add(other.person, other.lessons[0], body))).toBe('NOTES_FULL');
  });

  it('are added once for a key, however often they are sent', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const body: NoteBody = { place: passage(0, ''), text: 'once' };
    const [first, again] = await Promise.all([
      add(person, lessons[0], body, 'a-note-key'),
      add(person, lessons[0], body, 'a-note-key'),
    ]);
    expect(first.json()).toEqual(again.json());
    expect(await ofLesson(person, lessons[0])).toHaveLength(1);
  });

  it('are changed, and what another device changed meanwhile is not overwritten unseen', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const { id } = await added(person, lessons[0], { place: passage(0, ''), text: 'first' });
    expect((await change(person, id, { text: 'second', version: 1 })).json().data).toMatchObject({
      text: 'second',
      version: 2,
    });
    expect((await change(person, id, { text: 'second', version: 1 })).statusCode).toBe(200);
    expect(codeOf(await change(person, id, { text: 'third', version: 1 }))).toBe('VERSION_CONFLICT');
    expect((await list(person, { keyword: 'second' })).total).toBe(1);
    expect((await list(person, { keyword: 'first' })).total).toBe(0);
  });

  it('are deleted and restored', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const { id } = await added(person, lessons[0], { place: passage(0, ''), text: 'kept' });
    for (let time = 0; time < 2; time++) expect((await remove(person, id)).statusCode).toBe(200);
    expect(await ofLesson(person, lessons[0])).toEqual([]);
    expect((await list(person)).items).toEqual([]);
    expect(codeOf(await change(person, id, { text: 'x', version: 1 }))).toBe('NOT_FOUND');
    for (let time = 0; time < 2; time++) expect((await restore(person, id)).json().data.text).toBe('kept');
    expect(await ofLesson(person, lessons[0])).toHaveLength(1);
  });

  it('are seen by nobody else: no teacher, no owner, not bound to the same school', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const { id } = await added(person, lessons[0], { place: passage(0, ''), text: 'a secret thought' });
    for (const role of ['teacher', 'admin', 'owner'] as const) {
      const other = await makePerson(test, role);
      expect(await ofLesson(other, lessons[0])).toEqual([]);
      expect((await list(other)).items).toEqual([]);
      expect(
        (await test.call('GET', '/api/class/v1/learning/notes.md', { token: other.token })).body,
      ).not.toContain('secret');
      for (const answer of [
        await change(other, id, { text: 'x', version: 1 }),
        await remove(other, id),
        await restore(other, id),
      ])
        expect(answer.statusCode).toBe(404);
    }
    for (const scope of [{ schoolId: SCHOOL.open }, { accountId: person.id, schoolId: SCHOOL.overseas }])
      expect(
        await test.database.read(scope, (tx) => tx.selectFrom('lesson_note').select('id').execute()),
      ).toEqual([]);
  });
});

describe('the notes of all classes', () => {
  it('are found by words in every script, by school and class, with the words marked', async () => {
    const { person, id, lessons } = await makeLearner(OPEN);
    const other = await makeLearner(OPEN);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .insertInto('enrollment')
        .values({ class_id: other.id, school_id: SCHOOL.open, account_id: person.id })
        .execute(),
    );
    await added(person, lessons[0], { place: passage(2, 'the critical path'), text: 'Größe der Planung' });
    await added(person, other.lessons[0], { place: passage(1, ''), text: '项目管理' });
    const found = await list(person, { keyword: 'grosse' });
    expect(found.items.map(({ note, textRanges }) => [note.text, textRanges])).toEqual([
      ['Größe der Planung', [[0, 5]]],
    ]);
    expect((await list(person, { keyword: 'critical' })).items[0]?.quoteRanges).toEqual([[4, 12]]);
    expect((await list(person, { keyword: '项目' })).items.map(({ classId }) => classId)).toEqual([other.id]);
    expect((await list(person, { keyword: "';--" })).total).toBe(2);
    const all = await list(person);
    expect(all.schools.map((school) => school.id)).toEqual([SCHOOL.open]);
    expect(all.classes.map((one) => [one.id, one.title])).toEqual([
      [other.id, 'A class'],
      [id, 'A class'],
    ]);
    expect((await list(person, { classId: id })).total).toBe(1);
    expect((await list(person, { schoolId: SCHOOL.overseas })).total).toBe(0);
    expect(all.items[1]).toMatchObject({
      lessonTitle: 'Lesson 1',
      url: `/classInfo/${SCHOOL.open}/class-view/${id}?lesson=${lessons[0]}&note=${all.items[1]?.note.id}`,
    });
  });

  it('come by pages, and ask the database as often for many as for none', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const count = async () => {
      const before = test.database.statements;
      await list(person);
      return test.database.statements - before;
    };
    await count();
    const none = await count();
    for (let at = 0; at < 5; at++) await added(person, lessons[0], { place: passage(at, ''), text: `${at}` });
    expect(await count()).toBe(none);
    const first = await list(person, { pageSize: '3' });
    const second = await list(person, { pageSize: '3', cursor: first.next ?? '' });
    expect([first, second].map(({ items }) => items.map(({ note }) => note.text))).toEqual([
      ['4', '3', '2'],
      ['1', '0'],
    ]);
    expect(second.next).toBeNull();
  });

  it('outlive their lesson, with its title', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    await added(person, lessons[0], { place: passage(0, 'gone soon'), text: 'still here' });
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .deleteFrom('lesson')
        .where('id', '=', lessons[0] ?? '')
        .execute(),
    );
    expect((await list(person)).items).toMatchObject([
      { note: { text: 'still here' }, lessonTitle: 'Lesson 1', classTitle: 'A class', url: null },
    ]);
  });

  it('are a Markdown file by class and place, in which titles are no markup', async () => {
    const { person, id, lessons } = await makeLearner(OPEN);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('resource')
        .set({ title: JSON.stringify({ en_US: 'A *bold* [class]' }) })
        .where('id', '=', id)
        .execute(),
    );
    await added(person, lessons[0], { place: passage(3, 'two\nlines'), text: '- mine\n- as typed' });
    await added(person, lessons[1], { place: { kind: 'second', position: 3800, quote: '' }, text: '' });
    const file = await test.call('GET', '/api/class/v1/learning/notes.md?sxz-lang=en_US', {
      token: person.token,
    });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="stoa-notes-[\d-]{10}\.md"$/);
    const place = (lesson: string | undefined) =>
      String.raw`\(http\S+/class-view/${id}\?lesson=${lesson}&note=\d{19}\) · \S.+`;
    expect(file.body).toMatch(
      new RegExp(
        [
          '^# My notes',
          String.raw`## A \\\*bold\\\* \\\[class\\\]`,
          '### Lesson 1',
          '> two lines',
          '- mine\n- as typed',
          String.raw`\[Open in lesson\]${place(lessons[0])}`,
          '### Lesson 2',
          String.raw`\*Bookmark\*`,
          String.raw`\[1:03:20\]${place(lessons[1])}\n$`,
        ].join('\n\n'),
      ),
    );
  });

  it('go with the account, and deleted ones after a day', async () => {
    const { person, lessons } = await makeLearner(OPEN);
    const { id } = await added(person, lessons[0], { place: passage(0, ''), text: 'mine' });
    await remove(person, id);
    await added(person, lessons[0], { place: passage(0, ''), text: 'mine too' });
    const left = async () =>
      (await test.database.pool.query('select id from lesson_note where account_id = $1', [person.id])).rows;
    expect(await left()).toHaveLength(2);
    await test.database.pool.query('delete from account where id = $1', [person.id]);
    expect(await left()).toEqual([]);
  });
});
