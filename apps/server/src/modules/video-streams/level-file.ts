import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { PIECE_MAX_BYTES, removePieces } from '../../core/uploads/large-uploads.service.ts';
import { keptKey } from '../../core/uploads/upload-keys.ts';
import { measureRoom, removeUploads } from '../../core/uploads/uploads.repository.ts';
import type { Services } from '../../core/services.ts';
import type { StreamLevel } from '../../database/tables/files-and-feedback.ts';
import type { PiecesState } from '../../files/file-store.ts';
import { Refused } from './ffmpeg.ts';
import { boxesOf, durationOf, readHead, type StreamHead } from './fragments.ts';
import { addLevelFile, growLevelFile, listUnfinished } from './video-streams.repository.ts';

const TYPE = 'video/mp4';
const EXPIRES_MS = 86_400_000;

/** The school has no room for it. */
export class NoRoom extends Error {}

type Keeping = Pick<Services, 'database' | 'files' | 'clock' | 'config'>;

/** The file of a quality, as long as it is written. */
export type Written = Pick<StreamLevel, 'name' | 'codecs' | 'initBytes' | 'segments'> & { id: string };

/** Removes what a job that was cut off had begun. */
export async function dropUnfinished(
  { database, files }: Pick<Keeping, 'database' | 'files'>,
  film: { schoolId: string; id: string },
): Promise<void> {
  const scope = { schoolId: film.schoolId };
  const left = await database.read(scope, (tx) => listUnfinished(tx, film.id));
  for (const row of left) await removePieces(files, row);
  if (left.length > 0)
    await database.write(scope, (tx) =>
      removeUploads(
        tx,
        left.map(({ id }) => id),
      ),
    );
}

/**
 * Keeps a stream as it is encoded: its beginning and its segments one after the other in one file, in pieces, so that
 * no more than a piece and a segment is in the memory. The file is whole afterwards, and used once it is kept.
 * @param onSegment is told how many seconds are written
 * @throws {NoRoom}, {Refused} for a film without pictures, and what the store throws
 */
export async function writeLevel(
  services: Keeping,
  film: { schoolId: string; id: string },
  output: Readable,
  onSegment: (seconds: number) => Promise<void>,
): Promise<Written> {
  const { database, files, clock, config } = services;
  const scope = { schoolId: film.schoolId };
  const expiresAt = () => new Date(clock.now().getTime() + EXPIRES_MS);
  const name = randomBytes(24).toString('base64url');
  const now = clock.now();
  const row = await database.write(scope, (tx) =>
    addLevelFile(tx, { schoolId: film.schoolId, madeFrom: film.id, name, now, expiresAt: expiresAt() }),
  );
  const key = keptKey(row);
  let pieces: PiecesState = null;
  let size = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async (isLast: boolean) => {
    const all = Buffer.concat(waiting);
    for (let start = 0; isLast ? start < all.length : start + PIECE_MAX_BYTES <= all.length;) {
      const bytes = all.subarray(start, start + PIECE_MAX_BYTES);
      start += bytes.length;
      const isEnd = isLast && start >= all.length;
      pieces = await files.addPiece(key, {
        state: pieces,
        offset: size,
        bytes,
        isLast: isEnd,
        contentType: TYPE,
      });
      size += bytes.length;
      await database.write(scope, async (tx) => {
        const used = await measureRoom(tx, film.schoolId, film.schoolId);
        if (used.school + bytes.length > config.uploadRoom.school) throw new NoRoom();
        await growLevelFile(tx, row.id, { size, pieces, expiresAt: expiresAt() });
      });
    }
    const rest = isLast ? Buffer.alloc(0) : all.subarray(all.length - (all.length % PIECE_MAX_BYTES));
    waiting = [rest];
    waitingBytes = rest.length;
  };
  const add = async (bytes: Buffer) => {
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (waitingBytes >= PIECE_MAX_BYTES) await flush(false);
  };

  let head: StreamHead | undefined;
  let initBytes = 0;
  let moof: Buffer | undefined;
  let writtenMs = 0;
  const segments: StreamLevel['segments'] = [];
  for await (const box of boxesOf(output)) {
    if (box.name === 'moof') moof = box.bytes;
    else if (box.name === 'mdat' && moof && head) {
      const ms = durationOf(moof, head);
      segments.push([ms, moof.length + box.bytes.length]);
      await add(moof);
      await add(box.bytes);
      moof = undefined;
      writtenMs += ms;
      await onSegment(writtenMs / 1000);
    } else if (segments.length === 0 && box.name !== 'mdat') {
      // What stands before the first segment says how all of them are decoded; what is after the last one nobody needs.
      if (box.name === 'moov') head = readHead(box.bytes);
      initBytes += box.bytes.length;
      await add(box.bytes);
    }
  }
  if (!head || segments.length === 0) throw new Refused('Nothing was encoded.');
  await flush(true);
  await files.finishPieces(key, pieces);
  return { id: row.id, name, codecs: head.codecs, initBytes, segments };
}
