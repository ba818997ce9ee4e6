import type { DraftEditing, SitePage } from '@stoa/api/schema';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { authorOf, lesson, newId } from '../authoring/authoring.fixtures.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
const AUTHORING = '/api/portal/api/v1/authoring/contents';
const school = SCHOOL.open;
const SECOND_MS = 1000;
let admin: Someone;
let colleague: Someone;
let teacher: Someone;
let stranger: Someone;

beforeAll(async () => {
  admin = await makePerson(test, 'admin', school);
  colleague = await makePerson(test, 'admin', school);
  teacher = await makePerson(test, 'teacher', school);
  stranger = await makePerson(test, 'admin', SCHOOL.company);
});

const report = (pageId: string, { token }: Someone) =>
  test.call('PUT', `${PORTAL}/site-pages/${pageId}/editors`, { token, json: { schoolId: school } });
const reported = async (pageId: string, person: Someone): Promise<DraftEditing> => {
  const answer = await report(pageId, person);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const namesOf = ({ others }: DraftEditing) => others.map(({ person }) => person.id);
/** Lets so many seconds go by for what was reported. */
const pass = (seconds: number) =>
  test.database.write({ schoolId: school }, (tx) =>
    sql`update draft_editor set since = since - make_interval(secs => ${seconds}),
      seen_at = seen_at - make_interval(secs => ${seconds})`.execute(tx),
  );
/** How many seconds one moment is after another. */
const secondsBetween = (one: string, other: string): number =>
  (Date.parse(one) - Date.parse(other)) / SECOND_MS;
const makePage = async (address: string): Promise<SitePage> =>
  (
    await test.call('POST', `${PORTAL}/site-pages`, {
      token: admin.token,
      json: { schoolId: school, address, title: { en_US: address } },
    })
  ).json().data;

describe('people who edit the same page (R31)', () => {
  it('see each other, until one was not heard of for 50 seconds', async () => {
    const { pageId } = await makePage('together');
    expect(namesOf(await reported(pageId, admin))).toEqual([]);
    const [first] = (await reported(pageId, colleague)).others;
    expect(first?.person.id).toBe(admin.id);
    await pass(45);
    expect(namesOf(await reported(pageId, admin))).toEqual([colleague.id]);
    await pass(45);
    expect(namesOf(await reported(pageId, admin))).toEqual([]);
    // Has been here all the time; whoever was away is here anew.
    const since = (await reported(pageId, colleague)).others[0]?.since ?? '';
    expect(secondsBetween(since, first?.since ?? '')).toBe(-90);
    const [back] = (await reported(pageId, admin)).others;
    expect(new Date(back?.since ?? 0).getTime()).toBeGreaterThan(new Date(first?.since ?? 0).getTime());
  });

  it('are told of a version that another of them has saved', async () => {
    const { pageId, version } = await makePage('newest');
    expect((await reported(pageId, colleague)).newest).toMatchObject({
      version,
      savedBy: { id: admin.id },
    });
    const untouched = await reported('site', colleague);
    expect(untouched.newest).toBeNull();
  });

  it('see each other on a page that was published without a draft, as those of demo content', async () => {
    expect((await reported('about', admin)).newest).toBeNull();
    expect(namesOf(await reported('about', colleague))).toEqual([admin.id]);
    expect((await report('no-such-page', admin)).statusCode).toBe(404);
  });

  it('are those who may decorate the school, on pages that it has', async () => {
    expect((await report('home', teacher)).statusCode).toBe(403);
    expect((await report('home', stranger)).statusCode).toBe(404);
    expect((await report('nowhere', admin)).statusCode).toBe(404);
    const { pageId } = await makePage('gone');
    await test.call('DELETE', `${PORTAL}/site-pages/${pageId}?schoolId=${school}`, { token: admin.token });
    expect((await report(pageId, admin)).statusCode).toBe(404);
  });
});

describe('people who edit the same class', () => {
  it('see each other there and in its lessons apart', async () => {
    const author = authorOf(test, teacher);
    const made = await author.save(await author.make('class', 'Two at once'), {
      sections: [{ id: newId(), title: { en_US: 'First' }, lessons: [lesson('Beginning')] }],
    });
    const lessonId = made.draft.sections[0]?.lessons[0]?.id ?? '';
    const open = async (person: Someone, inLesson: string | null) => {
      const answer = await test.call('PUT', `${AUTHORING}/${made.id}/editors`, {
        token: person.token,
        headers: { tenantid: school },
        json: { lessonId: inLesson },
      });
      return answer.statusCode === 200 ? (answer.json().data as DraftEditing) : answer.statusCode;
    };
    expect(await open(admin, null)).toMatchObject({
      others: [],
      newest: { version: '1', savedBy: { id: teacher.id } },
    });
    expect(await open(teacher, null)).toMatchObject({ others: [{ person: { id: admin.id } }] });
    expect(await open(teacher, lessonId)).toEqual({ others: [], newest: null });
    expect(await open(teacher, newId())).toBe(404);
    expect(await open(await makePerson(test, 'teacher', school), null)).toBe(403);
    expect(await open(stranger, null)).toBe(404);
  });
});
