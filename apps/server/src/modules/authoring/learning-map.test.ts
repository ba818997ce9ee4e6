import { ResourceType } from '@stoa/api/enums';
import type { Content, ContentDraft, LearningMapDetail, LearningMapPlace } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { authorOf, makeClassDraft, newId, paragraph } from './authoring.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
type Author = ReturnType<typeof authorOf>;
type Stage = NonNullable<ContentDraft['stages']>[number];
let teacher: Author;
let admin: Author;
let learner: Someone;
let outsider: Someone;

beforeAll(async () => {
  teacher = authorOf(test, await makePerson(test, 'teacher'));
  admin = authorOf(test, await makePerson(test, 'admin'));
  learner = await makePerson(test, 'member');
  outsider = await makePerson(test, 'member', SCHOOL.company);
});

const article = async (title: string, by = teacher): Promise<Content> =>
  by.publish(await by.save(await by.make('article', title), { body: { en_US: paragraph(title) } }));
const stop = (resourceId: string, needs: string[] = []): Stage['stops'][number] => ({
  id: newId(),
  resourceId,
  needs,
});
const stage = (title: string, stops: Stage['stops']): Stage => ({
  id: newId(),
  title: { en_US: title },
  stops,
});
const show = async (id: string, token?: string) => {
  const answer = await test.call(
    'GET',
    `${PORTAL}/open/resource/${id}?schoolId=${SCHOOL.open}&sxz-lang=en_US`,
    token ? { token } : {},
  );
  return answer.statusCode === 200 ? (answer.json().data as LearningMapDetail) : answer.statusCode;
};
const place = async (id: string, who = learner): Promise<LearningMapPlace | null> =>
  ((await show(id, who.token)) as LearningMapDetail).place;
const begin = (id: string, who = learner) =>
  test.call('POST', `${PORTAL}/learning-map-resource/${id}/place`, {
    token: who.token,
    headers: { tenantid: SCHOOL.open },
  });
const mark = (id: string, stopId: string, isDone = true, who = learner) =>
  test.call('PUT', `${PORTAL}/learning-map-resource/${id}/stops/${stopId}`, {
    token: who.token,
    headers: { tenantid: SCHOOL.open },
    json: { isDone },
  });
const states = (of: LearningMapPlace | null) => of?.stops.map(({ state }) => state);
const rules = ({ checks }: Content) =>
  checks.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);

/** A map of two articles, the second of which needs the first. */
async function makeMap(title: string) {
  const [one, two] = [await article(`${title} one`), await article(`${title} two`)];
  const first = stop(one.id);
  const second = stop(two.id, [first.id]);
  const draft = await teacher.save(await teacher.make('map', title), {
    stages: [stage('Beginning', [first]), stage('Going on', [second])],
  });
  return { map: await teacher.publish(draft), one, two, first, second };
}

describe('a learning map', () => {
  it('is seen by nobody before it is published, then found, and leads from stop to stop', async () => {
    const draft = await teacher.make('map', 'Sailing from nothing');
    expect([draft.kind, rules(draft), await show(draft.id)]).toEqual(['map', ['noStops'], 404]);
    expect((await teacher.tryPublish(draft)).json().code).toBe('CONTENT_INVALID');
    const { map, first, second, one } = await makeMap('Harbours');
    expect(rules(await teacher.read(map.id))).toEqual([]);
    const shown = (await show(map.id)) as LearningMapDetail;
    expect(shown).toMatchObject({
      kind: 'learningMap',
      card: { type: ResourceType.LearningMap, learnerCount: 0 },
      stages: [
        { title: 'Beginning', stops: [{ id: first.id, doneBy: 'learner', card: { id: one.id } }] },
        { title: 'Going on', stops: [{ id: second.id, needs: [first.id] }] },
      ],
      place: null,
    });
    expect(await place(map.id)).toEqual({
      isBegun: false,
      done: 0,
      total: 2,
      nextStopId: first.id,
      stops: [
        { stopId: first.id, state: 'open', waitsFor: [] },
        { stopId: second.id, state: 'locked', waitsFor: [first.id] },
      ],
    });
    expect((await begin(map.id)).json().data.isBegun).toBe(true);
    expect((await mark(map.id, second.id)).json().code).toBe('CONFLICT');
    // The same once more changes nothing.
    for (const answer of [await mark(map.id, first.id), await mark(map.id, first.id)])
      expect(answer.json().data).toMatchObject({ done: 1, nextStopId: second.id });
    expect(states(await place(map.id))).toEqual(['done', 'open']);
    expect((await mark(map.id, first.id, false)).json().data.done).toBe(0);
    expect(((await show(map.id, learner.token)) as LearningMapDetail).card.learnerCount).toBe(1);
    const found = await test.call(
      'GET',
      `/api/search/v1/resources?schoolId=${SCHOOL.open}&keyword=Harbours&sxz-lang=en_US`,
    );
    expect(found.body).toContain(map.id);
  });

  it('tells by the lessons of a class whether a stop is done', async () => {
    const made = await teacher.publish(await makeClassDraft(teacher, 'Knots', ['Bowline']));
    const only = stop(made.id);
    const map = await teacher.publish(
      await teacher.save(await teacher.make('map', 'By result'), { stages: [stage('', [only])] }),
    );
    expect((await mark(map.id, only.id)).json().code).toBe('CONFLICT');
    const lessonId = made.draft.sections[0]?.lessons[0]?.id ?? '';
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      await tx
        .insertInto('lesson_progress')
        .values({
          lesson_id: lessonId,
          class_id: made.id,
          school_id: SCHOOL.open,
          account_id: learner.id,
          completed_at: new Date(),
          device_id: 'd',
          client_updated_at: new Date(),
        })
        .execute();
    });
    expect(await place(map.id)).toMatchObject({ done: 1, nextStopId: null });
  });

  it('goes on without a stop that is hidden or deleted, and tells its author', async () => {
    const { map, one, first, second } = await makeMap('Fog');
    await teacher.change('archive', one.id);
    expect(await place(map.id)).toMatchObject({ total: 1, nextStopId: second.id });
    expect((await teacher.read(map.id)).checks).toContainEqual(
      expect.objectContaining({ rule: 'stopHidden', severity: 'warning', lessonId: first.id }),
    );
    await teacher.change('bin', one.id);
    await teacher.change('delete', one.id);
    expect(states(await place(map.id))).toEqual(['open']);
    const open = await teacher.save(await teacher.read(map.id), { summary: { en_US: 'Again' } });
    expect(rules(open)).toEqual(['stopGone']);
    expect((await teacher.tryPublish(open)).json()).toMatchObject({
      code: 'CONTENT_INVALID',
      details: { fields: [{ rule: 'stopGone' }] },
    });
  });

  it('refuses circles, maps in maps, stops of another school and what does not fit together', async () => {
    const { map, one, two } = await makeMap('Circles');
    const [a, b] = [stop(one.id), stop(two.id)];
    const inCircle = await teacher.save(map, {
      stages: [
        stage('', [
          { ...a, needs: [b.id] },
          { ...b, needs: [a.id] },
        ]),
      ],
    });
    expect(rules(inCircle)).toEqual(['needsCircle']);
    expect((await teacher.tryPublish(inCircle)).statusCode).toBe(400);
    const itself = await teacher.save(inCircle, { stages: [stage('', [{ ...a, needs: [a.id] }])] });
    expect(rules(itself)).toEqual(['needsCircle']);
    const nested = await teacher.save(itself, { stages: [stage('', [stop(map.id)])] });
    expect(rules(nested)).toEqual(['stopKind']);
    const theirs = authorOf(test, await makePerson(test, 'teacher', SCHOOL.company), SCHOOL.company);
    const foreign = await teacher.save(nested, {
      stages: [stage('', [stop((await article('Foreign', theirs)).id)])],
    });
    expect(rules(foreign)).toEqual(['stopGone']);
    const many = (count: number) => Array.from({ length: count }, () => stop(one.id));
    for (const stages of [
      [stage('', [stop(one.id, [newId()])])],
      [stage('', [a, a])],
      [stage('', many(150)), stage('', many(51))],
    ])
      expect((await teacher.trySave(foreign, { stages })).json().code).toBe('CONTENT_INVALID');
    expect((await teacher.trySave(foreign, { stages: [stage('', many(500))] })).statusCode).toBe(400);
    const two_hundred = await teacher.save(foreign, { stages: [stage('', many(200))] });
    expect((await teacher.tryPublish(two_hundred)).statusCode).toBe(200);
  });

  it('keeps who has done what when it is published again, and loses it with the stop alone', async () => {
    const { map, first, second, two } = await makeMap('Again');
    await mark(map.id, first.id);
    const swapped = await teacher.save(map, {
      stages: [stage('One stage', [{ ...second, needs: [] }, first])],
    });
    await teacher.publish(swapped);
    expect(states(await place(map.id))).toEqual(['open', 'done']);
    const other = await teacher.save(await teacher.read(map.id), {
      stages: [stage('', [{ ...first, resourceId: two.id }])],
    });
    await teacher.publish(other);
    expect(states(await place(map.id))).toEqual(['open']);
  });

  it('is refused to whoever may not see it', async () => {
    const { map, first } = await makeMap('Members');
    const closed = await teacher.publish(await teacher.save(map, { audience: 2 }));
    expect([await show(closed.id), (await show(closed.id, learner.token)) as object]).toEqual([
      403,
      expect.objectContaining({ kind: 'learningMap' }),
    ]);
    for (const call of [begin(map.id, outsider), mark(map.id, first.id, true, outsider)])
      expect((await call).json().code).toBe('MEMBERS_ONLY');
    expect((await mark(map.id, newId())).statusCode).toBe(404);
    expect((await begin(first.resourceId)).statusCode).toBe(404);
    expect(
      (
        await test.call('POST', `${PORTAL}/learning-map-resource/${map.id}/place`, {
          headers: { tenantid: SCHOOL.open },
        })
      ).statusCode,
    ).toBe(401);
  });

  it('is listed with its stages in as many statements as one would be (C077)', async () => {
    const { map } = await makeMap('Listed alone');
    const list = async (query = '') =>
      (
        await test.call(
          'GET',
          `${PORTAL}/learning-map-resource?schoolId=${SCHOOL.open}&sxz-lang=en_US${query}`,
          {
            token: learner.token,
          },
        )
      ).json().data;
    const counted = async (query: string) => {
      const before = test.database.statements;
      const { items } = await list(query);
      return { items, statements: test.database.statements - before };
    };
    await list('&pageSize=1');
    const one = await counted('&pageSize=1');
    const all = await counted('&pageSize=50');
    expect(all.items.length).toBeGreaterThan(one.items.length);
    expect(all.statements).toBe(one.statements);
    expect((await list('&keyword=listed%20alone')).items).toMatchObject([
      { id: map.id, stages: [{ title: 'Beginning', completed: 0, items: [{}] }, {}], learnerCount: 0 },
    ]);
  });
});

describe('a topic', () => {
  it('collects resources in an order, and is found among topics (C082)', async () => {
    const [one, two] = [await article('Lanterns'), await article('Buoys')];
    const made = await teacher.make('topic', 'Lights at sea');
    expect(rules(made)).toEqual(['noStops']);
    const topic = await teacher.publish(await teacher.save(made, { items: [two.id, one.id] }));
    const shown = (await show(topic.id)) as unknown as { kind: string; items: { id: string }[] };
    expect([shown.kind, shown.items.map(({ id }) => id)]).toEqual(['topic', [two.id, one.id]]);
    await teacher.publish(await teacher.save(topic, { items: [one.id] }));
    expect(((await show(topic.id)) as unknown as typeof shown).items).toHaveLength(1);
    const answer = await test.call(
      'GET',
      `${PORTAL}/special-search-resource?schoolId=${SCHOOL.open}&keyword=Lights&sxz-lang=en_US`,
    );
    expect(answer.json().data.items).toMatchObject([{ id: topic.id, type: ResourceType.Topic }]);
    expect(rules(await teacher.save(await teacher.read(topic.id), { items: [topic.id] }))).toEqual([
      'stopKind',
    ]);
  });

  it('of demo content is edited from what its readers see', async () => {
    const { items } = await admin.list({ kind: 'topic', state: 'public' });
    const content = await admin.read(items.at(-1).id);
    expect(content.draft.items?.length).toBeGreaterThan(1);
  });
});

describe('the resources that somebody manages (C081)', () => {
  const managed = async (token: string, query = '') =>
    (
      await test.call('GET', `${PORTAL}/manager-resource?schoolId=${SCHOOL.open}&sxz-lang=en_US${query}`, {
        token,
      })
    ).json().data;

  it('are their own with drafts, or all of the school', async () => {
    const who = await makePerson(test, 'teacher');
    const author = authorOf(test, who);
    const draft = await author.make('topic', 'Only mine');
    await article('Mine and out', author);
    const own = await managed(who.token);
    expect(
      own.items.map(({ card, status }: { card: { title: string }; status: string }) => [card.title, status]),
    ).toEqual([
      ['Mine and out', 'published'],
      ['Only mine', 'draft'],
    ]);
    expect(own.items[1].missingLanguages).toContain('zh_CN');
    expect(own.items[1].missingLanguages).not.toContain('en_US');
    const drafts = await managed(who.token, '&status=draft');
    expect(drafts.items.map(({ card }: { card: { id: string } }) => card.id)).toEqual([draft.id]);
    const runs = await makePerson(test, 'admin');
    const page = await managed(runs.token, '&pageSize=2&sort=1');
    const next = await managed(runs.token, `&pageSize=2&sort=1&cursor=${page.next}`);
    expect(page.total).toBeGreaterThan(3);
    expect(next.items[0].card.id).not.toBe(page.items[1].card.id);
    expect((await managed(runs.token, '&keyword=only+mine')).items).toHaveLength(1);
  });
});
