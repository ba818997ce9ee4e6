import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedEntry } from '@stoa/api/schema';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { classCalls, makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { LOOKED_THROUGH } from './feed.repository.ts';
import { disable, peopleCalls } from './people.fixtures.ts';

const test = useTestApp();
const { get, post, follow, unfollow, setting } = peopleCalls(test);
const { enroll } = classCalls(test);
let [ana, bo, cem, classId] = [] as unknown as [Someone, Someone, Someone, string];

type Page = { items: FeedEntry[]; next: string | null; previous: string | null };
const page = async (who: Someone, query: object = {}) =>
  (await get('feed', who.token, query as Record<string, string>)).json().data as Page;
const reported = async (who: Someone) =>
  (await page(who)).items.map(({ by, kind }) => `${nameOf(by.id)} ${kind}`);
const nameOf = (id: string) => ({ [ana.id]: 'ana', [bo.id]: 'bo', [cem.id]: 'cem' })[id];
/** What somebody sees on the tab of a person, as the feed tells it. */
const onTab = async (viewer: Someone, person: Someone) => {
  const answer = await get('dynamics', viewer.token, { userId: person.id });
  if (answer.statusCode === 404) return [];
  return (answer.json().data.items as FeedEntry[]).map(({ kind }) => `${nameOf(person.id)} ${kind}`);
};

beforeAll(async () => {
  [ana, bo, cem] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
  ({ id: classId } = await makeClass(test));
  await enroll(classId, bo.token);
  await follow(bo.token, cem.id);
  await follow(ana.token, bo.id);
});

describe('what those whom one follows did', () => {
  it('is told with who did it, the latest first, and nothing of others or of oneself', async () => {
    const { items, next, previous } = await page(ana);
    expect(items.map(({ by, kind }) => [by.id, kind])).toEqual([
      [bo.id, 'followed'],
      [bo.id, 'joinedSchool'],
    ]);
    expect(items[0]).toMatchObject({ person: { id: cem.id }, by: { id: bo.id } });
    expect([next, previous]).toEqual([null, null]);
    expect(await page(cem)).toMatchObject({ items: [], next: null, previous: null });
  });

  it('is what each of them shows on their own tab, whatever they choose', async () => {
    const agree = async (change: Parameters<typeof setting>[1], expected: string[]) => {
      await setting(bo.token, change);
      expect(await reported(ana)).toEqual(expected);
      expect(await reported(ana)).toEqual(await onTab(ana, bo));
    };
    await agree({ showLearning: 'followers' }, ['bo followed', 'bo enrolled', 'bo joinedSchool']);
    await agree({ hiddenKinds: ['joinedSchool'] }, ['bo followed', 'bo enrolled']);
    await agree({ showFollows: 'nobody' }, ['bo enrolled']);
    await agree({ showDynamics: 'nobody' }, []);
    await agree({ showDynamics: 'all' }, ['bo enrolled']);
    await agree({ showDynamics: 'members', showLearning: 'nobody' }, []);
    await agree({ showFollows: 'members', hiddenKinds: [] }, ['bo followed', 'bo joinedSchool']);
  });

  it('tells nothing of what the reader may not see', async () => {
    await setting(bo.token, { showLearning: 'members' });
    const setStatus = (status: 'draft' | 'published') =>
      test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        tx.updateTable('resource').set({ status }).where('id', '=', classId).execute(),
      );
    expect(await reported(ana)).toContain('bo enrolled');
    await setStatus('draft');
    expect(await reported(ana)).not.toContain('bo enrolled');
    await setStatus('published');
    await setting(bo.token, { showLearning: 'nobody' });
  });

  it('ends with following', async () => {
    await unfollow(ana.token, bo.id);
    expect(await reported(ana)).toEqual([]);
    await follow(ana.token, bo.id);
    expect(await reported(ana)).not.toEqual([]);
  });

  it('tells nothing of whom one muted, nor of who blocked one or whom they followed', async () => {
    const hide = (who: Someone, whom: Someone, kind: string) =>
      post('blockPerson', who.token, { userId: whom.id, kind });
    const show = (who: Someone, whom: Someone, kind: string) =>
      test.call('POST', '/api/personal-center/unblockPerson', {
        token: who.token,
        json: { userId: whom.id, kind },
      });
    await hide(ana, bo, 'mute');
    expect(await reported(ana)).toEqual([]);
    await show(ana, bo, 'mute');
    await hide(cem, ana, 'block');
    expect(await reported(ana)).toEqual(['bo joinedSchool']);
    await show(cem, ana, 'block');
    for (const [who, whom] of [
      [ana, bo],
      [bo, ana],
    ] as const) {
      await hide(who, whom, 'block');
      // Blocking ends following; a row that comes back all the same is not told of.
      await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        tx
          .insertInto('follow')
          .values({ school_id: SCHOOL.open, follower_id: ana.id, person_id: bo.id })
          .execute(),
      );
      expect(await reported(ana)).toEqual([]);
      await show(who, whom, 'block');
      expect(await reported(ana)).toEqual(['bo followed', 'bo joinedSchool']);
    }
  });

  it('tells nothing of who is shut out or whose account is closed', async () => {
    const [reader, shutOut, closed] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
    await follow(reader.token, shutOut.id);
    await follow(reader.token, closed.id);
    expect((await page(reader)).items).toHaveLength(2);
    await disable(test, shutOut.id);
    expect((await page(reader)).items.map(({ by }) => by.id)).toEqual([closed.id]);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ is_valid: false }).where('id', '=', closed.id).execute(),
    );
    expect((await page(reader)).items).toEqual([]);
  });

  it('is of one school, and for its members', async () => {
    const both = await makePerson(test, 'member');
    await test.database.write({ schoolId: SCHOOL.overseas }, (tx) =>
      tx
        .insertInto('membership')
        .values({ school_id: SCHOOL.overseas, account_id: both.id, role: 'member' })
        .execute(),
    );
    await follow(both.token, bo.id);
    expect((await page(both)).items).not.toEqual([]);
    expect((await page(both, { schoolId: SCHOOL.overseas })).items).toEqual([]);
    expect(codeOf(await get('feed', ana.token, { schoolId: SCHOOL.overseas }))).toBe('NOT_A_MEMBER');
    expect(codeOf(await get('feed', undefined))).toBe('UNAUTHENTICATED');
  });
});

describe('a feed of many', () => {
  const AT_ONCE = new Date('2026-03-01T08:00:00.123Z');
  let people: Someone[];
  let reader: Someone;

  /** Makes the reader follow so many more people; each joined, and finished the same lesson at the same moment. */
  const fill = (count: number, lessonId: string) =>
    test.fill(async (client) => {
      await client.query(`select set_config('stoa.school', $1, false)`, [SCHOOL.open]);
      await client.query(
        `with made as (insert into account (email, nick_name) select gen_random_uuid() || '@stoa.example', 'Followed'
             from generate_series(1, $2::int) returning id),
           joined as (insert into membership (school_id, account_id, role, joined_at) select $1, id, 'member', $3 from made returning account_id),
           chosen as (insert into space (school_id, account_id, show_learning) select $1, id, 'members' from made),
           followed as (insert into follow (school_id, follower_id, person_id, followed_at) select $1, $4, id, $3 from made),
           done as (insert into lesson_progress (school_id, account_id, lesson_id, class_id, completed_at, device_id, client_updated_at)
             select $1, made.id, lesson.id, lesson.class_id, $3, 'device', $3 from made join lesson on lesson.id = $5)
         select`,
        [SCHOOL.open, count, AT_ONCE, reader.id, lessonId],
      );
    });
  const cost = async () => {
    const before = test.database.statements;
    await page(reader);
    return test.database.statements - before;
  };
  /** Ids of all entries, by pages. */
  const walk = async (pageSize: number) => {
    const seen: string[] = [];
    let at = await page(reader, { pageSize });
    for (;;) {
      seen.push(...at.items.map(({ id }) => id));
      if (at.next === null) break;
      at = await page(reader, { pageSize, cursor: at.next });
    }
    return seen;
  };

  beforeAll(async () => {
    reader = await makePerson(test, 'member');
    people = await makePeople(test, 3, 'member');
    for (const { id } of people) await follow(reader.token, id);
  });

  it('goes on after a cursor without gaps or doubles, where everything happened at the same moment', async () => {
    const { lessons } = await makeClass(test);
    await fill(20, lessons[0] as string);
    const seen = await walk(7);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(3 + 20 * 2);
    expect(seen).toEqual((await page(reader, { pageSize: 100 })).items.map(({ id }) => id));
  });

  it('goes back to the page before', async () => {
    const first = await page(reader, { pageSize: 5 });
    const second = await page(reader, { pageSize: 5, cursor: first.next });
    const back = await page(reader, { pageSize: 5, cursor: second.previous });
    expect(back.items).toEqual(first.items);
  });

  it('costs as many statements for 300 as for 23, and tells the same', async () => {
    const few = await cost();
    const { lessons } = await makeClass(test);
    await fill(277, lessons[0] as string);
    expect(await cost()).toBe(few);
    const seen = await walk(100);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(3 + 297 * 2);
  });

  it('is read by its time where more happened at one moment than is looked through', async () => {
    const recent = await cost();
    const { lessons } = await makeClass(test);
    await fill(LOOKED_THROUGH[0] as number, lessons[0] as string);
    expect(await cost()).toBe(recent);
    const seen = await walk(100);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(3 + 1297 * 2);
  });
});
