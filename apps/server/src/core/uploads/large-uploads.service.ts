import { randomBytes } from 'node:crypto';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import { PiecesLost } from '../../files/file-store.ts';
import { isPlayableM4a, isPlayableMp3, isPlayableOgg, isPlayableWav } from '../../files/audio-checks.ts';
import { isPlayableMp4, isPlayableWebm, isWholePdf } from '../../files/film-checks.ts';
import { isEpub, isOffice, isOpenDocument, isPlainText, isWholeZip } from '../../files/archive-checks.ts';
import { cleanFileName } from '../../files/send-file.ts';
import { StoredBytes } from '../../files/stored-bytes.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { count, type Limit } from '../limits/limits.repository.ts';
import type { Services } from '../services.ts';
import { inTurn } from './in-turn.ts';
import {
  addLargeUpload,
  advance,
  beginAgain,
  findUpload,
  measureRoom,
  removeUploads,
  settle,
  type UploadRow,
} from './uploads.repository.ts';
import { keptKey } from './upload-keys.ts';

/** What may be sent in pieces, and how it is looked at once it is whole. */
const CHECKS = {
  'video/mp4': isPlayableMp4,
  'video/webm': isPlayableWebm,
  'application/pdf': isWholePdf,
  'audio/mpeg': isPlayableMp3,
  'audio/mp4': isPlayableM4a,
  'audio/ogg': isPlayableOgg,
  'audio/wav': isPlayableWav,
  'application/zip': isWholeZip,
  'application/epub+zip': isEpub,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isOffice('word/'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isOffice('xl/'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': isOffice('ppt/'),
  'application/vnd.oasis.opendocument.text': isOpenDocument('text'),
  'application/vnd.oasis.opendocument.spreadsheet': isOpenDocument('spreadsheet'),
  'application/vnd.oasis.opendocument.presentation': isOpenDocument('presentation'),
  'text/plain': isPlainText,
  'text/csv': isPlainText,
} as const satisfies Partial<Record<UploadType, (bytes: StoredBytes) => Promise<boolean>>>;
export type LargeType = keyof typeof CHECKS;

export const isLargeType = (type: string): type is LargeType => Object.hasOwn(CHECKS, type);

/** Bytes of one file. */
export const LARGE_MAX_BYTES = 4 * 1024 ** 3;
/** Bytes of one piece: no more is in the memory. */
export const PIECE_MAX_BYTES = 5 * 1024 * 1024;
/** So long after its last piece a file that is not whole is removed. */
const EXPIRES_MS = 86_400_000;
const BEGUN: Limit = { limit: 60, windowSeconds: 3600 };
/** Files of one person in one school that are not whole. */
const UNFINISHED_MAX = 10;

type Keeper = Pick<Services, 'database' | 'files' | 'clock' | 'config'>;

/** A file that is announced by who may write what it is for. */
interface AnnouncedLarge {
  schoolId: string;
  fileName: string;
  contentType: LargeType;
  /** Bytes. */
  size: number;
  /** What it is sent for, where that is nothing of a teacher's: it takes of the room that everybody has. */
  attemptId?: string;
  surveyId?: string;
  teamId?: string;
}

/**
 * Makes room for a file that will arrive in pieces.
 * @throws {Problem} TOO_MANY_REQUESTS, QUOTA_EXCEEDED (507)
 */
export async function announceLarge(
  { database, clock, config }: Keeper,
  { accountId }: Viewer,
  { schoolId, fileName, contentType, size, attemptId, surveyId, teamId }: AnnouncedLarge,
): Promise<UploadRow> {
  const now = clock.now();
  const { uploadRoom } = config;
  const outcome = await database.write({ schoolId, accountId }, async (tx) => {
    const state = await count(tx, `upload:${accountId}`, BEGUN, now);
    if (state.count > BEGUN.limit)
      return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
    const used = await measureRoom(tx, schoolId, accountId);
    if (used.unfinished >= UNFINISHED_MAX)
      return new Problem('QUOTA_EXCEEDED', { limit: UNFINISHED_MAX, reason: 'UNFINISHED' }, 507);
    const room = (attemptId ?? surveyId ?? teamId) === undefined ? 'teacher' : 'person';
    if (used[room] + size > uploadRoom[room])
      return new Problem('QUOTA_EXCEEDED', { limit: uploadRoom[room], reason: 'PERSON' }, 507);
    if (used.school + size > uploadRoom.school)
      return new Problem('QUOTA_EXCEEDED', { limit: uploadRoom.school, reason: 'SCHOOL' }, 507);
    return addLargeUpload(tx, {
      schoolId,
      accountId,
      name: randomBytes(24).toString('base64url'),
      fileName: cleanFileName(fileName) || 'file',
      contentType,
      size,
      attemptId: attemptId ?? null,
      surveyId: surveyId ?? null,
      teamId: teamId ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_MS),
    });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** Whether a file that is not whole has not been removed only because nobody has swept yet. */
export const isExpired = (row: UploadRow, now: Date): boolean =>
  row.status === 'sending' && row.expires_at <= now;

const scopeOf = (row: UploadRow) => ({ schoolId: row.school_id });
const again = ({ database }: Pick<Services, 'database'>, { id }: UploadRow) =>
  database.read({}, (tx) => findUpload(tx, id));

/** What was there is gone, as after a restore: the file begins again. */
async function lost({ database }: Keeper, row: UploadRow): Promise<Problem> {
  await database.write(scopeOf(row), (tx) => beginAgain(tx, row.id));
  return new Problem('CONFLICT');
}

/**
 * Adds a piece to a file. Of two that are sent for one place the first one counts.
 * @returns how many bytes are there, and until when more are waited for
 * @throws {Problem} CONFLICT where other bytes are missing, PAYLOAD_TOO_LARGE, QUOTA_EXCEEDED (507) on a full disk,
 *   SERVICE_UNAVAILABLE; whatever it is, what was there before stays
 */
export const addBytes = (
  services: Keeper,
  row: UploadRow,
  offset: number,
  bytes: Buffer,
): Promise<{ received: number; expiresAt: Date }> =>
  inTurn(row.id, async () => {
    const { database, files, clock } = services;
    const now = await again(services, row);
    const total = row.exact_size ?? 0;
    if (now?.status !== 'sending' || now.received !== offset) throw new Problem('CONFLICT');
    const received = offset + bytes.length;
    if (received > total) throw new Problem('PAYLOAD_TOO_LARGE', { limit: total });
    const piece = {
      state: now.pieces,
      offset,
      bytes,
      isLast: received === total,
      contentType: row.content_type,
    };
    const pieces = await files.addPiece(keptKey(row), piece).catch(async (error: unknown) => {
      throw error instanceof PiecesLost ? await lost(services, row) : error;
    });
    const expiresAt = new Date(clock.now().getTime() + EXPIRES_MS);
    const isMoved = await database.write(scopeOf(row), (tx) =>
      advance(tx, row.id, { from: offset, to: received, pieces, expiresAt }),
    );
    if (!isMoved) throw new Problem('CONFLICT');
    return { received, expiresAt };
  });

/**
 * Looks at a file that is whole and keeps it. Asking again answers the same.
 * @throws {Problem} CONFLICT while bytes are missing, FILE_FORMAT for what is not what it was announced as
 */
export const finishLarge = (services: Keeper, row: UploadRow): Promise<UploadRow> =>
  inTurn(row.id, async () => {
    const { database, files } = services;
    const now = await again(services, row);
    if (now?.status === 'kept') return now;
    if (now?.status !== 'sending' || now.received !== now.exact_size) throw new Problem('CONFLICT');
    const key = keptKey(now);
    await files.finishPieces(key, now.pieces).catch(async (error: unknown) => {
      throw error instanceof PiecesLost ? await lost(services, now) : error;
    });
    const type = now.content_type;
    const bytes = new StoredBytes(files, key, now.size);
    if (!isLargeType(type) || !(await CHECKS[type](bytes))) {
      await files.remove(key);
      await database.write(scopeOf(now), (tx) => removeUploads(tx, [now.id]));
      throw new Problem('FILE_FORMAT', { reason: 'ATTACHMENT' });
    }
    await database.write(scopeOf(now), (tx) =>
      settle(tx, now.id, { contentType: type, width: null, height: null }),
    );
    return { ...now, status: 'kept', pieces: null };
  });

/** Gives up a file that is not kept yet. @throws {Problem} CONFLICT for one that is */
export const dropLarge = (services: Keeper, row: UploadRow): Promise<void> =>
  inTurn(row.id, async () => {
    const { database, files } = services;
    const now = await again(services, row);
    if (!now) return;
    if (now.status !== 'sending') throw new Problem('CONFLICT');
    await removePieces(files, now);
    await database.write(scopeOf(now), (tx) => removeUploads(tx, [now.id]));
  });

/** Removes the bytes of a file that is not kept yet, whole or not. */
export async function removePieces(
  files: Services['files'],
  row: Pick<UploadRow, 'school_id' | 'name' | 'pieces'>,
): Promise<void> {
  await files.dropPieces(keptKey(row), row.pieces);
  await files.remove(keptKey(row));
}
