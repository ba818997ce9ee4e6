import type { AssignmentTerms, RubricChoice, WorkFilter, WorkState } from '@stoa/api/schema';
import { sql, type SqlBool } from 'kysely';
import {
  countedIn,
  Keyset,
  totalOf,
  type KeysetOrder,
  type KeysetPage,
  type Total,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { WorkFacts } from './assignments.policy.ts';

const BY_NAME: KeysetOrder = {
  columns: [
    { name: 'sort_name', type: 'text' },
    { name: 'account_id', type: 'bigint' },
  ],
  direction: 'asc',
};

/** A published lesson that is an assignment. */
export interface AssignmentRow {
  id: string;
  class_id: string;
  school_id: string;
  title: Translations;
  terms: AssignmentTerms;
}

/** @throws {Problem} NOT_FOUND also for lessons of other kinds and of other schools */
export async function findAssignment(tx: Transaction, lessonId: string): Promise<AssignmentRow> {
  const row = await tx
    .selectFrom('lesson')
    .select(['id', 'class_id', 'school_id', 'title', 'material'])
    .where('id', '=', lessonId)
    .where('kind', '=', 'assignment')
    .executeTakeFirst();
  if (row?.material?.type !== 'assignment') throw new Problem('NOT_FOUND');
  const { material, ...lesson } = row;
  return { ...lesson, terms: material };
}

/** What is known of one person and one assignment. */
export interface WorkRow extends WorkFacts {
  handed_in_at: Date | null;
  choices: RubricChoice[];
  remark: string;
  graded_at: Date | null;
  version: number;
}

const WORK = [
  'state',
  'attempts',
  'extra_attempts',
  'handed_in_at',
  'counts_at',
  'extended_until',
  'is_excused',
  'points',
  'choices',
  'remark',
  'graded_at',
  'version',
] as const;

export const findWork = (
  tx: Transaction,
  lessonId: string,
  accountId: string,
): Promise<WorkRow | undefined> =>
  tx
    .selectFrom('assignment_work')
    .select(WORK)
    .where('lesson_id', '=', lessonId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The work of one person, made where there is none; whoever else changes it waits until the transaction ends. */
export async function lockWork(
  tx: Transaction,
  lesson: Pick<AssignmentRow, 'id' | 'class_id' | 'school_id'>,
  accountId: string,
): Promise<WorkRow> {
  await tx
    .insertInto('assignment_work')
    .values({
      lesson_id: lesson.id,
      class_id: lesson.class_id,
      school_id: lesson.school_id,
      account_id: accountId,
      version: 0,
    })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'account_id']).doNothing())
    .execute();
  return tx
    .selectFrom('assignment_work')
    .select(WORK)
    .where('lesson_id', '=', lesson.id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes the work of one person; its version rises. */
export const updateWork = (
  tx: Transaction,
  lessonId: string,
  accountId: string,
  { choices, ...values }: Partial<Omit<WorkRow, 'version'>> & { graded_by?: string | null },
) =>
  tx
    .updateTable('assignment_work')
    .set((eb) => ({
      ...values,
      ...(choices ? { choices: JSON.stringify(choices) } : {}),
      version: eb('version', '+', 1),
    }))
    .where('lesson_id', '=', lessonId)
    .where('account_id', '=', accountId)
    .execute();

/** What was handed in once. */
export interface SubmissionRow {
  id: string;
  number: number;
  handed_in_at: Date;
  counts_at: Date;
  text: string;
  links: string[];
  files: { name: string; bytes: number; upload: string }[];
}

/** What somebody handed in for an assignment, the latest first. */
export async function listSubmissions(
  tx: Transaction,
  lessonId: string,
  accountId: string,
): Promise<SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    select submission.id, submission.number, submission.handed_in_at, submission.counts_at, submission.text,
      submission.links, coalesce((
        select jsonb_agg(jsonb_build_object('name', file.name, 'bytes', upload.size, 'upload', upload.name)
          order by file.position)
        from assignment_file file join upload on upload.id = file.upload_id
        where file.submission_id = submission.id
      ), '[]') as files
    from assignment_submission submission
    where submission.lesson_id = ${lessonId} and submission.account_id = ${accountId}
    order by submission.number desc`.execute(tx);
  return rows;
}

/** Those of the names of uploads that somebody handed in for an assignment before. */
export async function listHandedIn(
  tx: Transaction,
  lessonId: string,
  accountId: string,
  names: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('assignment_file as file')
    .innerJoin('assignment_submission as submission', 'submission.id', 'file.submission_id')
    .innerJoin('upload', 'upload.id', 'file.upload_id')
    .select('upload.name')
    .distinct()
    .where('submission.lesson_id', '=', lessonId)
    .where('submission.account_id', '=', accountId)
    .where('upload.name', 'in', names)
    .execute();
  return rows.map(({ name }) => name);
}

/** Adds what somebody handed in. @param files ids of uploads with what they are called */
export async function addSubmission(
  tx: Transaction,
  place: { lessonId: string; accountId: string; schoolId: string },
  submission: Omit<SubmissionRow, 'id' | 'files'>,
  files: readonly { uploadId: string; name: string }[],
): Promise<void> {
  const { id } = await tx
    .insertInto('assignment_submission')
    .values({
      lesson_id: place.lessonId,
      account_id: place.accountId,
      school_id: place.schoolId,
      ...submission,
      links: JSON.stringify(submission.links),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.length === 0) return;
  await tx
    .insertInto('assignment_file')
    .values(
      files.map(({ uploadId, name }, position) => ({
        submission_id: id,
        upload_id: uploadId,
        school_id: place.schoolId,
        position,
        name,
      })),
    )
    .execute();
}

type Lesson = Pick<AssignmentRow, 'id' | 'class_id'>;
type Narrow = Exclude<WorkFilter, 'all'>;

const STATES: Readonly<Record<Narrow, WorkState>> = {
  toGrade: 'handedIn',
  graded: 'graded',
  returned: 'returned',
  notHandedIn: 'notBegun',
};

const enrolled = (tx: Transaction, lesson: Lesson) =>
  tx.selectFrom('enrollment').where('enrollment.class_id', '=', lesson.class_id);

/** Those of the class who are so far: everybody in it has a row, also who handed nothing in. */
const worksIn = (tx: Transaction, lesson: Lesson, filter: Narrow) =>
  tx
    .selectFrom('assignment_work as work')
    .where('work.lesson_id', '=', lesson.id)
    .where('work.state', '=', STATES[filter])
    .where('work.is_enrolled', '=', true);

const PERSON = ['account.id', 'account.nick_name', 'account.real_name', 'account.avatar_url'] as const;

/** A page of who is in the class, by name, with how far they are. @param count how many they are */
export async function listWorks(
  tx: Transaction,
  lesson: Lesson,
  filter: WorkFilter,
  page: KeysetPage,
  count: () => Promise<Total>,
) {
  const keyset = new Keyset(BY_NAME, page);
  const work = [
    'work.handed_in_at',
    'work.counts_at',
    'work.extended_until',
    'work.points',
    sql<WorkState>`coalesce(work.state, 'notBegun')`.as('state'),
    sql<number>`coalesce(work.attempts, 0)`.as('attempts'),
    sql<number>`coalesce(work.extra_attempts, 0)`.as('extra_attempts'),
    sql<boolean>`coalesce(work.is_excused, false)`.as('is_excused'),
  ] as const;
  const rows =
    filter === 'all'
      ? await enrolled(tx, lesson)
          .innerJoin('account', 'account.id', 'enrollment.account_id')
          .leftJoin('assignment_work as work', (join) =>
            join.onRef('work.account_id', '=', 'enrollment.account_id').on('work.lesson_id', '=', lesson.id),
          )
          .select(PERSON)
          .select(work)
          .select(keyset.place('enrollment').as('place'))
          .where(keyset.beyond('enrollment'))
          .orderBy(keyset.orderBy('enrollment'))
          .limit(keyset.limit)
          .offset(keyset.offset)
          .execute()
      : await worksIn(tx, lesson, filter)
          .innerJoin('account', 'account.id', 'work.account_id')
          .select(PERSON)
          .select(work)
          .select(keyset.place('work').as('place'))
          .where(keyset.beyond('work'))
          .orderBy(keyset.orderBy('work'))
          .limit(keyset.limit)
          .offset(keyset.offset)
          .execute();
  return keyset.complete(rows, count);
}

/** How many people of the class are how far, each counted up to a limit. */
export async function countWorks(tx: Transaction, lesson: Lesson): Promise<Record<WorkFilter, Total>> {
  const counted = (filter: Narrow) =>
    countedIn(sql`${worksIn(tx, lesson, filter).select(sql`1`.as('one'))}`).as(filter);
  const counts = await tx
    .selectNoFrom([
      countedIn(sql`${enrolled(tx, lesson).select(sql`1`.as('one'))}`).as('all'),
      counted('toGrade'),
      counted('graded'),
      counted('returned'),
      counted('notHandedIn'),
    ])
    .executeTakeFirstOrThrow();
  const { all, toGrade, graded, returned, notHandedIn } = counts;
  return {
    all: totalOf(all),
    toGrade: totalOf(toGrade),
    graded: totalOf(graded),
    returned: totalOf(returned),
    notHandedIn: totalOf(notHandedIn),
  };
}

/** Somebody of the class. @throws {Problem} NOT_FOUND for who is not enrolled */
export async function findLearner(tx: Transaction, classId: string, personId: string) {
  const row = await tx
    .selectFrom('enrollment')
    .innerJoin('account', 'account.id', 'enrollment.account_id')
    .select(PERSON)
    .select('enrollment.sort_name')
    .where('enrollment.class_id', '=', classId)
    .where('enrollment.account_id', '=', personId)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** Who stands before and after somebody in the list, of those that a filter leaves. */
export async function findAround(
  tx: Transaction,
  lesson: Lesson,
  person: { id: string; sort_name: string },
  filter: WorkFilter,
): Promise<{ previousId: string | null; nextId: string | null }> {
  const next = async (isUp: boolean) => {
    const beyond = (table: string) =>
      sql<SqlBool>`(${sql.ref(`${table}.sort_name`)}, ${sql.ref(`${table}.account_id`)}) ${isUp ? sql`>` : sql`<`} (${person.sort_name}::text, ${person.id}::bigint)`;
    const direction = isUp ? 'asc' : 'desc';
    const row =
      filter === 'all'
        ? await enrolled(tx, lesson)
            .select('enrollment.account_id')
            .where(beyond('enrollment'))
            .orderBy('enrollment.sort_name', direction)
            .orderBy('enrollment.account_id', direction)
            .limit(1)
            .executeTakeFirst()
        : await worksIn(tx, lesson, filter)
            .select('work.account_id')
            .where(beyond('work'))
            .orderBy('work.sort_name', direction)
            .orderBy('work.account_id', direction)
            .limit(1)
            .executeTakeFirst();
    return row?.account_id ?? null;
  };
  return { previousId: await next(false), nextId: await next(true) };
}
