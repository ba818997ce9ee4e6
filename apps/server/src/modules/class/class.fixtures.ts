import { sql } from 'kysely';
import { systemClock } from '../../http/clock.ts';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { openSession } from '../../core/identity/session.repository.ts';
import { Signing } from '../../core/identity/signing.ts';
import type { Role } from '../../database/tables.ts';

const DAY_MS = 86_400_000;

/** A person made for a test. */
export interface Someone {
  id: string;
  token: string;
}

/** Makes signed-in people without going through passwords; with a role they are members of the open school. */
export async function makePeople(
  test: TestApp,
  count: number,
  role?: Role,
  schoolId: string = SCHOOL.open,
): Promise<Someone[]> {
  const signing = await Signing.open(test.database, test.config.publicUrl, systemClock);
  const now = new Date();
  const sessions = await test.database.write({ schoolId }, async (tx) => {
    const opened = [];
    for (let index = 0; index < count; index++) {
      const name = `Person ${index + 1}`;
      const { id } = await tx
        .insertInto('account')
        .values({
          email: `${crypto.randomUUID()}@test.example`,
          mobile: null,
          password_hash: null,
          real_name: name,
          last_school_id: null,
          // Mails in English are sent as they are, so that a test can read them.
          language: 'en_US',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (role)
        await tx.insertInto('membership').values({ school_id: schoolId, account_id: id, role }).execute();
      opened.push({
        id,
        ...(await openSession(tx, { accountId: id, loginMethod: '1', userAgent: '', ip: '' }, now)),
      });
    }
    return opened;
  });
  return Promise.all(
    sessions.map(async ({ id, sessionId }) => ({
      id,
      token: await signing.sign({ accountId: id, sessionId }),
    })),
  );
}

/** Makes one such person. */
export async function makePerson(test: TestApp, role?: Role, schoolId?: string): Promise<Someone> {
  const [person] = await makePeople(test, 1, role, schoolId);
  if (!person) throw new Error('No person was made.');
  return person;
}

export interface ClassOptions {
  schoolId?: string;
  capacity?: number | null;
  audience?: 1 | 2 | 3;
  status?: 'draft' | 'published' | 'withdrawn';
  startsInDays?: number;
  endsInDays?: number;
  publishedInDays?: number;
  price?: { amount: number; currency: string };
  teachers?: string[];
  /** Lessons of ten minutes; the first is a preview unless told otherwise. */
  lessons?: { kind?: 'article' | 'video'; preview?: boolean }[];
}

const SECRET_BODY = {
  en_US: {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Secret heading' }] }],
  },
};
const SECRET_VIDEO = {
  url: '/media/videos/secret/video.mp4',
  posterUrl: '/media/videos/secret/poster.svg',
  seconds: 100,
  captions: { en_US: '/media/videos/secret/captions.en_US.vtt' },
};

/** Makes a class of the open school. @returns its id and the ids of its lessons in order */
export async function makeClass(
  test: TestApp,
  options: ClassOptions = {},
): Promise<{ id: string; lessons: string[] }> {
  const schoolId = options.schoolId ?? SCHOOL.open;
  const at = (days: number | undefined) => (days === undefined ? null : new Date(Date.now() + days * DAY_MS));
  const lessons = options.lessons ?? [{ preview: true }, { kind: 'video' }];
  return test.database.write({ schoolId }, async (tx) => {
    const { id } = await tx
      .insertInto('resource')
      .values({
        school_id: schoolId,
        type: 5,
        slug: crypto.randomUUID(),
        title: JSON.stringify({ en_US: 'A class' }),
        summary: '{}',
        audience: options.audience ?? 1,
        author_id: null,
        status: options.status ?? 'published',
        published_at: at(options.publishedInDays ?? -1),
        starts_at: at(options.startsInDays),
        ends_at: at(options.endsInDays),
        minutes: null,
        lesson_count: lessons.length,
        price: options.price ? JSON.stringify(options.price) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('class')
      .values({ resource_id: id, school_id: schoolId, capacity: options.capacity ?? null, outcomes: '[]' })
      .execute();
    for (const account_id of options.teachers ?? [])
      await tx
        .insertInto('class_teacher')
        .values({ class_id: id, school_id: schoolId, account_id })
        .execute();
    const section = await tx
      .insertInto('class_section')
      .values({
        class_id: id,
        school_id: schoolId,
        title: JSON.stringify({ en_US: 'A section' }),
        position: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const made = await tx
      .insertInto('lesson')
      .values(
        lessons.map(({ kind = 'article', preview = false }, position) => ({
          class_id: id,
          section_id: section.id,
          school_id: schoolId,
          title: JSON.stringify({ en_US: `Lesson ${position + 1}` }),
          kind,
          minutes: 10,
          is_preview: preview,
          position,
          body: kind === 'article' ? JSON.stringify(SECRET_BODY) : null,
          video: kind === 'video' ? JSON.stringify(SECRET_VIDEO) : null,
        })),
      )
      .returning(['id', 'position'])
      .execute();
    return { id, lessons: made.sort((a, b) => a.position - b.position).map((lesson) => lesson.id) };
  });
}

/** What the tables say of a class: rows, counters. */
export const stateOf = (test: TestApp, classId: string, schoolId: string = SCHOOL.open) =>
  test.database.read({ schoolId }, async (tx) => {
    const { rows } = await sql<{ rows: number; seats: number; learners: number; hot: number }>`
      select (select count(*)::int from enrollment where class_id = ${classId}) as rows, seats_taken as seats, learner_count as learners, hot_score as hot
      from class join resource on resource.id = class.resource_id where resource.id = ${classId}`.execute(tx);
    return rows[0];
  });

/** The points that someone was given, oldest first. */
export const pointsOf = (test: TestApp, accountId: string, schoolId: string = SCHOOL.open) =>
  test.database.read({ schoolId }, (tx) =>
    tx
      .selectFrom('point_event')
      .select(['reason', 'points', 'subject_id'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  );

/** How the tests of a file look at classes and take part in them. */
export const classCalls = (test: TestApp) => ({
  getClass: (id: string, token?: string, schoolId: string = SCHOOL.open) =>
    test.call('GET', `/api/class/v1/open/classes/${id}?schoolId=${schoolId}&sxz-lang=en_US`, { token }),
  getLesson: (id: string, token?: string, schoolId: string = SCHOOL.open) =>
    test.call('GET', `/api/class/v1/open/lessons/${id}?schoolId=${schoolId}&sxz-lang=en_US`, { token }),
  enroll: (id: string, token: string) =>
    test.call('POST', '/api/class/enroll', {
      token,
      headers: { tenantid: SCHOOL.open },
      json: { classId: id },
    }),
});

/** The code of an answer that is still on its way. */
export const codeOf = async (answer: ReturnType<TestApp['call']>) => (await answer).json().code as unknown;
