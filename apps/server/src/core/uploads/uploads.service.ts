import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Transaction } from '../../database/pool.ts';
import type { DocumentType, UploadType } from '../../database/tables/files-and-feedback.ts';
import { checkDocument, isDocument, isPicture } from '../../files/documents.ts';
import { rewrite } from '../../files/picture.ts';
import { receive } from '../../files/receive.ts';
import { cleanFileName } from '../../files/send-file.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../services.ts';
import { count, type Limit } from '../limits/limits.repository.ts';
import { finishLarge } from './large-uploads.service.ts';
import { keptKey, quarantineKey } from './upload-keys.ts';
import {
  claim,
  findUpload,
  measureRoom,
  settle,
  type UploadRow,
  addUpload,
  releaseUpload,
  removeUploads,
} from './uploads.repository.ts';

const MIB = 1024 * 1024;
export const PICTURE_MAX_BYTES = 5 * MIB;
const MAX_BYTES: Readonly<Record<DocumentType, number>> = {
  'application/pdf': 10 * MIB,
  'video/mp4': 30 * MIB,
  'video/webm': 30 * MIB,
  'text/vtt': MIB,
};
/** Bytes that one file can have that arrives in one request; none where it arrives in pieces alone. */
export const maxBytesOf = (type: UploadType): number =>
  isPicture(type) ? PICTURE_MAX_BYTES : isDocument(type) ? MAX_BYTES[type] : 0;
export const ADDRESS_TTL_S = 300;
const ADDRESSES: Limit = { limit: 60, windowSeconds: 3600 };

type Keeper = Pick<Services, 'database' | 'files' | 'config' | 'log' | 'clock'>;

/** What a person announces. */
export interface Announced {
  schoolId: string;
  fileName: string;
  module: 'module' | 'portal';
  contentType: UploadType;
  /** Bytes, where they are known. */
  size?: number | undefined;
}

/**
 * Makes room for one upload of a person.
 * @throws {Problem} TOO_MANY_REQUESTS, QUOTA_EXCEEDED (507)
 */
export async function announce(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { accountId }: Viewer,
  announced: Announced,
): Promise<UploadRow> {
  const now = clock.now();
  const { schoolId } = announced;
  const outcome = await database.write({ schoolId, accountId }, async (tx) => {
    const state = await count(tx, `upload:${accountId}`, ADDRESSES, now);
    if (state.count > ADDRESSES.limit)
      return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
    await requireRoom(tx, config, schoolId, accountId, announced.size ?? 1);
    return addUpload(tx, {
      schoolId,
      accountId,
      name: randomBytes(24).toString('base64url'),
      fileName: cleanFileName(announced.fileName) || 'file',
      module: announced.module,
      contentType: announced.contentType,
      size: announced.size ?? null,
      createdAt: now,
      expiresAt: new Date((Math.floor(now.getTime() / 1000) + ADDRESS_TTL_S) * 1000),
    });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

async function requireRoom(
  tx: Transaction,
  { uploadRoom }: Services['config'],
  schoolId: string,
  accountId: string | null,
  size: number,
): Promise<void> {
  const used = await measureRoom(tx, schoolId, accountId ?? schoolId);
  if (used.person + size > uploadRoom.person)
    throw new Problem('QUOTA_EXCEEDED', { limit: uploadRoom.person, reason: 'PERSON' }, 507);
  if (used.school + size > uploadRoom.school)
    throw new Problem('QUOTA_EXCEEDED', { limit: uploadRoom.school, reason: 'SCHOOL' }, 507);
}

/** What is kept of an upload. */
interface Kept {
  bytes: Buffer;
  contentType: UploadType;
  /** Pixels, of a picture. */
  width: number | null;
  height: number | null;
}

/** Takes the bytes of an upload from a request, looks at them and keeps them. */
export async function take(services: Keeper, row: UploadRow, stream: Readable): Promise<Kept> {
  const limit = row.exact_size ?? maxBytesOf(row.content_type);
  const bytes = await receive(stream, limit, services.config.dataDir).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'QUOTA_EXCEEDED') await release(services, row, error);
    throw error;
  });
  return keep(services, row, bytes);
}

/** What of the bytes is kept: a picture is written anew, others must be what they were announced as. @throws {Problem} FILE_FORMAT */
async function accepted(bytes: Buffer, type: UploadType): Promise<Kept> {
  if (isPicture(type)) return rewrite(bytes);
  if (!isDocument(type)) throw new Problem('FILE_FORMAT', { reason: 'ATTACHMENT' });
  checkDocument(bytes, type);
  return { bytes, contentType: type, width: null, height: null };
}

/**
 * Looks at the bytes of an upload, writes a picture anew and keeps what is left.
 * @throws {Problem} UPLOAD_EXPIRED where there are not as many bytes as the address was made for, FILE_FORMAT,
 *   PAYLOAD_TOO_LARGE, QUOTA_EXCEEDED (507), CONFLICT where it was kept before
 */
export async function keep(services: Keeper, row: UploadRow, bytes: Buffer): Promise<Kept> {
  const { database, files, config } = services;
  if (row.exact_size !== null && bytes.length !== row.exact_size) throw new Problem('UPLOAD_EXPIRED');
  const kept = await accepted(bytes, row.content_type);
  const scope = { schoolId: row.school_id };
  const claimed = await database.write(scope, async (tx) => {
    await requireRoom(tx, config, row.school_id, row.account_id, kept.bytes.length);
    return claim(tx, row.id, kept.bytes.length);
  });
  if (!claimed) throw new Problem('CONFLICT');
  try {
    await files.put(keptKey(row), kept.bytes, kept.contentType);
  } catch (error) {
    await release(services, row, error);
    throw error;
  }
  await database.write(scope, (tx) => settle(tx, row.id, kept));
  return kept;
}

/** After a failure nothing is taken up: a full disk ends the upload, a store that was away lets it be tried again. */
async function release({ database, log }: Keeper, row: UploadRow, error: unknown): Promise<void> {
  const isOver = error instanceof Problem && error.code === 'QUOTA_EXCEEDED';
  await database
    .write({ schoolId: row.school_id }, async (tx) =>
      isOver ? removeUploads(tx, [row.id]) : releaseUpload(tx, row.id),
    )
    .catch((failure: unknown) => log.error({ err: failure }, 'an upload could not be given up'));
}

/**
 * Makes sure that a person's upload is there and is what it was announced as. What the store took by itself is looked at now.
 * @throws {Problem} NOT_FOUND for others' uploads, CONFLICT where nothing arrived, and as keep does
 */
export async function confirm(services: Keeper, id: string, accountId: string): Promise<UploadRow> {
  const find = () => services.database.read({ accountId }, (tx) => findUpload(tx, id));
  const row = await find();
  if (row?.account_id !== accountId) throw new Problem('NOT_FOUND');
  if (row.status === 'kept') return row;
  if (row.is_large) return finishLarge(services, row);
  const bytes = await takeFromQuarantine(services, row);
  if (!bytes) throw new Problem('CONFLICT');
  try {
    await keep(services, row, bytes);
  } catch (error) {
    const isRefused = error instanceof Problem && ['FILE_FORMAT', 'PAYLOAD_TOO_LARGE'].includes(error.code);
    if (isRefused) await services.files.remove(quarantineKey(row));
    // Two who confirm at once: the other one has just kept it.
    const after = error instanceof Problem && error.code === 'CONFLICT' ? await find() : undefined;
    if (after?.status === 'kept') return after;
    throw error;
  }
  await services.files.remove(quarantineKey(row));
  return (await find()) ?? row;
}

async function takeFromQuarantine({ files }: Keeper, row: UploadRow): Promise<Buffer | undefined> {
  const file = await files.get(quarantineKey(row));
  if (!file) return undefined;
  const limit = row.exact_size ?? maxBytesOf(row.content_type);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.stream) {
    size += (chunk as Buffer).length;
    if (size > limit) {
      await files.remove(quarantineKey(row));
      throw new Problem('PAYLOAD_TOO_LARGE', { limit });
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
