import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentEntry } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { authorOf, lesson, makeClassDraft, newId, paragraph } from './authoring.fixtures.ts';

const test = useTestApp();
type Author = ReturnType<typeof authorOf>;
let teacher: Author;
let other: Author;
let admin: Author;
let teacherIs: Someone;
let learner: Someone;
let otherLearner: Someone;

beforeAll(async () => {
  teacherIs = await makePerson(test, 'teacher');
  teacher = authorOf(test, teacherIs);
  other = authorOf(test, await makePerson(test, 'teacher'));
  admin = authorOf(test, await makePerson(test, 'admin'));
  learner = await makePerson(test, 'member');
  otherLearner = await makePerson(test, 'member');
});

const PORTAL = '/api/portal/api/v1/portal';
const codeOf = (answer: { statusCode: number; json(): { code: unknown } }) => [
  answer.statusCode,
  answer.json().code,
];
const openArticle = (id: string, token = learner.token) =>
  test.call('GET', `${PORTAL}/open/resource/${id}?schoolId=${SCHOOL.open}&sxz-lang=en_US`, { token });
const openClass = async (id: string, token = learner.token) => {
  const answer = await test.call(
    'GET',
    `/api/class/v1/open/classes/${id}?schoolId=${SCHOOL.open}&sxz-lang=en_US`,
    { token },
  );
  return answer.statusCode === 200 ? answer.json().data : answer.statusCode;
};
const ids = (list: { items: ContentEntry[] }) => list.items.map(({ id }) => id);

describe('an article', () => {
  it('is seen by nobody before it is published, then by everybody, and found', async () => {
    const made = await teacher.make('article', 'Growing oysters');
    expect([made.state, made.version, made.checks.map(({ rule }) => rule)]).toEqual([
      'draft',
      0,
      expect.arrayContaining(['missingText']),
    ]);
    expect((await openArticle(made.id)).statusCode).toBe(404);
    expect(codeOf(await teacher.tryPublish(made))).toEqual([400, 'CONTENT_INVALID']);
    const saved = await teacher.save(made, {
      summary: { en_US: 'By the sea.' },
      body: { en_US: paragraph('Cold water makes them slow.'), zh_CN: { type: 'doc', content: [] } },
    });
    expect([saved.state, saved.version]).toEqual(['draft', 1]);
    const published = await teacher.publish(saved);
    expect([published.state, published.publishedVersion]).toEqual(['public', 1]);
    const shown = (await openArticle(made.id)).json().data;
    expect([shown.card.title, shown.card.summary, shown.lang, shown.minutes]).toEqual([
      'Growing oysters',
      'By the sea.',
      'en_US',
      1,
    ]);
    expect(shown.body).toEqual(paragraph('Cold water makes them slow.'));
    const found = await test.call(
      'GET',
      `/api/search/v1/resources?schoolId=${SCHOOL.open}&keyword=oysters&sxz-lang=en_US`,
      { token: learner.token },
    );
    expect(found.body).toContain(made.id);
  });

  it('keeps showing what was published while it is edited, and then what is published next', async () => {
    const first = await teacher.publish(
      await teacher.save(await teacher.make('article', 'Tides'), { body: { en_US: paragraph('Twice.') } }),
    );
    const changed = await teacher.save(first, { body: { en_US: paragraph('Twice a day.') } });
    const text = async () => (await openArticle(first.id)).json().data.body;
    expect(await text()).toEqual(paragraph('Twice.'));
    expect((await teacher.list({ keyword: 'Tides' })).items).toMatchObject([
      { isChanged: true, state: 'public' },
    ]);
    await teacher.publish(changed);
    expect(await text()).toEqual(paragraph('Twice a day.'));
  });

  it('is hidden until its moment where one is chosen', async () => {
    const draft = await teacher.save(await teacher.make('article', 'Later'), {
      body: { en_US: paragraph('Soon.') },
    });
    const planned = await teacher.publish(draft, new Date(Date.now() + 86_400_000).toISOString());
    expect(planned.state).toBe('scheduled');
    expect((await openArticle(draft.id)).statusCode).toBe(404);
    expect((await teacher.publish(planned)).state).toBe('public');
    expect((await openArticle(draft.id)).statusCode).toBe(200);
  });

  it('of demo content is edited from what its readers see', async () => {
    const { items } = await admin.list({ kind: 'article', state: 'public' });
    const seeded = items.findLast(({ author }: ContentEntry) => author) as ContentEntry;
    const content = await admin.read(seeded.id);
    expect(content.version).toBe(0);
    expect(Object.keys(content.draft.body).length).toBeGreaterThan(0);
    await admin.publish(await admin.save(content, { title: { ...content.draft.title, en_US: 'Said anew' } }));
    expect((await openArticle(seeded.id)).json().data.card.title).toBe('Said anew');
  });
});

describe('two who write at once', () => {
  it('lose nothing: the second is refused, and what is saved over stays', async () => {
    const made = await teacher.make('article', 'Shared');
    const mine = await teacher.save(made, { body: { en_US: paragraph('Mine.') } });
    const late = await admin.trySave(made, { body: { en_US: paragraph('Theirs.') } });
    expect([...codeOf(late), late.json().details.currentVersion]).toEqual([409, 'VERSION_CONFLICT', '1']);
    await admin.save(mine, { body: { en_US: paragraph('Theirs.') } });
    const kept = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('content_version').select('draft').where('resource_id', '=', made.id).execute(),
    );
    expect(kept).toMatchObject([{ draft: { body: { en_US: paragraph('Mine.') } } }]);
  });

  it('are not one whose answer was lost: the same save once more answers as the first one', async () => {
    const made = await teacher.make('class', 'Sent twice');
    const change = { body: { en_US: paragraph('Once.') } };
    const [first, again] = [await teacher.trySave(made, change), await teacher.trySave(made, change)];
    expect([again.statusCode, again.json().data]).toEqual([200, first.json().data]);
    expect(codeOf(await admin.trySave(made, change))).toEqual([409, 'VERSION_CONFLICT']);
    expect(codeOf(await teacher.trySave(made, {}))).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('save and publish one of many', async () => {
    const made = await teacher.save(await teacher.make('article', 'Race'), {
      body: { en_US: paragraph('Start.') },
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        (n % 2 ? teacher : admin).trySave(made, { body: { en_US: paragraph(`Try ${n}`) } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(codeOf(await teacher.tryPublish(made))).toEqual([409, 'VERSION_CONFLICT']);
  });
});

describe('a class', () => {
  it('is joined, its lesson opens, and progress counts', async () => {
    const draft = await makeClassDraft(teacher, 'Navigation', ['Stars', 'Charts']);
    expect(draft.checks.filter(({ severity }) => severity === 'error')).toEqual([]);
    await teacher.publish(draft);
    const shown = await openClass(draft.id);
    expect(
      shown.sections.map((section: { lessons: { title: string }[] }) =>
        section.lessons.map(({ title }) => title),
      ),
    ).toEqual([['Stars', 'Charts']]);
    expect(shown.teachers.map(({ person }: { person: { id: string } }) => person.id)).toEqual([teacherIs.id]);
    const headers = { tenantid: SCHOOL.open };
    const joined = await test.call('POST', '/api/class/enroll', {
      token: learner.token,
      headers,
      json: { classId: draft.id },
    });
    expect(joined.statusCode, joined.body).toBe(200);
    const [first] = shown.sections[0].lessons;
    const opened = await test.call(
      'GET',
      `/api/class/v1/open/lessons/${first.id}?schoolId=${SCHOOL.open}&sxz-lang=en_US`,
      {
        token: learner.token,
      },
    );
    expect(opened.json().data.body).toEqual(paragraph('Stars taught'));
    const done = await test.call('PUT', `/api/class/v1/lessons/${first.id}/progress`, {
      token: learner.token,
      headers,
      json: { completed: true, deviceId: 'test-device', clientUpdatedAt: new Date().toISOString() },
    });
    expect(done.json().data.progress).toMatchObject({ completed: 1, total: 2 });
  });

  it('shows how far each learner is in each lesson, who has stopped, and the same as a file', async () => {
    const made = await teacher.publish(await makeClassDraft(teacher, 'Sails', ['Jib', '=Spinnaker', 'Main']));
    const [jib, , main] = made.draft.sections[0]?.lessons ?? [];
    const long = new Date(Date.now() - 20 * 86_400_000);
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      const inClass = { class_id: made.id, school_id: SCHOOL.open };
      await tx
        .insertInto('enrollment')
        .values([learner, otherLearner].map(({ id }) => ({ ...inClass, account_id: id, enrolled_at: long })))
        .execute();
      const learning = {
        ...inClass,
        account_id: learner.id,
        device_id: 'test-device',
        client_updated_at: new Date(),
      };
      await tx
        .insertInto('lesson_progress')
        .values([
          { ...learning, lesson_id: jib?.id ?? '', fraction: 0.4, completed_at: new Date() },
          { ...learning, lesson_id: main?.id ?? '', fraction: 0.25 },
        ])
        .execute();
    });
    const { lessons, items, total } = await teacher.progress(made.id);
    expect(lessons.map(({ title }) => title['en_US'])).toEqual(['Jib', '=Spinnaker', 'Main']);
    expect(total).toBe(2);
    expect(
      items.map(({ person, completed, shares, isInactive }) => [person.id, completed, shares, isInactive]),
    ).toEqual(
      expect.arrayContaining([
        [learner.id, 1, [1, 0, 0.25], false],
        [otherLearner.id, 0, [0, 0, 0], true],
      ]),
    );
    const first = await teacher.progress(made.id, '?pageSize=1');
    const second = await teacher.progress(made.id, `?pageSize=1&cursor=${first.next}`);
    expect([...first.items, ...second.items]).toEqual(items);
    const file = (await teacher.call('GET', `/${made.id}/progress.csv?sxz-lang=en_US`)).json().data;
    const [head, ...lines] = file.csv.trimEnd().split('\r\n');
    expect(head).toMatch(/"completed","Jib","'=Spinnaker","Main"$/);
    expect(lines.map((line: string) => line.split(',').slice(-4).join())).toEqual(
      expect.arrayContaining(['"1","100","0","25"', '"0","0","0","0"']),
    );
    expect(file.rows).toBe(2);
    const article = await teacher.make('article', 'Nobody learns in it');
    expect((await teacher.call('GET', `/${article.id}/progress`)).statusCode).toBe(404);
  });

  it('keeps the progress of lessons that stay, renamed and elsewhere, and drops those that are gone', async () => {
    const draft = await makeClassDraft(teacher, 'Knots', ['Bowline', 'Hitch', 'Bend']);
    const published = await teacher.publish(draft);
    const [section] = published.draft.sections;
    const [bowline, hitch, bend] = section?.lessons ?? [];
    if (!section || !bowline || !hitch || !bend) throw new Error('The outline is not there.');
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      for (const { id } of [bowline, bend])
        await tx
          .insertInto('lesson_progress')
          .values({
            lesson_id: id,
            class_id: draft.id,
            school_id: SCHOOL.open,
            account_id: learner.id,
            device_id: 'test-device',
            client_updated_at: new Date(),
          })
          .execute();
    });
    await teacher.publish(
      await teacher.save(published, {
        sections: [
          { id: newId(), title: { en_US: 'New' }, lessons: [hitch] },
          { ...section, lessons: [{ ...bowline, title: { en_US: 'The bowline' } }] },
        ],
      }),
    );
    const shown = await openClass(draft.id);
    expect(shown.sections).toMatchObject([
      { title: 'New', lessons: [{ title: 'Hitch' }] },
      { title: 'Beginning', lessons: [{ title: 'The bowline', id: bowline.id }] },
    ]);
    const left = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('lesson_progress').select('lesson_id').where('class_id', '=', draft.id).execute(),
    );
    expect(left).toEqual([{ lesson_id: bowline.id }]);
  });

  it('with a lesson without a text, fewer seats than learners or an end before its start is not published', async () => {
    const draft = await makeClassDraft(teacher, 'Broken', ['One']);
    const [section] = draft.draft.sections;
    const broken = await teacher.save(draft, {
      startsAt: '2030-02-01T00:00:00.000Z',
      endsAt: '2030-01-01T00:00:00.000Z',
      sections: section ? [{ ...section, lessons: [...section.lessons, lesson('Two')] }] : [],
    });
    const answer = await teacher.tryPublish(broken);
    expect(codeOf(answer)).toEqual([400, 'CONTENT_INVALID']);
    const rules = answer.json().details.fields.map(({ rule }: { rule: string }) => rule);
    expect(rules.sort()).toEqual(['dates', 'missingText']);
    expect(await openClass(draft.id)).toBe(404);
  });

  it('of 500 lessons is saved and published with as many statements as one of two, and no more fit', async () => {
    const lessons = Array.from({ length: 500 }, (_, n) => lesson(`Lesson ${n + 1}`));
    const made = await teacher.make('class', 'Long');
    const outline = (list: typeof lessons) => ({
      sections: [{ id: newId(), title: { en_US: 'All' }, lessons: list }],
    });
    const saved = await teacher.save(made, outline(lessons));
    const tooMany = [
      { id: newId(), title: { en_US: 'One' }, lessons },
      { id: newId(), title: { en_US: 'Two' }, lessons: [lesson('More')] },
    ];
    expect(codeOf(await teacher.trySave(saved, { sections: tooMany }))).toEqual([400, 'CONTENT_INVALID']);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .insertInto('lesson_draft')
        .values(
          lessons.map(({ id }) => ({
            resource_id: made.id,
            lesson_id: id,
            school_id: SCHOOL.open,
            version: 1,
            body: JSON.stringify({ en_US: paragraph('Taught.') }),
            saved_by: null,
            saved_at: new Date(),
          })),
        )
        .execute(),
    );
    const small = await makeClassDraft(teacher, 'Short', ['One', 'Two']);
    const statements = async (work: () => Promise<unknown>) => {
      const before = test.database.statements;
      await work();
      return test.database.statements - before;
    };
    expect(await statements(() => teacher.publish(saved))).toBe(
      await statements(() => teacher.publish(small)),
    );
    expect((await openClass(made.id)).lessonCount).toBe(500);
  });

  it('cannot take a lesson of another class, of its own school or of another', async () => {
    const foreign = await test.database.read({ schoolId: SCHOOL.company }, (tx) =>
      tx.selectFrom('lesson').select('id').limit(1).executeTakeFirstOrThrow(),
    );
    const theirs = await other.publish(await makeClassDraft(other, 'Theirs', ['Private']));
    for (const id of [foreign.id, theirs.draft.sections[0]?.lessons[0]?.id ?? '']) {
      const draft = await makeClassDraft(teacher, 'Thief', ['Own']);
      const [section] = draft.draft.sections;
      const stolen = await teacher.save(draft, {
        sections: section ? [{ ...section, lessons: [...section.lessons, lesson('Stolen', { id })] }] : [],
      });
      await teacher.write(draft.id, id, 'Taken over');
      const answer = await teacher.tryPublish(await teacher.read(draft.id));
      expect(answer.statusCode, answer.body).toBe(400);
      expect(stolen.version).toBeGreaterThan(0);
    }
    expect((await openClass(theirs.id)).lessonCount).toBe(1);
  });

  it('is copied with its texts and films, and without its learners', async () => {
    const { items } = await admin.list({ kind: 'class', state: 'public' });
    const seeded = await Promise.all(items.map(({ id }: ContentEntry) => admin.read(id)));
    const withFilm = seeded.find(({ draft }) =>
      draft.sections.some(({ lessons }: { lessons: { kind: string }[] }) =>
        lessons.some(({ kind }) => kind === 'video'),
      ),
    );
    const copied = (await admin.call('POST', `/${withFilm.id}/duplicate`)).json().data;
    expect([copied.state, copied.kind]).toEqual(['draft', 'class']);
    expect(copied.checks.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    await admin.publish(copied);
    const [before, after] = [await openClass(withFilm.id), await openClass(copied.id)];
    expect([after.lessonCount, after.learnerCount]).toEqual([before.lessonCount, 0]);
    const seconds = (shown: { sections: { lessons: { seconds: number }[] }[] }) =>
      shown.sections.flatMap(({ lessons }) => lessons.map((one) => one.seconds));
    expect(seconds(after)).toEqual(seconds(before));
  });
});

describe('the list', () => {
  it('shows teachers what is theirs, administrators all, by kind, state and words', async () => {
    const made = await teacher.make('course', 'Lighthouses');
    expect(ids(await teacher.list({ keyword: 'lighth' }))).toEqual([made.id]);
    expect(ids(await other.list({ keyword: 'lighth' }))).toEqual([]);
    expect(ids(await admin.list({ keyword: 'LIGHTH', kind: 'course', state: 'draft' }))).toEqual([made.id]);
    expect(ids(await admin.list({ keyword: 'lighth', kind: 'class' }))).toEqual([]);
    expect(ids(await admin.list({ keyword: '100%_' }))).toEqual([]);
  });

  it('is read page by page', async () => {
    const first = await admin.list({ pageSize: '2' });
    const second = await admin.list({ pageSize: '2', cursor: first.next });
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(4);
  });

  it('moves things to the bin and back as they were, all or none', async () => {
    const article = await teacher.publish(
      await teacher.save(await teacher.make('article', 'Bin me'), { body: { en_US: paragraph('x') } }),
    );
    const draft = await teacher.make('article', 'Bin me too');
    expect((await teacher.change('bin', article.id, draft.id)).statusCode).toBe(200);
    expect((await openArticle(article.id)).statusCode).toBe(404);
    expect(ids(await teacher.list({ keyword: 'bin me' }))).toEqual([]);
    expect(ids(await teacher.list({ state: 'bin' })).sort()).toEqual([article.id, draft.id].sort());
    expect(codeOf(await teacher.tryPublish(article))).toEqual([409, 'CONFLICT']);
    expect(codeOf(await teacher.change('bin', article.id))).toEqual([409, 'CONFLICT']);
    expect((await teacher.change('restore', article.id, draft.id)).statusCode).toBe(200);
    expect((await openArticle(article.id)).statusCode).toBe(200);
    expect((await teacher.read(draft.id)).state).toBe('draft');
    expect(codeOf(await teacher.change('delete', article.id))).toEqual([409, 'CONFLICT']);
    await teacher.change('bin', article.id);
    expect((await teacher.change('delete', article.id)).statusCode).toBe(200);
    expect((await teacher.call('GET', `/${article.id}`)).statusCode).toBe(404);
    expect(codeOf(await teacher.change('archive', draft.id, newId()))).toEqual([404, 'NOT_FOUND']);
  });

  it('archives what is public, and shows it again', async () => {
    const article = await teacher.publish(
      await teacher.save(await teacher.make('article', 'Old news'), { body: { en_US: paragraph('x') } }),
    );
    await teacher.change('archive', article.id);
    expect((await openArticle(article.id)).statusCode).toBe(404);
    expect((await teacher.read(article.id)).state).toBe('archived');
    await teacher.change('unarchive', article.id);
    expect((await openArticle(article.id)).statusCode).toBe(200);
  });
});

describe('who may', () => {
  it('is the one who made it and who looks after the school; in other schools there is nothing', async () => {
    const made = await teacher.make('article', 'Private');
    const stranger = authorOf(test, await makePerson(test, 'teacher', SCHOOL.company), SCHOOL.company);
    expect((await other.call('GET', `/${made.id}`)).statusCode).toBe(403);
    expect((await other.trySave(made, {})).statusCode).toBe(403);
    expect((await other.tryPublish(made)).statusCode).toBe(403);
    expect((await other.change('bin', made.id)).statusCode).toBe(403);
    expect((await other.call('POST', `/${made.id}/duplicate`)).statusCode).toBe(403);
    expect((await admin.call('GET', `/${made.id}`)).statusCode).toBe(200);
    expect((await stranger.call('GET', `/${made.id}`)).statusCode).toBe(404);
    expect((await stranger.trySave(made, {})).statusCode).toBe(404);
    const foreign = authorOf(test, await makePerson(test, 'teacher', SCHOOL.company));
    expect((await foreign.call('GET', `/${made.id}`)).statusCode).toBe(404);
  });
});

describe('hostile text (TRUST 75)', () => {
  it('leads nowhere that it must not and shows no picture from elsewhere', async () => {
    const made = await teacher.make('article', 'Hostile');
    const tried = async (node: object) =>
      codeOf(
        await teacher.trySave(made, {
          body: { en_US: { type: 'doc', content: [{ type: 'paragraph', content: [node] }] } } as never,
        }),
      );
    for (const href of ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example'])
      expect(await tried({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] })).toEqual([
        400,
        'CONTENT_INVALID',
      ]);
    for (const src of ['https://evil.example/a.png', '/api/x', 'data:image/svg+xml,x'])
      expect(await tried({ type: 'image', attrs: { src } })).toEqual([400, 'CONTENT_INVALID']);
    expect(await tried({ type: 'image', attrs: { src: `/files/${SCHOOL.open}/${'a'.repeat(32)}` } })).toEqual(
      [400, 'UPLOAD_NOT_OWNED'],
    );
    expect((await tried({ type: 'script', text: 'x' }))[0]).toBe(400);
  });

  it('keeps no attribute that nobody reads, and is refused where it is nested without end', async () => {
    const made = await teacher.make('article', 'Deep');
    const saved = await teacher.save(made, {
      body: {
        en_US: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              attrs: { onclick: 'x', style: 'y' },
              content: [{ type: 'text', text: 'a' }],
            },
          ],
        },
      } as never,
    });
    expect(saved.draft.body.en_US).toEqual(paragraph('a'));
    let node: object = { type: 'text', text: 'deep' };
    for (let depth = 0; depth < 200; depth++) node = { type: 'blockquote', content: [node] };
    const answer = await teacher.trySave(saved, {
      body: { en_US: { type: 'doc', content: [node] } } as never,
    });
    expect(codeOf(answer)).toEqual([400, 'CONTENT_INVALID']);
  });
});
