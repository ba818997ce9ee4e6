import { mediaKindOf, QUESTION_MEDIA_MAX_BYTES } from '@stoa/api/question-media';
import type { QuestionInput } from '@stoa/api/schema';
import type { Transaction } from '../../../database/pool.ts';
import type { QuestionMedia } from '../../../database/tables.ts';
import { authorize } from '../../../core/acl/authorize.ts';
import type { Services } from '../../../core/services.ts';
import { invalid } from '../../../core/text/texts.ts';
import { readFileAddress } from '../../../core/uploads/file-address.ts';
import { openAddress } from '../../../core/uploads/file-pass.ts';
import { leaveUnnamed } from '../../../core/uploads/left-files.repository.ts';
import { findByName, use } from '../../../core/uploads/uploads.repository.ts';
import { confirm } from '../../../core/uploads/uploads.service.ts';
import type { Viewer } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { listPictures } from './question-picture.repository.ts';
import { isPlayed, listPlayed, lockMedia } from './question-media.repository.ts';

type Media = NonNullable<QuestionInput['media']>;
interface Scope {
  schoolId: string;
  accountId: string;
}

/** The address under which what a question plays can be fetched now. */
export type PlayFile = (url: string) => string;

/**
 * Addresses of what questions play, for whoever may see the questions now.
 * @param until the end of an attempt that runs: what it plays is good until then
 */
export const player =
  ({ secrets }: Pick<Services, 'secrets'>, now: Date, until: Date = now): PlayFile =>
  (url) =>
    openAddress(secrets, url, until > now ? until : now);

/** A question with an address at which what it plays can be fetched now. */
export const withPlayed = <Question extends { media?: Media | undefined }>(
  question: Question,
  play: PlayFile,
): Question =>
  question.media ? { ...question, media: { ...question.media, url: play(question.media.url) } } : question;

/** Makes sure that somebody may send a file for a question of the bank. @throws {Problem} FORBIDDEN, FILE_FORMAT, PAYLOAD_TOO_LARGE */
export function requireMediaFile(
  viewer: Viewer,
  schoolId: string,
  { type, bytes }: { type: string; bytes: number },
): void {
  authorize(viewer, 'EXAM_GRADING', schoolId);
  if (mediaKindOf(type) === undefined) throw new Problem('FILE_FORMAT', { reason: 'ATTACHMENT' });
  if (bytes > QUESTION_MEDIA_MAX_BYTES)
    throw new Problem('PAYLOAD_TOO_LARGE', { limit: QUESTION_MEDIA_MAX_BYTES });
}

/** The name of the upload that a question plays; null for a file of this server. */
function nameAt(url: string, schoolId: string): string | null {
  const name = readFileAddress(url, schoolId);
  if (name === undefined) throw invalid('body/media/url', 'format', 'must be the address of a file');
  return name;
}

/**
 * A question whose file is whole and looked at, by the address that is kept of it.
 * @throws {Problem} VALIDATION_FAILED for another address, UPLOAD_NOT_OWNED for a file that is not the person's
 */
export async function withMedia<Input extends Pick<QuestionInput, 'media'>>(
  services: Services,
  scope: Scope,
  input: Input,
): Promise<Input> {
  if (!input.media) return input;
  const media = { ...input.media, url: input.media.url.replace(/\?.*$/s, '') };
  const name = nameAt(media.url, scope.schoolId);
  if (name !== null) {
    const row = await services.database.read(scope, (tx) => findByName(tx, scope.schoolId, name));
    if (row && row.status !== 'kept')
      await confirm(services, row.id, scope.accountId).catch((error: unknown) => {
        throw error instanceof Problem && error.status < 500 ? new Problem('UPLOAD_NOT_OWNED') : error;
      });
  }
  return { ...input, media };
}

/**
 * Takes the file that a question is to play: from then on it is kept as long as a version names it.
 * @throws {Problem} UPLOAD_NOT_OWNED for one of somebody else that no question plays, and for one that something else
 *   has; VALIDATION_FAILED where it is not of its kind
 */
export async function takeMedia(
  tx: Transaction,
  { schoolId, accountId, now }: Scope & { now: Date },
  media: Pick<QuestionMedia, 'kind' | 'url'> | null | undefined,
): Promise<void> {
  const name = media ? nameAt(media.url, schoolId) : null;
  if (!media || name === null) return;
  const row = await lockMedia(tx, schoolId, name);
  const isFree =
    row?.account_id === accountId && row.status === 'kept' && !row.attempt_id && row.used_at === null;
  if (!row || !(isFree || (await isPlayed(tx, media.url)))) throw new Problem('UPLOAD_NOT_OWNED');
  if (mediaKindOf(row.content_type) !== media.kind)
    throw invalid('body/media/kind', 'format', 'must be what the file is');
  await use(tx, [row.id], now);
}

/** Leaves what a question plays and shows to be swept, where nothing else has it; the question is gone then. */
export async function leavingMedia(
  tx: Transaction,
  { schoolId, questionId, now }: { schoolId: string; questionId: string; now: Date },
  remove: () => Promise<void>,
): Promise<void> {
  const urls = [...(await listPlayed(tx, questionId)), ...(await listPictures(tx, questionId))];
  await remove();
  await leaveUnnamed(
    tx,
    urls.flatMap((url) => readFileAddress(url, schoolId) ?? []),
    now,
    { pictures: true },
  );
}
