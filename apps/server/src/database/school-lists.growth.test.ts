import type { WorkFilter } from '@stoa/api/schema';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { countEntries, listEntries, type AuditFilter } from '../modules/audit/audit.repository.ts';
import { countWorks, findAround, listWorks } from '../modules/assignments/assignments.repository.ts';
import { listGraded } from '../modules/assignments/gradebook/gradebook.repository.ts';
import { listAttachments } from '../modules/attendance/attachments.repository.ts';
import { listAttendances } from '../modules/attendance/attendance.repository.ts';
import { listCorrections, listRecords } from '../modules/attendance/records.repository.ts';
import type { Author } from '../modules/authoring/authoring.policy.ts';
import { listContents, type ContentFilter } from '../modules/authoring/authoring.repository.ts';
import { listLearners } from '../modules/authoring/class-progress.repository.ts';
import { listManaged, type ManagedFilter } from '../modules/authoring/managed.repository.ts';
import { ofTypes } from '../modules/resources/resource-filter.ts';
import { listAwardRows } from '../modules/badges/badges.repository.ts';
import { listOfSubject, listOwn } from '../modules/certificates/certificates.repository.ts';
import { makeClass } from '../modules/class/class.fixtures.ts';
import { listPostRows } from '../modules/community/post.repository.ts';
import { listReplyRows } from '../modules/community/reply.repository.ts';
import { listCaseRows } from '../modules/community/report.repository.ts';
import { listPublished } from '../modules/decoration/standing.repository.ts';
import { listManaged as listExams } from '../modules/exam/bank/authoring.repository.ts';
import { findFacets, listQuestions } from '../modules/exam/bank/bank.repository.ts';
import { countBoard, listBoard, type BoardFilter } from '../modules/exam/board/board.repository.ts';
import {
  countGraded,
  listGraded as listGrading,
  type GradedFilter,
} from '../modules/exam/grades/grades.repository.ts';
import { listIssued, listOwn as listTickets } from '../modules/exam/tickets/tickets.repository.ts';
import { listAttendees } from '../modules/live/attendance/attendance.repository.ts';
import { listLives, type LiveFilter } from '../modules/live/live-list.repository.ts';
import { countArticles, listSectionRows } from '../modules/knowledge/section.repository.ts';
import { findSubscription } from '../modules/knowledge/subscription.repository.ts';
import type { LearningSchool } from '../modules/learning/learning.repository.ts';
import { listSaved } from '../modules/learning/saved.repository.ts';
import { listGroupRows } from '../modules/members/groups.repository.ts';
import { listNotes } from '../modules/notes/notes.repository.ts';
import { listBlocks } from '../modules/people/block.repository.ts';
import { listSpaceCases } from '../modules/people/report.repository.ts';
import { listPointRows } from '../modules/points/points.repository.ts';
import { listPosted } from '../modules/store/books.repository.ts';
import { listCards, matchesKeyword } from '../modules/resources/resources.repository.ts';
import { listOrders, type OrderFilter } from '../modules/store/orders.repository.ts';
import { listManaged as listSurveys } from '../modules/survey/survey.repository.ts';
import {
  listExams as listWaitingExams,
  listHosted,
  listQuestions as listOpenQuestions,
  listQuietClasses,
  listSubmissions as listWaitingWorks,
} from '../modules/teaching/teaching.repository.ts';
import { parseKeyword } from '../core/text/keyword.ts';
import { toVector } from '../core/text/tokens.ts';
import { readWhole } from '../testing/explain.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import type { KeysetPage } from './keyset.ts';
import type { Scope, Transaction } from './pool.ts';

const test = useTestApp();
const schoolId = SCHOOL.open;
const now = new Date('2026-11-22T12:00:00.000Z');
/** Rows of each table, half of them in another school: an index has to find this school's. */
const ENTRIES = 6000;
/** The tables that are filled here, and those of people. Others are as small as in the demo schools. */
const LARGE = [
  'account',
  'assignment_work',
  'attendance',
  'attendance_attachment',
  'attendance_change',
  'attendance_record',
  'audit_entry',
  'badge_award',
  'certificate',
  'enrollment',
  'exam',
  'exam_appeal',
  'exam_attempt',
  'exam_question',
  'exam_question_version',
  'exam_ticket',
  'knowledge_subscription',
  'ledger_transaction',
  'lesson_note',
  'lesson_progress',
  'live',
  'live_attendance',
  'live_reservation',
  'member_group_entry',
  'membership',
  'person_block',
  'point_event',
  'post',
  'post_case',
  'post_reply',
  'question',
  'resource',
  'saved_resource',
  'space_case',
  'store_order',
  'survey',
  'survey_answer',
];
/** Also on a busy machine. */
const MARKED_WITHIN_MS = 120_000;
const PEOPLE = 1798000000000000000n;
const POSTS = 1796000000000000000n;
const QUESTIONS = 1795000000000000000n;
const ORDERS = 1794000000000000000n;
const CHANGES = 1791000000000000000n;
const SURVEYS = 1792000000000000000n;
const RESOURCES = 1793000000000000000n;
const LIVES = 1789000000000000000n;
const ATTEMPTS = 1790000000000000000n;
const person = (n: number) => String(PEOPLE + BigInt(n));
/** One of this school who has written, saved and bought a lot. */
const BUSY = person(2);
const BADGE = '1797000000000000001';
const MEETING = '1797000000000000002';
/** With an attempt of everybody. It is the newest: those of the first page have their attempts counted. */
const EXAM = '1797000000000000004';
const POST = '1797000000000000003';
/** Also a group of members; another one in the other school. */
const SECTION = '1797000000000000005';
const OTHER_SECTION = '1797000000000000006';
const RARE = '高等数学课 c++ qz';
/** A text as the public search looks through it, as a literal. */
const vectorOf = (text: string) =>
  `'${toVector([{ text, language: 'zh_CN', weight: 'A' }]).replaceAll("'", "''")}'::tsvector`;
let classId = '';
let lessonId = '';

beforeAll(async () => {
  const made = await makeClass(test, { teachers: [] });
  classId = made.id;
  lessonId = made.lessons[0] ?? '';
  await test.fill(async (client) => {
    await client.query('begin');
    // Neither triggers, which count row by row, nor references: what is filled here is read, not worked with.
    await client.query(`set local session_replication_role = replica`);
    await client.query(
      `insert into account (id, email, real_name) select ${PEOPLE} + n, 'other' || n || '@stoa.example', 'Other ' || n
       from generate_series(1, $1::int) n`,
      [ENTRIES],
    );
    for (const [school, rest] of [
      [SCHOOL.open, 0],
      [SCHOOL.company, 1],
    ] as const) {
      await client.query(`select set_config('stoa.school', $1, true)`, [school]);
      /** A row for each person of the school; `who` is that person, `n` their number, `moment` another one each. */
      const fill = (table: string, columns: string, values: string) =>
        client.query(
          `insert into ${table} (school_id, ${columns}) select $1, ${values}
           from generate_series(1, $2::int) n, lateral (
             select timestamptz '2026-11-22 12:00Z' - n * interval '1 minute' as moment, ${PEOPLE} + n as who) given
           where n % 2 = $3`,
          [school, ENTRIES, rest],
        );
      // What belongs to somebody else's class, exam or person in the other school.
      const own = <T>(here: T, there: T) => (rest === 0 ? here : there);
      const [theClass, theLesson, theExam] = [own(classId, '1'), own(lessonId, '1'), own(EXAM, 'n')];
      const busy = own(BUSY, person(1));
      // Few of this school, not among the first of a list, have the words of one and two characters.
      const words = `case when n % 2000 in (1000, 1001) then '${RARE}' else 'listed' end`;
      await fill('membership', 'account_id, role', `who, 'member'`);
      await fill(
        'enrollment',
        'class_id, account_id, sort_name, enrolled_at, lessons_done, active_at',
        // All have finished, or are there again and again, but for some.
        `${theClass}, who, n::text, moment, case when n % 2000 < 1000 then 1 else 0 end,
          case when n % 1000 < 4 then timestamptz '2026-10-01Z' else moment + interval '30 days' end`,
      );
      await fill(
        'audit_entry',
        'at, actor_id, action, what',
        `moment, case when n % 1000 < 2 then ${busy} else who end, case when n % 100 < 2 then 'memberRoleChanged' else 'memberInvited' end, null`,
      );
      await fill(
        'post',
        'id, scope_type, author_id, kind, title, body, lang, created_at, pinned',
        `${POSTS} + n, 'school', case when n % 100 < 2 then ${busy} else who end, case when n % 10 < 2 then 'question' else 'discussion' end, 'Listed', '{}', 'en_US', moment, (n < 6)::int`,
      );
      await fill(
        'post',
        'scope_type, class_id, author_id, kind, title, body, lang, created_at, is_settled',
        `'class', ${theClass}, who, 'question', 'Listed', '{}', 'en_US', moment, n % 1000 >= 2`,
      );
      await fill(
        'post_reply',
        'post_id, author_id, body, lang, created_at',
        `${own(POST, '1')}, who, '{}', 'en_US', moment`,
      );
      await fill(
        'post_case',
        'post_id, status, reported_at',
        `${POSTS} + n, case when n % 1000 < 2 then 'open' else 'kept' end, moment`,
      );
      await fill(
        'space_case',
        'person_id, status, reported_at, decided_at',
        `who, case when n % 2000 < 2 then 'open' when n % 2000 < 1000 then 'dismissed' else 'hidden' end, moment, moment`,
      );
      await fill('badge_award', 'badge_id, account_id, by_rule, given_at', `${BADGE}, who, true, moment`);
      await fill(
        'point_event',
        'account_id, points, reason, subject_id, at',
        `${busy}, 1, 'listed', n, moment`,
      );
      for (const [kind, subject] of [
        ['class', 'class_id'],
        ['exam', 'exam_id'],
      ] as const)
        await fill(
          'certificate',
          `kind, ${subject}, account_id, code, issued_at, holder_name, subject_title, title, signatory_name, signatory_role`,
          `'${kind}', ${kind === 'class' ? theClass : theExam}, who, upper(substr(md5('${kind}' || n), 1, 12)), moment, 'Listed', '{}', '{}', '', '{}'`,
        );
      await fill(
        'attendance',
        'id, class_id, title, opens_at, late_from, closes_at, method',
        `case when n = ${own(2, 1)} then ${own(MEETING, '1')} else new_id() end, ${theClass}, 'Listed', moment, moment, moment + interval '1 hour', 'button'`,
      );
      await fill(
        'attendance_record',
        'attendance_id, account_id, state',
        `${own(MEETING, '1')}, who, 'present'`,
      );
      await fill(
        'attendance_change',
        'id, attendance_id, account_id, changed_at, to_state',
        `${CHANGES} + n, ${own(MEETING, '1')}, who, moment, 'present'`,
      );
      await fill(
        'attendance_attachment',
        'attendance_id, account_id, upload_id, attachment_type, name, created_at',
        `${own(MEETING, '1')}, who, gen_random_uuid(), 'image', 'Listed', moment`,
      );
      await fill(
        'assignment_work',
        'lesson_id, account_id, class_id, state, handed_in_at, sort_name',
        `${theLesson}, who, ${theClass}, case when n % 1000 < 2 then 'handedIn' when n % 1000 < 4 then 'notBegun' when n % 1000 < 6 then 'returned' else 'graded' end, moment, n::text`,
      );
      await fill(
        'lesson_progress',
        'lesson_id, class_id, account_id, device_id, client_updated_at, updated_at',
        `${theLesson}, ${theClass}, who, 'device', moment, moment`,
      );
      await fill(
        'exam_attempt',
        'id, exam_id, account_id, number, status, started_at, deadline, submitted_at, receipt, released_at, paper, max_score, pass_score, sort_name, search_words',
        `${ATTEMPTS} + n, ${theExam}, who, 1, case when n % 1000 < 2 then 'submitted' when n % 1000 < 4 then 'running' else 'graded' end,
          moment, moment, case when n % 1000 between 2 and 3 then null else moment end,
          case when n % 1000 between 2 and 3 then null else 'receipt' end, case when n % 1000 < 6 then null else moment end,
          '[]', 1, 1, 'listed ' || n, case when n % 2000 < 2 then '王伟' when n % 2000 in (1000, 1001) then 'j-q özil c++' else 'listed ' || n end`,
      );
      await fill(
        'exam_appeal',
        'attempt_id, exam_id, question_id, reason, score_before, asked_at, answered_at, score_after',
        `${ATTEMPTS} + n, ${theExam}, 1, 'Listed', 0, moment, case when n % 1000 < 2 then null else moment end, case when n % 1000 < 2 then null else 1 end`,
      );
      await fill(
        'exam_ticket',
        'exam_id, number, token_hash, batch, valid_from, valid_until, issued_at, redeemed_at, redeemed_by',
        `${theExam}, n, sha256(n::text::bytea), 'batch', moment, moment + interval '1 day', moment, moment, who`,
      );
      await fill(
        'question',
        'id, kind, folder, tags, languages, level, is_archived, search_text, updated_at',
        `${QUESTIONS} + n, case when n % 2000 in (1000, 1001) then 'essay' else 'single' end,
          case when n % 2000 in (1000, 1001) then 'rare' else 'frequent' end, case when n % 2000 in (1000, 1001) then '{rare,frequent}'::text[] else '{frequent}' end,
          case when n % 2000 in (1000, 1001) then '{ar_SA,en_US}'::text[] else '{en_US}' end,
          case when n % 2000 in (1000, 1001) then 'hard' else 'easy' end, n % 1000 in (500, 501), ${words}, moment`,
      );
      await fill(
        'exam_question_version',
        'question_id, version, kind, text',
        `${QUESTIONS} + n, 1, 'single', '{}'`,
      );
      await fill(
        'survey',
        'id, author_id, draft, search_text, saved_at',
        `${SURVEYS} + n, case when n % 100 < 2 then ${busy} else who end, '{}', ${words}, moment`,
      );
      // Half of them of the newest that is shown: those of the first page are counted.
      await fill(
        'survey_answer',
        'survey_id, version, answers',
        `case when n % 4 < 2 then ${SURVEYS + BigInt(own(ENTRIES, ENTRIES - 1))} else ${SURVEYS} + n end, 1, '[]'`,
      );
      await fill(
        'exam_question',
        'exam_id, question_id, position',
        `${RESOURCES} + n, case when n % 4 < 2 then (select max(id) from question where school_id = $1 and not is_archived) else ${QUESTIONS} + n end, 0`,
      );
      await fill(
        'resource',
        'search_text, search_vector, id, type, slug, title, status, published_at, hot_score, download_count, author_id, edited_at',
        `${words}, case when n % 2000 in (1000, 1001) then ${vectorOf(RARE)} else ${vectorOf('listed')} end, ${RESOURCES} + n, case when n % 10 < 2 then 2 else 3 end, 'later-' || n, '{"en_US": "Listed"}', case when n % 100 < 2 then 'draft' else 'published' end, moment, n, n, case when n % 100 < 2 then ${busy} else who end, moment`,
      );
      if (rest === 0) {
        await client.query(
          `insert into resource (id, school_id, type, slug, title, status, published_at, author_id)
           values ($1, $2, 2, 'taken', '{}', 'published', now(), ${BUSY})`,
          [EXAM, school],
        );
        await client.query(
          `insert into class_teacher (class_id, school_id, account_id) values ($1, $2, ${BUSY})`,
          [classId, school],
        );
        await client.query(`update lesson set kind = 'assignment' where id = $1`, [lessonId]);
        await client.query(`update resource set starts_at = null, ends_at = null where id = $1`, [classId]);
      }
      await client.query(
        `insert into exam (resource_id, school_id, minutes, pass_mark, attempts)
         select id, school_id, 10, 50, 1 from resource where (id = ${EXAM} or id between ${RESOURCES} and ${RESOURCES} + $1) and type = 2 and school_id = $2`,
        [ENTRIES, school],
      );
      // Half of them have ended, and one goes on.
      const startsAt = `timestamptz '2026-11-22 12:00Z' + (n - ${ENTRIES / 2}) * interval '10 minutes'`;
      await fill(
        'resource',
        'id, type, slug, title, status, published_at, edited_at, starts_at, ends_at',
        `${LIVES} + n, 4, 'live-' || n, '{"en_US": "Listed"}', 'published', moment - interval '30 days', moment, ${startsAt}, ${startsAt} + interval '10 minutes'`,
      );
      await fill(
        'live',
        'resource_id, host_id, starts_at, minutes',
        `${LIVES} + n, case when n % 100 < 2 then ${busy} else who end, ${startsAt}, 10`,
      );
      const session = `${LIVES + BigInt(own(ENTRIES, ENTRIES - 1))}`;
      await fill(
        'live_reservation',
        'live_id, account_id, reserved_at, sort_name',
        `${session}, who, moment, 'listed ' || n`,
      );
      await fill(
        'live_attendance',
        'live_id, account_id, minutes, sort_name',
        `${own(session, 'case when n % 4 = 1 then ' + session + ` else ${LIVES} + n end`)}, who, '{[10,20)}', 'listed ' || n`,
      );
      const section = own(SECTION, OTHER_SECTION);
      await client.query(
        `insert into knowledge_section (id, school_id, name, summary, audience, readers, position, created_at)
         values ($1, $2, '{}', '{}', 1, 1, 1, now())`,
        [section, school],
      );
      await fill('knowledge_subscription', 'account_id, section_id, since', `who, ${section}, moment`);
      await fill('knowledge_subscription', 'account_id, since', `who, moment`);
      await client.query(
        `update resource set section_id = $1 where school_id = $2 and type = 3 and id > ${RESOURCES}`,
        [section, school],
      );
      await client.query(
        `insert into member_group (id, school_id, name, name_key, created_at) values ($1, $2, 'Listed', 'listed', now())`,
        [section, school],
      );
      await fill('member_group_entry', 'group_id, account_id, added_at', `${section}, who, moment`);
      await fill('saved_resource', 'account_id, resource_id, saved_at', `${busy}, ${RESOURCES} + n, moment`);
      await fill(
        'lesson_note',
        'account_id, class_id, lesson_id, class_title, lesson_title, class_type, place_kind, position, search_vector, search_text, created_at, updated_at',
        `${busy}, ${theClass}, ${theLesson}, '{}', '{}', 5, 'lesson', 0, '', '', moment, moment`,
      );
      await fill(
        'store_order',
        'id, account_id, reference, state, currency, total, tax, buyer, terms_version, placed_at, paid_at',
        `${ORDERS} + n, case when n % 100 < 2 then ${busy} else who end, 'AAAA-' || n, case when n % 100 < 2 then 'awaitingPayment' else 'paid' end, 'EUR', 1, 0, '{}', 1, moment, case when n % 100 < 2 then null else moment end`,
      );
      await fill(
        'ledger_transaction',
        'kind, order_id, currency, made_at, entries',
        `'order', ${ORDERS} + n, 'EUR', moment, 2`,
      );
    }
    await client.query(
      `insert into person_block (account_id, person_id, kind, since)
       select ${BUSY}, ${PEOPLE} + n, 'mute', timestamptz '2026-11-22 12:00Z' - n * interval '1 minute' from generate_series(3, $1::int) n`,
      [ENTRIES],
    );
    await client.query('commit');
    // Whoever has a snapshot meanwhile keeps pages from being marked as visible to all, and what is not marked is read
    // from the table instead of the index.
    const marked = async () => {
      await client.query(`vacuum analyze ${LARGE.join(', ')}`);
      const { rows } = await client.query(
        'select relname from pg_class where relname = any($1) and relallvisible < relpages',
        [LARGE],
      );
      return rows;
    };
    await vi.waitFor(async () => expect(await marked()).toEqual([]), {
      timeout: MARKED_WITHIN_MS,
      interval: 500,
    });
  });
}, 240_000);

type Read = (tx: Transaction, page: KeysetPage) => Promise<{ next?: string | null }>;
const audit =
  (filter: AuditFilter): Read =>
  async (tx, page) => {
    await countEntries(tx, schoolId, filter);
    return listEntries(tx, schoolId, filter, page);
  };
/** Lists that have no cursor: their first page. */
const paged =
  (
    read: (
      tx: Transaction,
      page: { limit: number; offset: number; pageNumber: number; pageSize: number },
    ) => Promise<unknown>,
  ): Read =>
  async (tx, { limit }) => {
    await read(tx, { limit, offset: 0, pageNumber: 1, pageSize: limit });
    return {};
  };
const orders =
  (filter: OrderFilter): Read =>
  (tx, page) =>
    listOrders(tx, filter, page);
const grading =
  (filter: Partial<GradedFilter>): Read =>
  async (tx, page) => {
    await countGraded(tx, EXAM);
    return listGrading(tx, EXAM, { status: undefined, isAppealed: undefined, ...filter }, page);
  };
const board =
  (filter: Partial<BoardFilter>): Read =>
  async (tx, page) => {
    await countBoard(tx, EXAM);
    return listBoard(tx, EXAM, { keyword: undefined, isRunning: undefined, ...filter }, page);
  };
const lives =
  (filter: Partial<LiveFilter>): Read =>
  (tx, page) =>
    listLives(tx, { scope: 'all', reader: { member: true, now }, accountId: BUSY, ...filter }, page);
const works =
  (filter: WorkFilter): Read =>
  async (tx, page) => {
    const lesson = { id: lessonId, class_id: classId };
    const counts = await countWorks(tx, lesson);
    return listWorks(tx, lesson, filter, page, () => Promise.resolve(counts[filter]));
  };
const besides =
  (filter: WorkFilter): Read =>
  async (tx) => {
    const middle = { id: person(ENTRIES / 2), sort_name: String(ENTRIES / 2) };
    await findAround(tx, { id: lessonId, class_id: classId }, middle, filter);
    return {};
  };
/** What waits for somebody who teaches: the same for all pages. */
const teaching =
  (
    read: (
      tx: Transaction,
      schools: LearningSchool[],
      asked: { accountId: string; now: Date },
    ) => Promise<unknown>,
  ): Read =>
  async (tx) => {
    const school = {
      id: schoolId,
      name: {},
      logo_url: '',
      default_language: 'en_US',
      role: 'admin',
    } as const;
    await read(tx, [school], { accountId: BUSY, now });
    return {};
  };
/** Of one and two characters that few have and that many have, and without three letters in a row. */
const SHORT_WORDS = ['课', '数学', 'q', 'qz', 'l', 'li', 'c++'];
const QUESTIONS_OF = [
  { folder: 'rare' },
  { folder: 'frequent' },
  { folder: 'nowhere' },
  { tag: 'rare' },
  { tag: 'frequent' },
  { tag: 'none' },
  { kind: 'essay' },
  { kind: 'single' },
  { kind: 'slider' },
  { level: 'hard' },
  { level: 'easy' },
  { language: 'ar_SA' },
  { language: 'en_US' },
  { language: 'ja_JP' },
] as const;
const MANAGER = { schoolId, accountId: BUSY, isManager: true };
const PLACE = { scopeId: schoolId, viewerId: undefined, moderate: true };
const everything = { conditions: [] };
type Filters<Filter> = [string, Filter, Author?][];
const TEACHER = { ...MANAGER, isManager: false };
const contentFilters: Filters<ContentFilter> = [
  ['topics', { kind: 'topic' }],
  ['articles', { kind: 'article' }],
  ['in the bin', { state: 'bin' }],
  ['drafts', { state: 'draft' }],
  ['archived', { state: 'archived' }],
  ['planned', { state: 'scheduled' }],
  ['public', { state: 'public' }],
  ['own', {}, TEACHER],
  ['with a rare word', { keyword: 'okapi' }],
  ['with a frequent word', { keyword: 'listed' }],
  ['of a section', { sectionId: SECTION }],
];
const managedFilters: Filters<Partial<ManagedFilter>> = [
  ['drafts', { status: 'draft' }],
  ['withdrawn', { status: 'withdrawn' }],
  ['exams', { conditions: [ofTypes([2])] }],
  ['topics', { conditions: [ofTypes([17])] }],
  ['own', {}, TEACHER],
  ['with a rare word', { keyword: 'okapi' }],
  ['with a frequent word', { keyword: 'listed' }],
];
const LISTS: [string, Read, Scope?][] = [
  ['the audit log', audit({})],
  ['what one person did', audit({ userId: BUSY })],
  ['what was done of a kind', audit({ action: 'memberRoleChanged' })],
  ['what was done at a time', audit({ from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' })],
  ['posts', (tx, page) => listPostRows(tx, PLACE, {}, page)],
  ['the hottest posts', (tx, page) => listPostRows(tx, PLACE, { sort: '1' }, page)],
  ['questions of a school', (tx, page) => listPostRows(tx, PLACE, { kind: 'question' }, page)],
  ['replies', (tx, page) => listReplyRows(tx, POST, { viewerId: undefined, moderate: true }, page)],
  ['reported posts', (tx, page) => listCaseRows(tx, { schoolId, teacher: undefined, status: 'open' }, page)],
  ['reported spaces', (tx, page) => listSpaceCases(tx, { schoolId, isOpen: true }, page)],
  [
    'reported spaces that were decided about',
    (tx, page) => listSpaceCases(tx, { schoolId, isOpen: false }, page),
  ],
  ['who was given a badge', (tx, page) => listAwardRows(tx, { schoolId, badgeId: BADGE }, page)],
  ['points of a person', (tx, page) => listPointRows(tx, schoolId, BUSY, page)],
  ['own certificates', (tx, page) => listOwn(tx, BUSY, page), { accountId: BUSY }],
  ['certificates of a class', (tx, page) => listOfSubject(tx, { kind: 'class', id: classId }, page)],
  ['certificates of an exam', (tx, page) => listOfSubject(tx, { kind: 'exam', id: EXAM }, page)],
  [
    'attendances of a class',
    (tx, page) => listAttendances(tx, { classId, viewerId: BUSY, counts: true }, page, now),
  ],
  ['records of an attendance', (tx, page) => listRecords(tx, { attendanceId: MEETING, classId }, page)],
  ['corrections of an attendance', (tx, page) => listCorrections(tx, MEETING, page)],
  ['attachments of an attendance', (tx, page) => listAttachments(tx, MEETING, undefined, page)],
  ['own attachments of an attendance', (tx, page) => listAttachments(tx, MEETING, BUSY, page)],
  ...(['all', 'toGrade', 'graded', 'returned', 'notHandedIn'] as const).map((filter): [string, Read] => [
    `works of a class: ${filter}`,
    works(filter),
  ]),
  ['whose work is beside that of somebody', besides('all')],
  ['whose missing work is beside that of somebody', besides('notHandedIn')],
  ['the gradebook', (tx, page) => listGraded(tx, { classId, examIds: [EXAM] }, page)],
  ['progress of a class', (tx, page) => listLearners(tx, classId, page)],
  ['questions', (tx, page) => listQuestions(tx, {}, page)],
  ['exams', (tx, page) => listExams(tx, { author: undefined, keyword: undefined }, page)],
  ['own exams', (tx, page) => listExams(tx, { author: BUSY, keyword: undefined }, page)],
  ['surveys', (tx, page) => listSurveys(tx, { author: undefined, keyword: undefined }, page)],
  ['contents', (tx, page) => listContents(tx, MANAGER, {}, page, now)],
  ['managed resources', (tx, page) => listManaged(tx, MANAGER, { ...everything, sort: '0' }, page)],
  [
    'the hottest managed resources',
    (tx, page) => listManaged(tx, MANAGER, { ...everything, sort: '1' }, page),
  ],
  ...contentFilters.map(([name, filter, author = MANAGER]): [string, Read] => [
    `contents: ${name}`,
    (tx, page) => listContents(tx, author, filter, page, now),
  ]),
  ...managedFilters.map(([name, filter, author = MANAGER]): [string, Read] => [
    `managed resources: ${name}`,
    (tx, page) => listManaged(tx, author, { ...everything, sort: '0', ...filter }, page),
  ]),
  ['own surveys', (tx, page) => listSurveys(tx, { author: BUSY, keyword: undefined }, page)],
  ['surveys with a word', (tx, page) => listSurveys(tx, { author: undefined, keyword: 'listed' }, page)],
  ['surveys with a rare word', (tx, page) => listSurveys(tx, { author: undefined, keyword: 'okapi' }, page)],
  ['exams with a rare word', (tx, page) => listExams(tx, { author: undefined, keyword: 'okapi' }, page)],
  ...SHORT_WORDS.flatMap((keyword): [string, Read][] => [
    [`contents with ${keyword}`, (tx, page) => listContents(tx, MANAGER, { keyword }, page, now)],
    [
      `managed resources with ${keyword}`,
      (tx, page) => listManaged(tx, MANAGER, { ...everything, sort: '0', keyword }, page),
    ],
    [`surveys with ${keyword}`, (tx, page) => listSurveys(tx, { author: undefined, keyword }, page)],
    [`exams with ${keyword}`, (tx, page) => listExams(tx, { author: undefined, keyword }, page)],
    [`questions with ${keyword}`, (tx, page) => listQuestions(tx, { keyword }, page)],
  ]),
  ...QUESTIONS_OF.map((filter): [string, Read] => [
    `questions of ${JSON.stringify(filter)}`,
    (tx, page) => listQuestions(tx, filter, page),
  ]),
  [
    'folders and tags of questions',
    async (tx) => {
      await findFacets(tx);
      return {};
    },
  ],
  ['questions with a rare word', (tx, page) => listQuestions(tx, { keyword: 'okapi' }, page)],
  ['questions with a frequent word', (tx, page) => listQuestions(tx, { keyword: 'listed' }, page)],
  ['archived questions', (tx, page) => listQuestions(tx, { isArchived: true }, page)],
  ['published resources', (tx, page) => listPublished(tx, { ...everything, sort: '0', page, now })],
  ...['q', 'qz', 'c++', '课', '数学', 'l', 'listed'].map((keyword): [string, Read] => [
    `published resources with ${keyword}`,
    (tx, page) =>
      listPublished(tx, {
        conditions: [matchesKeyword(parseKeyword(keyword, 'zh_CN'))],
        sort: '0',
        page,
        now,
      }),
  ]),
  ...(['0', '1', '2'] as const).map((order): [string, Read] => [
    `cards in the order ${order}`,
    paged((tx, page) =>
      listCards(tx, {
        ...everything,
        ...page,
        order,
        reader: { member: true, now },
        accountId: BUSY,
        total: () => Promise.resolve(0),
      }),
    ),
  ]),
  ['hidden people', (tx, page) => listBlocks(tx, BUSY, page), { accountId: BUSY }],
  ['own notes', (tx, page) => listNotes(tx, { accountId: BUSY }, {}, page), { accountId: BUSY }],
  [
    'what was saved',
    (tx, page) => listSaved(tx, { accountId: BUSY, schoolIds: [schoolId] }, page),
    { accountId: BUSY },
  ],
  ['orders', orders({})],
  ['orders in one state', orders({ state: 'awaitingPayment' })],
  ['the order that a transfer names', orders({ reference: 'AAAA-2000' })],
  ['orders of a person', orders({ accountId: BUSY }), { schoolId, accountId: BUSY }],
  [
    'the books',
    (tx, page) =>
      listPosted(
        tx,
        { schoolId, currency: 'EUR', since: new Date('2026-11-01'), before: new Date('2026-12-01') },
        page,
      ),
  ],
  ['tickets of an exam', (tx, page) => listIssued(tx, EXAM, undefined, page, now)],
  ['own tickets', (tx, page) => listTickets(tx, BUSY, undefined, page, now), { schoolId, accountId: BUSY }],
  ['attempts that were handed in', grading({})],
  ['attempts that are graded', grading({ status: 'graded' })],
  ['attempts that wait to be graded', grading({ status: 'submitted' })],
  ['attempts with appeals', grading({ isAppealed: true })],
  ['attempts without appeals', grading({ isAppealed: false })],
  ['sessions', lives({})],
  ['sessions to come', lives({ status: 1 })],
  ['sessions that go on', lives({ status: 2 })],
  ['sessions that have ended', lives({ status: 3 })],
  ['sessions of a time', lives({ from: '2026-11-01T00:00:00Z', to: '2026-11-20T00:00:00Z' })],
  ['own sessions', lives({ scope: 'mine' })],
  ['own sessions that have ended', lives({ scope: 'mine', status: 3 })],
  ['sessions that somebody has reserved', lives({ scope: 'reserved' })],
  [
    'who came to a session',
    (tx, page) => {
      const live = { id: String(LIVES + BigInt(ENTRIES)), host_id: person(1), speaker_ids: [] };
      return listAttendees(tx, live, { from: 12, to: 18 }, page);
    },
  ],
  ['assignments that wait for somebody', teaching(listWaitingWorks), { accountId: BUSY }],
  ['questions that wait for somebody', teaching(listOpenQuestions), { accountId: BUSY }],
  ['exams that wait for somebody', teaching(listWaitingExams), { accountId: BUSY }],
  ['sessions that somebody holds', teaching(listHosted), { accountId: BUSY }],
  [
    'classes in which people do nothing',
    teaching((tx, schools, asked) =>
      listQuietClasses(tx, schools, { ...asked, since: new Date('2026-11-08T12:00:00Z') }),
    ),
    { accountId: BUSY },
  ],
  [
    'sections with their figures',
    async (tx) => {
      await listSectionRows(tx, BUSY);
      await countArticles(tx, { member: true, now });
      await findSubscription(tx, { school_id: schoolId, section_id: null, article_id: null }, BUSY);
      return {};
    },
  ],
  [
    'groups of members',
    async (tx) => {
      await listGroupRows(tx, schoolId);
      return {};
    },
  ],
  ['an exam as it runs', board({})],
  ['who still takes an exam', board({ isRunning: true })],
  ['who has taken an exam', board({ isRunning: false })],
  ...['l', 'listed', 'listed 4242', '王', '王伟', 'q', '-q', 'z', 'öz', '7q', 'j-q', 'c++'].flatMap(
    (keyword): [string, Read][] => [
      [`who takes an exam and is called ${keyword}`, board({ keyword })],
      [`who has taken an exam and is called ${keyword}`, board({ keyword, isRunning: false })],
    ],
  ),
];

/**
 * At the size of this test PostgreSQL 15 prefers to take half of a table in a row for these, where the one that Stoa
 * brings along takes an index. There it is shown that an index serves them all the same.
 */
const NEWER_PLANNER = 170_000;
const BY_NEWER_PLANNERS: ReadonlySet<string> = new Set([
  'the audit log',
  'what one person did',
  'what was done of a kind',
  'what was done at a time',
  'orders',
  'the books',
  'attempts that are graded',
  'questions that wait for somebody',
]);

/** Rows of a table that a list reads for a page: those of the page, what is looked up for each, and what is counted. */
const READ_MAX = 1200;
/** Counted to the end: of notes a person has 5,000 at most, in however large a school. */
const READS_ON: ReadonlySet<string> = new Set(['own notes']);

/**
 * Of words that some hold, the next 5,000 rows are looked through: most of what an exam of this test has, which PostgreSQL
 * 18 takes in a row.
 */
const LOOKED_THROUGH = /^who (takes|has taken) an exam and is called (王伟?|-?q|ö?z|j-q|c\+\+)$/u;

/** They are read by an index there too, which also finds rows in vain. */
const READ_IN_VAIN: ReadonlySet<string> = new Set([
  'contents',
  'contents: with a frequent word',
  'contents with l',
  'contents with li',
  'published resources with listed',
]);

describe('lists of a school that has much of everything', () => {
  it.for(LISTS)('are read by an index: %s', async ([name, read, scope = { schoolId }], { skip }) => {
    const { rows } = await test.database.pool.query('show server_version_num');
    const isOlder = Number(rows[0].server_version_num) < NEWER_PLANNER;
    skip(
      isOlder && READ_IN_VAIN.has(name),
      'PostgreSQL 15 counts these by an index that finds more than they are.',
    );
    const isLookedThrough = LOOKED_THROUGH.test(name);
    const isServedByIndex = isLookedThrough || (isOlder && BY_NEWER_PLANNERS.has(name));
    const { next } = await test.database.read(scope, (tx) => read(tx, { limit: 20 }));
    for (const cursor of next ? [undefined, next] : [undefined]) {
      const walked = await readWhole(
        test.database,
        scope,
        async (tx) => {
          if (isServedByIndex) await sql`set local enable_seqscan = off`.execute(tx);
          return read(tx, { limit: 20, cursor });
        },
        isOlder || isLookedThrough || READS_ON.has(name) ? Infinity : READ_MAX,
      );
      expect(walked.filter(({ table }) => LARGE.includes(table))).toEqual([]);
    }
  });
});
