import { isFitting } from '@stoa/api/answer-files';
import type { AnswerInput } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { AnswerFile, FileTerms } from '../../database/tables.ts';
import type { Services } from '../../core/services.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import { passTo } from '../../core/uploads/file-pass.ts';
import { requireSendable, SENDABLE_TYPES } from '../../core/uploads/sendable-files.ts';
import { lockOwn } from '../../core/uploads/uploads.repository.ts';
import { Problem } from '../../http/problem.ts';
import type { Viewer } from '../../http/context.ts';
import { findAnswers, findAttempt, findPaperKinds, type AttemptRow } from './attempt.repository.ts';
import { requireAudience } from './exam.policy.ts';
import type { OpenFile } from './exam.presenter.ts';
import { unfit } from './fit.ts';
import { isOverdue } from './hand-in.ts';

/** Control characters, and marks that turn the writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Addresses of the files of answers, for whoever may read them now. */
export const opener =
  ({ secrets }: Pick<Services, 'secrets'>, schoolId: string, now: Date): OpenFile =>
  ({ upload }, name) =>
    passTo(secrets, { school_id: schoolId, name: upload }, now, name);

export interface NamedFile {
  path: string;
  upload: string;
  name: string;
}

/**
 * The files that an answer names.
 * @param path of the answer in the request
 * @throws {Problem} VALIDATION_FAILED, also for a file of another school
 */
export function namedFiles(
  { files = [] }: Pick<AnswerInput, 'files'>,
  path: string,
  schoolId: string,
): NamedFile[] {
  return files.map(({ url, name }, index) => {
    const at = `${path}/files/${index}`;
    const isOurs = url.startsWith(`/files/${schoolId}/`);
    const upload = isOurs ? readFileAddress(url.replace(/\?.*$/s, ''), schoolId) : undefined;
    if (!upload) throw unfit(`${at}/url`, 'format');
    const shown = name.normalize('NFC').replaceAll(UNSEEN, '').trim();
    if (shown === '') throw unfit(`${at}/name`, 'minLength');
    return { path: at, upload, name: shown };
  });
}

/**
 * Looks at the files of answers that are to be saved, and holds them until the transaction ends.
 * @returns the files by question
 * @throws {Problem} VALIDATION_FAILED for a file that the question does not take, and for one that is gone, is not the
 *   person's or belongs to something else
 */
export async function checkFiles(
  tx: Transaction,
  attempt: AttemptRow,
  { answers, terms }: { answers: readonly AnswerInput[]; terms: ReadonlyMap<string, FileTerms> },
): Promise<Map<string, AnswerFile[]>> {
  const { school_id: schoolId, account_id: accountId } = attempt;
  const named = new Map(
    answers.map((answer, index) => [
      answer.questionId,
      namedFiles(answer, `body/answers/${index}`, schoolId),
    ]),
  );
  const names = [...named.values()].flat().map(({ upload }) => upload);
  if (names.length === 0) return new Map();
  if (new Set(names).size < names.length) throw unfit('body/answers', 'unique');
  const rows = await lockOwn(tx, schoolId, accountId, names, SENDABLE_TYPES);
  const stored = await findAnswers(tx, attempt.id);
  const ownerOf = new Map(
    stored.flatMap(({ question_id, files }) => (files ?? []).map(({ id }) => [id, question_id] as const)),
  );
  const uploads = new Map(rows.map((row) => [row.name, row]));
  return new Map(
    [...named].map(([questionId, files]) => [
      questionId,
      files.map(({ path, upload, name }): AnswerFile => {
        const row = uploads.get(upload);
        const isFree = row?.used_at === null || (row && ownerOf.get(row.id) === questionId);
        if (row?.status !== 'kept' || !isFree) throw unfit(path, 'known');
        const file = { id: row.id, upload, name, bytes: row.size, type: row.content_type };
        const asked = terms.get(questionId);
        // As it was sent: a picture is written anew, and may be larger then.
        const bytes = row.exact_size ?? row.size;
        if (!asked || !isFitting(asked, { ...file, bytes })) throw unfit(path, 'accepts');
        return file;
      }),
    ]),
  );
}

/**
 * Makes sure that somebody may send a file for a question of their attempt now.
 * @throws {Problem} NOT_FOUND, ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED, FILE_FORMAT, PAYLOAD_TOO_LARGE
 */
export async function requireFileQuestion(
  tx: Transaction,
  place: { viewer: Viewer; attemptId: string; questionId: string; file: { type: string; bytes: number } },
  now: Date,
): Promise<void> {
  const { viewer, attemptId, questionId, file } = place;
  const attempt = await findAttempt(tx, attemptId, viewer.accountId);
  requireAudience(attempt, viewer);
  if (isOverdue(attempt, now)) throw new Problem('ATTEMPT_EXPIRED');
  if (attempt.status !== 'running')
    throw new Problem(attempt.submitted_by === 'server' ? 'ATTEMPT_EXPIRED' : 'ATTEMPT_SUBMITTED');
  const asked = attempt.paper.filter((entry) => entry.questionId === questionId);
  const terms = asked.length > 0 ? (await findPaperKinds(tx, asked))[0]?.files : undefined;
  if (!terms) throw new Problem('NOT_FOUND');
  requireSendable(terms, file);
}
