import { isFitting } from '@stoa/api/answer-files';
import type { SurveyAnswer, SurveyDraft } from '@stoa/api/schema';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { participantKey } from '../../core/surveys/participant-key.ts';
import { passTo } from '../../core/uploads/file-pass.ts';
import { requireSendable, SENDABLE_TYPES } from '../../core/uploads/sendable-files.ts';
import { lockOwn, use } from '../../core/uploads/uploads.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AnswerFile, KeptSurveyAnswer } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { namedFiles } from '../exam/answer-files.ts';
import { requireAudience } from '../exam/exam.policy.ts';
import { unfit } from '../exam/fit.ts';
import { itemsOf } from './survey-content.ts';
import { requireAnswerable } from './survey.policy.ts';
import { findPublished, findSubmission } from './survey.repository.ts';
import { listVersions } from './survey-result.repository.ts';

/** A file as whoever may read its answer gets it now. */
export const openFile =
  ({ secrets, clock }: Pick<Services, 'secrets' | 'clock'>, schoolId: string) =>
  ({ upload, name, bytes }: AnswerFile) => ({
    url: passTo(secrets, { school_id: schoolId, name: upload }, clock.now(), name),
    name,
    bytes,
  });

/**
 * Makes sure that somebody may send a file for a question of a survey now. Who began with an earlier version goes on
 * with what that one asks.
 * @throws {Problem} NOT_FOUND, SURVEY_CLOSED, SURVEY_ANSWERED, FILE_FORMAT, PAYLOAD_TOO_LARGE, and as requireAudience
 */
export async function requireSurveyFile(
  { database, clock, secrets }: Pick<Services, 'database' | 'clock' | 'secrets'>,
  place: {
    schoolId: string;
    viewer: Viewer;
    surveyId: string;
    itemId: string;
    file: { type: string; bytes: number };
  },
): Promise<void> {
  const { schoolId, viewer, surveyId, itemId, file } = place;
  const { accountId } = viewer;
  const now = clock.now();
  await database.read({ schoolId, accountId }, async (tx) => {
    await enter(tx, { schoolId, viewer });
    const row = await findPublished(tx, surveyId, accountId);
    requireAudience({ ...row, audience: row.content.audience }, viewer);
    const submission = await findSubmission(tx, surveyId, participantKey(secrets, surveyId, { accountId }));
    requireAnswerable({ ...row, answered: submission !== undefined }, viewer, now);
    const versions = await listVersions(tx, surveyId);
    const asked = versions
      .flatMap(({ content }) => itemsOf(content))
      .find(({ id, kind }) => id === itemId && kind === 'file');
    if (!asked?.files) throw new Problem('NOT_FOUND');
    requireSendable(asked.files, file);
  });
}

/**
 * Takes up the files of answers, which stay from now on.
 * @param sent the answers as they stand in the request
 * @param answers those of them that are kept
 * @throws {Problem} UNAUTHENTICATED, VALIDATION_FAILED for a file that the question does not take, and for one that is
 *   gone, is not the person's or belongs to something else
 */
export async function storeFiles(
  tx: Transaction,
  place: {
    schoolId: string;
    viewer: Viewer | undefined;
    content: SurveyDraft;
    sent: readonly SurveyAnswer[];
    now: Date;
  },
  answers: readonly SurveyAnswer[],
): Promise<KeptSurveyAnswer[]> {
  const { schoolId, viewer, content, sent, now } = place;
  const named = answers.flatMap((answer) => {
    const path = `body/answers/${sent.findIndex(({ itemId }) => itemId === answer.itemId)}`;
    return namedFiles(answer, path, schoolId).map((file) => ({ ...file, itemId: answer.itemId }));
  });
  const names = named.map(({ upload }) => upload);
  if (names.length === 0) return answers.map(({ files: _none, ...answer }) => answer);
  if (!viewer) throw new Problem('UNAUTHENTICATED');
  if (new Set(names).size < names.length) throw unfit('body/answers', 'unique');
  const rows = await lockOwn(tx, schoolId, viewer.accountId, names, SENDABLE_TYPES);
  const uploads = new Map(rows.map((row) => [row.name, row]));
  const terms = new Map(itemsOf(content).map(({ id, files }) => [id, files]));
  const kept = named.map(({ itemId, path, upload, name }): [string, AnswerFile] => {
    const row = uploads.get(upload);
    if (row?.status !== 'kept' || row.used_at !== null) throw unfit(path, 'known');
    const file = { id: row.id, upload, name, bytes: row.size, type: row.content_type };
    const asked = terms.get(itemId);
    // As it was sent: a picture is written anew, and may be larger then.
    if (!asked || !isFitting(asked, { ...file, bytes: row.exact_size ?? row.size }))
      throw unfit(path, 'accepts');
    return [itemId, file];
  });
  await use(
    tx,
    kept.map(([, { id }]) => id),
    now,
  );
  return answers.map(({ files: _sent, ...answer }) => {
    const files = kept.flatMap(([itemId, file]) => (itemId === answer.itemId ? [file] : []));
    return files.length > 0 ? { ...answer, files } : answer;
  });
}
