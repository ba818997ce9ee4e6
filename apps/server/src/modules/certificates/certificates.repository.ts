import { sql, type SqlBool } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { CertificateKind, Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';

const LATEST: KeysetOrder = {
  columns: [
    { name: 'issued_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A class that is finished, or an exam that is passed. */
export interface Subject {
  kind: CertificateKind;
  id: string;
}

const COLUMNS = { class: 'class_id', exam: 'exam_id' } as const;

/** A certificate with its school. */
export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findByCode>>>;
/** A certificate with the person, for those who look after the class or the exam. */
export type ManagedRow = Awaited<ReturnType<typeof findManaged>>;

const certificates = (tx: Transaction) =>
  tx
    .selectFrom('certificate')
    .innerJoin('school', 'school.id', 'certificate.school_id')
    .select([
      'certificate.id',
      'certificate.school_id',
      'certificate.kind',
      'certificate.class_id',
      'certificate.exam_id',
      'certificate.code',
      'certificate.issued_at',
      'certificate.holder_name',
      'certificate.subject_title',
      'certificate.title',
      'certificate.signatory_name',
      'certificate.signatory_role',
      'certificate.revoked_at',
      'school.name as school_name',
      'school.logo_url',
      'school.color',
      'school.default_language',
    ]);

/** The certificate with a code; the transaction needs no school for it. */
export async function findByCode(tx: Transaction, code: string) {
  await sql`select set_config('stoa.certificate', ${code}, true)`.execute(tx);
  return certificates(tx).where('certificate.code', '=', code).executeTakeFirst();
}

/** A page of the certificates of a person, of all schools, the latest first. */
export async function listOwn(tx: Transaction, accountId: string, page: KeysetPage) {
  const keyset = new Keyset(LATEST, page);
  const rows = await certificates(tx)
    .select(keyset.place('certificate').as('place'))
    .where('certificate.account_id', '=', accountId)
    .where(keyset.beyond('certificate'))
    .orderBy(keyset.orderBy('certificate'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  const all = tx.selectFrom('certificate').where('account_id', '=', accountId);
  return keyset.complete(rows, () => countUpTo(tx, all));
}

const managed = (tx: Transaction) =>
  tx
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select([
      'certificate.id',
      'certificate.kind',
      'certificate.class_id',
      'certificate.exam_id',
      'certificate.code',
      'certificate.issued_at',
      'certificate.holder_name',
      'certificate.revoked_at',
      'certificate.revocation_reason',
      'certificate.lost_pass',
      'certificate.account_id',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
    ]);

/** A page of the certificates of a class or an exam, the latest first. */
export async function listOfSubject(tx: Transaction, { kind, id }: Subject, page: KeysetPage) {
  const keyset = new Keyset(LATEST, page);
  const rows = await managed(tx)
    .select(keyset.place('certificate').as('place'))
    .where(`certificate.${COLUMNS[kind]}`, '=', id)
    .where(keyset.beyond('certificate'))
    .orderBy(keyset.orderBy('certificate'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  const all = tx.selectFrom('certificate').where(COLUMNS[kind], '=', id);
  return keyset.complete(rows, () => countUpTo(tx, all));
}

/** @throws {Problem} NOT_FOUND also for those of other schools, and of classes and exams that are deleted */
export async function findManaged(tx: Transaction, id: string) {
  const row = await managed(tx).where('certificate.id', '=', id).executeTakeFirst();
  const subjectId = row?.[COLUMNS[row.kind]];
  if (!row || !subjectId) throw new Problem('NOT_FOUND');
  return { ...row, subject: { kind: row.kind, id: subjectId } satisfies Subject };
}

/** What somebody revoked before keeps its day and reason. */
export async function setRevoked(
  tx: Transaction,
  id: string,
  { by, reason, now }: { by: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ revoked_at: now, revoked_by: by, revocation_reason: reason, lost_pass: false })
    .where('id', '=', id)
    .where('revocation_reason', 'is', null)
    .execute();
}

export async function setRestored(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ revoked_at: null, revoked_by: null, revocation_reason: null, lost_pass: false })
    .where('id', '=', id)
    .execute();
}

/** Certificates count no more because the results do not. What somebody revoked stays as they said. */
export async function setLost(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ revoked_at: now, lost_pass: true })
    .where(sql<SqlBool>`id = any(${[...ids]}::bigint[])`)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Certificates count again that counted no more because of results. */
export async function setRegained(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ revoked_at: null, lost_pass: false })
    .where(sql<SqlBool>`id = any(${[...ids]}::bigint[])`)
    .where('lost_pass', '=', true)
    .execute();
}

/** An exam of the transaction’s school. @param author whose it has to be; undefined for anybody’s */
export function findExam(tx: Transaction, examId: string, author: string | undefined) {
  const query = tx
    .selectFrom('exam')
    .innerJoin('resource', 'resource.id', 'exam.resource_id')
    .select(['resource.title', 'exam.gives_certificate'])
    .where('exam.resource_id', '=', examId);
  return (author === undefined ? query : query.where('resource.author_id', '=', author)).executeTakeFirst();
}

/** Whether who finishes a class gets a certificate. */
export const givesCertificate = async (tx: Transaction, classId: string): Promise<boolean> =>
  (
    await tx
      .selectFrom('class')
      .select('gives_certificate')
      .where('resource_id', '=', classId)
      .executeTakeFirst()
  )?.gives_certificate ?? false;

/** People of a class who are through with it and have no certificate for it. */
export async function listFinished(tx: Transaction, classId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('enrollment')
    .select('account_id')
    .where('class_id', '=', classId)
    .where(
      sql<SqlBool>`exists (select from class where class.resource_id = ${classId} and class.gives_certificate)`,
    )
    .where(sql<SqlBool>`exists (select from lesson where lesson.class_id = ${classId})`)
    .where(
      sql<SqlBool>`(select count(completed_at) from lesson_progress done where done.class_id = enrollment.class_id
        and done.account_id = enrollment.account_id) = (select count(*) from lesson where lesson.class_id = ${classId})`,
    )
    .where(
      sql<SqlBool>`not exists (select from certificate where certificate.class_id = enrollment.class_id
        and certificate.account_id = enrollment.account_id)`,
    )
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** What is written on the certificates that a class or an exam gives today. */
export const findWording = (tx: Transaction, subjectId: string) =>
  tx
    .selectFrom('resource')
    .leftJoin('certificate_template as template', 'template.school_id', 'resource.school_id')
    .select(['resource.school_id', 'resource.title as subject_title'])
    .select(sql<Translations>`coalesce(template.title, '{}')`.as('title'))
    .select(sql<string>`coalesce(template.signatory_name, '')`.as('signatory_name'))
    .select(sql<Translations>`coalesce(template.signatory_role, '{}')`.as('signatory_role'))
    .where('resource.id', '=', subjectId)
    .executeTakeFirstOrThrow();

/** The names of people as others see them. */
export const listHolders = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('account')
    .select(['id', 'real_name', 'nick_name', 'mobile', 'email'])
    .where('id', 'in', ids)
    // Whoever writes several at once does so in the same order.
    .orderBy('id')
    .execute();

/** Those who have one for it keep it. */
export async function insertCertificates(
  tx: Transaction,
  { kind, id }: Subject,
  wording: Awaited<ReturnType<typeof findWording>>,
  holders: readonly { account_id: string; holder_name: string; code: string }[],
  now: Date,
): Promise<void> {
  const column = sql.ref(COLUMNS[kind]);
  await sql`
    insert into certificate (school_id, kind, ${column}, account_id, code, issued_at, holder_name,
      subject_title, title, signatory_name, signatory_role)
    select ${wording.school_id}, ${kind}, ${id}, account_id, code, ${now}, holder_name,
      ${JSON.stringify(wording.subject_title)}::jsonb, ${JSON.stringify(wording.title)}::jsonb,
      ${wording.signatory_name}, ${JSON.stringify(wording.signatory_role)}::jsonb
    from jsonb_to_recordset(${JSON.stringify(holders)}::jsonb) as given (account_id bigint, holder_name text, code text)
    on conflict (${column}, account_id) do nothing`.execute(tx);
}

/** The code of the certificate that somebody has for a class or an exam, while it counts. */
export const findCode = async (
  tx: Transaction,
  { kind, id }: Subject,
  accountId: string,
): Promise<string | null> =>
  (
    await tx
      .selectFrom('certificate')
      .select('code')
      .where(COLUMNS[kind], '=', id)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  )?.code ?? null;
