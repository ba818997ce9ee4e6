import { newCode } from '../../apps/server/src/modules/certificates/code.ts';
import { systemClock } from '../../apps/server/src/http/clock.ts';
import { makeClass, makePerson } from '../../apps/server/src/modules/class/class.fixtures.ts';
import { makeSurvey } from '../../apps/server/src/modules/survey/survey.fixtures.ts';
import { answerTo, examCalls, makeExam } from '../../apps/server/src/modules/exam/exam.fixtures.ts';
import { openSession } from '../../apps/server/src/core/identity/session.repository.ts';
import { Signing } from '../../apps/server/src/core/identity/signing.ts';
import { fold, toVector } from '../../apps/server/src/core/text/tokens.ts';
import type { TestApp } from '../../apps/server/src/testing/test-app.ts';
import type { Actor } from './permission-rows.ts';

/** What is in a school, by whom it may be seen. No answer to anybody else may hold the word. */
export interface Marks {
  /** Everyone where the school is open, else its members. */
  open: string;
  members: string;
  /** Nobody. */
  draft: string;
}

/** What the operations are asked about. */
export interface Scene {
  marks: Marks;
  values: Record<string, string>;
  /** Bearer tokens; undefined for the visitor. */
  tokens: Record<Actor, string | undefined>;
}

const HOUR_MS = 3_600_000;
const text = (words: string) => JSON.stringify({ en_US: words });

/** Makes a school with something of every kind in it. */
export async function makeSchool(test: TestApp, isOpen: boolean, marks: Marks) {
  const schoolId = await test.database.write({}, async (tx) => {
    const values = {
      name: text(`School of ${crypto.randomUUID()}`),
      summary: '{}',
      languages: ['en_US' as const],
      default_language: 'en_US' as const,
      is_open: isOpen,
      // A school of this type has all that others have, and an area of its own.
      type: 'o3' as const,
      parent_id: null,
    };
    return (await tx.insertInto('school').values(values).returning('id').executeTakeFirstOrThrow()).id;
  });
  const member = await makePerson(test, 'member', schoolId);
  const teacher = await makePerson(test, 'teacher', schoolId);
  const admin = await makePerson(test, 'admin', schoolId);
  const searcher = await makePerson(test, 'member', schoolId);
  const { id: classId, lessons } = await makeClass(test, {
    schoolId,
    audience: 2,
    teachers: [teacher.id],
    lessons: [{}, { kind: 'video' }],
  });
  const lessonId = lessons[0] as string;
  const ids = await test.database.write({ schoolId }, async (tx) => {
    await tx
      .updateTable('resource')
      .set({ title: text(`Class ${marks.members}`), summary: text(marks.members) })
      .where('id', '=', classId)
      .execute();
    await tx
      .updateTable('class_section')
      .set({ title: text(`Section ${marks.members}`) })
      .where('class_id', '=', classId)
      .execute();
    await tx
      .updateTable('lesson')
      .set({ title: text(`Lesson ${marks.members}`) })
      .where('class_id', '=', classId)
      .execute();
    for (const person of [member, teacher, admin])
      await tx
        .insertInto('enrollment')
        .values({ class_id: classId, school_id: schoolId, account_id: person.id })
        .execute();
    const { id: categoryId } = await tx
      .insertInto('category')
      .values({ school_id: schoolId, parent_id: null, slug: 'subject', name: text(`Subject ${marks.open}`) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('category')
      .values({ school_id: schoolId, parent_id: categoryId, slug: 'part', name: text(`Part ${marks.open}`) })
      .execute();
    const resource = async (mark: string, values: object) => {
      const words = `Article ${mark}`;
      const row = {
        school_id: schoolId,
        slug: crypto.randomUUID(),
        title: text(words),
        summary: text(words),
        author_id: null,
        minutes: null,
        price: null,
        status: 'published' as const,
        published_at: new Date(Date.now() - HOUR_MS),
        category_ids: [categoryId],
        search_vector: toVector([{ language: 'en_US', text: words, weight: 'A' }]),
        search_text: fold(words),
        type: 3,
        ...values,
      };
      const { id } = await tx.insertInto('resource').values(row).returning('id').executeTakeFirstOrThrow();
      if (row.type === 3)
        await tx
          .insertInto('article')
          .values({
            resource_id: id,
            school_id: schoolId,
            body: JSON.stringify({
              en_US: {
                type: 'doc',
                content: [{ type: 'paragraph', content: [{ type: 'text', text: mark }] }],
              },
            }),
          })
          .execute();
      if (row.type === 2)
        await tx
          .insertInto('exam')
          .values({ resource_id: id, school_id: schoolId, minutes: 10, pass_mark: 60, attempts: 1 })
          .execute();
      return id;
    };
    const openId = await resource(marks.open, {});
    const resourceId = await resource(marks.members, { audience: 2 });
    for (const type of [2, 10])
      await resource(marks.open, {
        type,
        price: type === 10 ? JSON.stringify({ amount: 100, currency: 'EUR' }) : null,
      });
    await resource(marks.draft, { status: 'draft' });
    await resource(marks.draft, { status: 'withdrawn' });
    await resource(marks.draft, { published_at: new Date(Date.now() + HOUR_MS) });
    const words = { title: text(marks.open), blocks: '[]' };
    const block = {
      id: 'home-1',
      type: 'knowledge',
      title: { en_US: marks.open },
      perLine: 4,
      limit: 8,
      source: {},
    };
    const banner = {
      id: 'home-2',
      type: 'banner',
      slides: [
        {
          title: { en_US: marks.open },
          text: { en_US: marks.open },
          image: '/media/x.svg',
          alt: { en_US: marks.open },
        },
      ],
    };
    await tx
      .insertInto('page')
      .values({ ...words, school_id: schoolId, page_id: 'home', blocks: JSON.stringify([block, banner]) })
      .execute();
    await tx
      .insertInto('page')
      .values({ ...words, school_id: schoolId, page_id: 'draft', title: text(marks.draft), status: 'draft' })
      .execute();
    await tx
      .insertInto('navigation')
      .values({ school_id: schoolId, parent_id: null, code: 'first', name: text(marks.open), position: 0 })
      .execute();
    const around = {
      school_id: schoolId,
      start_time: new Date(Date.now() - HOUR_MS),
      end_time: new Date(Date.now() + HOUR_MS),
    };
    await tx
      .insertInto('bulletin')
      .values({ ...around, content: text(marks.open) })
      .execute();
    await tx
      .insertInto('bulletin')
      .values({ ...around, content: text(marks.draft), status: 0 })
      .execute();
    await tx
      .insertInto('hot_word')
      .values({ school_id: schoolId, language: 'en_US', word: marks.open, position: 0 })
      .execute();
    await tx
      .insertInto('search_history')
      .values({ school_id: schoolId, account_id: searcher.id, keyword: marks.draft })
      .execute();
    await tx
      .insertInto('point_event')
      .values({ school_id: schoolId, account_id: member.id, points: 5, reason: 'test', subject_id: null })
      .execute();
    await tx
      .insertInto('school_config')
      .values({
        school_id: schoolId,
        key: 'oath2Config',
        value: JSON.stringify({ authorizeServiceUrl: 'https://sso.example', clientSecret: marks.draft }),
      })
      .execute();
    const { id: attendanceId } = await tx
      .insertInto('attendance')
      .values({
        class_id: classId,
        school_id: schoolId,
        title: `Meeting ${marks.members}`,
        opens_at: new Date(Date.now() - HOUR_MS),
        late_from: new Date(Date.now() + HOUR_MS),
        closes_at: new Date(Date.now() + HOUR_MS),
        method: 'code',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const certificateCode = newCode();
    const { id: certificateId } = await tx
      .insertInto('certificate')
      .values({
        school_id: schoolId,
        class_id: classId,
        account_id: member.id,
        code: certificateCode,
        issued_at: new Date(),
        holder_name: 'Somebody',
        kind: 'class',
        subject_title: text('A class'),
        title: '{}',
        signatory_name: '',
        signatory_role: '{}',
        revocation_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const startsAt = new Date(Date.now() + 100 * HOUR_MS);
    const liveId = await resource(marks.members, {
      audience: 2,
      type: 4,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + HOUR_MS),
    });
    await tx
      .insertInto('live')
      .values({
        resource_id: liveId,
        school_id: schoolId,
        host_id: teacher.id,
        starts_at: startsAt,
        minutes: 60,
        is_boutique: true,
      })
      .execute();
    const card = async (
      kind: 'case' | 'tool' | 'scenario' | 'project',
      mark: string,
      values: object = {},
    ) => {
      const step = {
        title: { en_US: mark },
        body: {},
        question: { en_US: mark },
        options: [],
        answers: ['1'],
        explanation: { en_US: mark },
        hint: { en_US: mark },
      };
      const row = {
        school_id: schoolId,
        kind,
        title: text(`${kind} ${mark}`),
        summary: text(mark),
        tags: JSON.stringify([{ en_US: mark }]),
        content: JSON.stringify({ tasks: [step] }),
        words: fold(mark),
        author_id: null,
        ...values,
      };
      return (await tx.insertInto('o3_card').values(row).returning('id').executeTakeFirstOrThrow()).id;
    };
    const cards = {
      caseId: await card('case', marks.open),
      toolId: await card('tool', marks.open),
      scenarioId: await card('scenario', marks.open),
      projectId: await card('project', marks.open),
    };
    const { projectId } = cards;
    const ofTeam = { school_id: schoolId, card_id: projectId };
    const { id: teamId } = await tx
      .insertInto('o3_team')
      .values({ ...ofTeam, title: marks.members, invitation: `invite-${schoolId}`, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('o3_team_member')
      .values({ ...ofTeam, team_id: teamId, account_id: member.id, role: 'leader', joined_at: new Date() })
      .execute();
    const { id: taskId } = await tx
      .insertInto('o3_task')
      .values({
        school_id: schoolId,
        team_id: teamId,
        title: marks.members,
        stage: 'todo',
        place: 0,
        assignee_id: null,
        due_on: null,
        phase: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: uploadId } = await tx
      .insertInto('upload')
      .values({
        school_id: schoolId,
        account_id: member.id,
        name: schoolId.padEnd(32, 'f'),
        file_name: marks.members,
        module: 'module',
        content_type: 'application/pdf',
        status: 'kept',
        used_at: new Date(),
        expires_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: fileId } = await tx
      .insertInto('o3_file')
      .values({
        school_id: schoolId,
        team_id: teamId,
        upload_id: uploadId,
        account_id: member.id,
        name: marks.members,
        added_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const demoId = cards.caseId;
    await tx
      .insertInto('o3_demo')
      .values({
        id: demoId,
        school_id: schoolId,
        card_id: null,
        title: text(marks.open),
        content: JSON.stringify({ body: {}, steps: [] }),
      })
      .execute();
    await card('tool', marks.draft, { status: 'draft' });
    const said = {
      school_id: schoolId,
      author_id: member.id,
      body: JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: marks.members }] }],
      }),
      lang: 'en_US' as const,
      created_at: new Date(),
    };
    const { id: postId } = await tx
      .insertInto('post')
      .values({ ...said, scope_type: 'class', class_id: classId, kind: 'question', title: marks.members })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: replyId } = await tx
      .insertInto('post_reply')
      .values({ ...said, post_id: postId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const board = { teamId, taskId, fileId, demoId };
    const given = { certificateId, certificateCode };
    return { categoryId, openId, resourceId, liveId, attendanceId, given, cards, board, postId, replyId };
  });
  const { id: examId, questions } = await makeExam(test, {
    schoolId,
    audience: 2,
    questions: [{ kind: 'single', options: ['One', 'Two'], key: { right: [0] }, words: marks.members }],
  });
  const questionId = questions[0] as string;
  const { start, save } = examCalls(test, schoolId);
  const attemptId = (await start(examId, member.token)).json().data.id as string;
  await save(attemptId, member.token, [answerTo(questionId, 1, { choice: ['a'] })]);
  const surveyId = await makeSurvey(test, { schoolId, audience: 2, title: { en_US: marks.members } });
  return {
    schoolId,
    classId,
    lessonId,
    surveyId,
    examId,
    questionId,
    attemptId,
    ...ids,
    member,
    teacher,
    admin,
  };
}

/** A school, one of another kind beside it, and everybody who asks. */
export async function makeScene(test: TestApp, isOpen: boolean): Promise<Scene> {
  const unique = () => `mark${crypto.randomUUID().replaceAll('-', '')}`;
  const marks = { open: unique(), members: unique(), draft: unique() };
  const school = await makeSchool(test, isOpen, marks);
  const other = await makeSchool(test, true, { open: unique(), members: unique(), draft: unique() });
  const past = await Signing.open(test.database, test.config.publicUrl, {
    now: () => new Date(Date.now() - HOUR_MS),
  });
  const { sessionId } = await test.database.write({}, (tx) =>
    openSession(
      tx,
      { accountId: school.admin.id, loginMethod: '1', userAgent: '', ip: '' },
      systemClock.now(),
    ),
  );
  const [header, , signature] = school.admin.token.split('.');
  const claims = JSON.parse(
    Buffer.from(school.admin.token.split('.')[1] as string, 'base64url').toString(),
  ) as object;
  const {
    schoolId,
    classId,
    lessonId,
    resourceId,
    categoryId,
    examId,
    questionId,
    attemptId,
    liveId,
    attendanceId,
    given,
    cards,
    board,
    postId,
    replyId,
    surveyId,
  } = school;
  return {
    marks,
    values: {
      schoolId,
      classId,
      lessonId,
      resourceId,
      categoryId,
      facetId: categoryId,
      examId,
      questionId,
      attemptId,
      liveId,
      attendanceId,
      ...given,
      ...cards,
      ...board,
      postId,
      replyId,
      surveyId,
    },
    tokens: {
      visitor: undefined,
      expired: await past.sign({ accountId: school.admin.id, sessionId }),
      forged: [
        header,
        Buffer.from(JSON.stringify({ ...claims, jti: 'forged' })).toString('base64url'),
        signature,
      ].join('.'),
      member: school.member.token,
      teacher: school.teacher.token,
      admin: school.admin.token,
      otherMember: other.member.token,
      otherAdmin: other.admin.token,
    },
  };
}
