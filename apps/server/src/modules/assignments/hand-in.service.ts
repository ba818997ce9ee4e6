import type { AssignmentTerms, AssignmentWork } from '@stoa/api/schema';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { confirmNewFiles } from '../../core/uploads/new-pictures.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import { lockOwn, use } from '../../core/uploads/uploads.repository.ts';
import { Problem } from '../../http/problem.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { once } from '../../platform/idempotency.ts';
import { completeLesson } from '../class/progress.service.ts';
import { denialOf } from './assignments.policy.ts';
import { addSubmission, findWork, listHandedIn, lockWork, updateWork } from './assignments.repository.ts';
import { openForLearner, readWork, type Participant } from './assignments.service.ts';

/** What can be handed in as a file. */
const FILES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'application/pdf',
  'video/mp4',
  'video/webm',
] as const satisfies readonly UploadType[];
/** Control characters, and marks that turn the writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What somebody hands in. */
export interface GivenSubmission {
  text: string;
  links: readonly string[];
  files: readonly { url: string; name: string }[];
}

interface NamedFile {
  upload: string;
  name: string;
}

/** @throws {Problem} VALIDATION_FAILED for nothing, for what is not asked for, for what is no address of the web */
function requireFitting({ text, links, files }: GivenSubmission, accepts: AssignmentTerms['accepts']): void {
  const given = { text: text !== '', links: links.length > 0, files: files.length > 0 };
  for (const way of ['text', 'links', 'files'] as const)
    if (given[way] && !accepts.includes(way)) throw invalid(`body/${way}`, 'accepts', 'is not asked for');
  if (!given.text && !given.links && !given.files)
    throw invalid('body/text', 'required', 'must not be empty where there is nothing else');
  const wrong = links.findIndex((link) => !/^https?:\/\//i.test(link) || !isSafeAddress(link));
  if (wrong >= 0) throw invalid(`body/links/${wrong}`, 'format', 'must be an http(s) address');
}

/** @throws {Problem} VALIDATION_FAILED, UPLOAD_NOT_OWNED for files that are not the person's in this school */
function namedFiles(files: GivenSubmission['files'], schoolId: string): NamedFile[] {
  return files.map(({ url, name }, index) => {
    const upload = readFileAddress(url.replace(/\?.*$/s, ''), schoolId);
    if (!upload) throw invalid(`body/files/${index}/url`, 'format', 'must be the address of an upload');
    const shown = name.normalize('NFC').replaceAll(UNSEEN, '').trim();
    if (shown === '')
      throw invalid(`body/files/${index}/name`, 'minLength', 'must have a character that can be seen');
    if (files.findIndex((other) => other.url === url) !== index)
      throw invalid(`body/files/${index}/url`, 'unique', 'must not be named twice');
    return { upload, name: shown };
  });
}

/** Keeps files that are handed in. @throws {Problem} UPLOAD_NOT_OWNED for what is gone or used by something else */
async function keep(
  tx: Transaction,
  lessonId: string,
  files: readonly NamedFile[],
  { schoolId, accountId, now }: Participant,
) {
  if (files.length === 0) return [];
  const names = files.map(({ upload }) => upload);
  const known = await listHandedIn(tx, lessonId, accountId, names);
  const rows = await lockOwn(tx, schoolId, accountId, names, FILES);
  const ids = files.map(({ upload, name }) => {
    const row = rows.find((one) => one.name === upload);
    if (row?.status !== 'kept' || (row.used_at !== null && !known.includes(upload)))
      throw new Problem('UPLOAD_NOT_OWNED');
    return { uploadId: row.id, name };
  });
  await use(
    tx,
    ids.map(({ uploadId }) => uploadId),
    now,
  );
  return ids;
}

/**
 * Hands in an assignment and completes its lesson.
 * @throws {Problem} NOT_FOUND, NOT_ENROLLED, LESSON_LOCKED, VALIDATION_FAILED, UPLOAD_NOT_OWNED, HAND_IN_REFUSED
 *   after the due date, without an attempt left, once graded and for who is excused
 */
export async function handIn(
  services: Services,
  lessonId: string,
  given: GivenSubmission,
  who: Participant,
  key: string | undefined,
): Promise<AssignmentWork> {
  const { database } = services;
  const { accountId, schoolId, now } = who;
  const submission = { ...given, text: given.text.trim(), links: given.links.map((link) => link.trim()) };
  const files = namedFiles(submission.files, schoolId);
  await database.read(who, async (tx) => {
    const { lesson } = await openForLearner(tx, lessonId, who);
    requireFitting(submission, lesson.terms.accepts);
  });
  await confirmNewFiles(
    services,
    who,
    { names: files.map(({ upload }) => upload), types: FILES },
    (tx, names) => listHandedIn(tx, lessonId, accountId, names),
  );
  return database.write(who, async (tx) => {
    const { lesson, standing } = await openForLearner(tx, lessonId, who);
    if (!standing.enrolled) throw new Problem('NOT_ENROLLED');
    const keyed = { key, accountId, operation: 'handInAssignment', request: { lessonId, ...submission } };
    return once(tx, keyed, now, async () => {
      const before = await lockWork(tx, lesson, accountId);
      if (denialOf(lesson.terms, before, standing.ended, now)) throw new Problem('HAND_IN_REFUSED');
      const kept = await keep(tx, lessonId, files, who);
      // What is done again because it was returned counts as what it follows.
      const countsAt = before.state === 'returned' ? (before.counts_at ?? now) : now;
      const number = before.attempts + 1;
      await addSubmission(
        tx,
        { lessonId, accountId, schoolId },
        {
          number,
          handed_in_at: now,
          counts_at: countsAt,
          text: submission.text,
          links: [...submission.links],
        },
        kept,
      );
      await updateWork(tx, lessonId, accountId, {
        state: 'handedIn',
        attempts: number,
        handed_in_at: now,
        counts_at: countsAt,
        points: null,
        choices: [],
        graded_at: null,
      });
      await completeLesson(
        tx,
        { id: lessonId, class_id: lesson.class_id, school_id: schoolId },
        accountId,
        now,
      );
      const work = await findWork(tx, lessonId, accountId);
      return readWork(tx, services, { lesson, accountId, work, isOver: standing.ended }, who);
    });
  });
}
