import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
  type _Object,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Problem } from '../http/problem.ts';
import type { ByteRange } from './byte-range.ts';
import { noRoom } from './folder-store.ts';
import { QUARANTINE_PREFIX, SENDING_PREFIX, sendingKey } from './keys.ts';
import {
  PiecesLost,
  type DirectUpload,
  type FileStore,
  type Piece,
  type PiecesState,
  type StoredFile,
} from './file-store.ts';

const CONNECT_TIMEOUT_MS = 2000;
const REQUEST_TIMEOUT_MS = 10_000;
const REMOVED_AT_ONCE = 10;
/** Parts of a file have so many bytes at least, but the last one. */
const PART_MIN_BYTES = 5 * 1024 * 1024;

/** A file of which some parts are there. */
interface Parts {
  uploadId: string;
  /** What the store calls each of them, in their order. */
  etags: string[];
  /** Bytes that are too few for a part and lie in a file of their own until more come. */
  rest: number;
  /** Where those lay before. */
  stale: string | null;
}
const FULL = new Set([
  'QuotaExceeded',
  'EntityTooLarge',
  'XMinioStorageFull',
  'ServiceQuotaExceededException',
]);

/** Files in a bucket of an S3-compatible store; nothing in it needs to be public. */
export class S3Store implements FileStore {
  readonly origin: string;
  readonly #bucket: string;
  readonly #client: S3Client;

  /** @param url https://KEY:SECRET@host/bucket?region=REGION */
  constructor(url: URL) {
    this.origin = url.origin;
    this.#bucket = url.pathname.replaceAll('/', '');
    this.#client = new S3Client({
      endpoint: url.origin,
      region: url.searchParams.get('region') ?? 'us-east-1',
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      forcePathStyle: true,
      maxAttempts: 2,
      // Not every compatible store knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    });
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await answered(
      this.#client.send(
        new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: bytes, ContentType: contentType }),
      ),
    );
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | undefined> {
    try {
      const { Body, ContentLength } = await this.#client.send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      );
      return { size: ContentLength ?? 0, stream: Body as Readable };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw asProblem(error);
    }
  }

  localPath(): undefined {
    return undefined;
  }

  async remove(key: string): Promise<void> {
    await answered(this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })));
  }

  async addPiece(key: string, piece: Piece): Promise<Parts> {
    const { state, offset, bytes, isLast, contentType } = piece;
    const before = (state as Parts | null) ?? (await this.#beginParts(key, contentType));
    const restKey = (end: number) => `${sendingKey(key)}.${end}`;
    const rest = before.rest > 0 ? await this.get(restKey(offset)) : undefined;
    if (before.rest > 0 && rest?.size !== before.rest) throw new PiecesLost();
    const whole = rest ? Buffer.concat([await buffer(rest.stream), bytes]) : bytes;
    if (before.stale !== null) await this.remove(before.stale).catch(() => undefined);
    const stale = before.rest > 0 ? restKey(offset) : null;
    if (whole.length < PART_MIN_BYTES && !isLast) {
      await this.put(restKey(offset + bytes.length), whole, contentType);
      return { ...before, rest: whole.length, stale };
    }
    const { ETag = '' } = await answered(
      this.#client
        .send(
          new UploadPartCommand({
            Bucket: this.#bucket,
            Key: key,
            UploadId: before.uploadId,
            PartNumber: before.etags.length + 1,
            Body: whole,
          }),
        )
        .catch(lostIfMissing),
    );
    return { ...before, etags: [...before.etags, ETag], rest: 0, stale };
  }

  async #beginParts(key: string, contentType: string): Promise<Parts> {
    const { UploadId = '' } = await answered(
      this.#client.send(
        new CreateMultipartUploadCommand({ Bucket: this.#bucket, Key: key, ContentType: contentType }),
      ),
    );
    return { uploadId: UploadId, etags: [], rest: 0, stale: null };
  }

  async finishPieces(key: string, state: PiecesState): Promise<void> {
    if (!state) throw new PiecesLost();
    const { uploadId, etags, stale } = state as Parts;
    try {
      await this.#client.send(
        new CompleteMultipartUploadCommand({
          Bucket: this.#bucket,
          Key: key,
          UploadId: uploadId,
          MultipartUpload: { Parts: etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 })) },
        }),
      );
    } catch (error) {
      if (!isMissing(error) && !isOfOthers(error)) throw asProblem(error);
      // It was finished before, or is not there any more.
      const whole = await this.get(key, { start: 0, end: 0 });
      whole?.stream.destroy();
      if (!whole) throw new PiecesLost();
    }
    if (stale !== null) await this.remove(stale).catch(() => undefined);
  }

  async dropPieces(key: string, state: PiecesState): Promise<void> {
    if (!state) return;
    const { uploadId, stale } = state as Parts;
    await this.#client
      .send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key: key, UploadId: uploadId }))
      .catch((error: unknown) => {
        // A store that cannot end it does so by a rule of its own.
        if (!isMissing(error) && (error as Error).name !== 'MethodNotAllowed') throw asProblem(error);
      });
    if (stale !== null) await this.remove(stale);
  }

  async *keys(): AsyncGenerator<string> {
    for await (const page of this.#pages())
      for (const { Key: key } of page)
        if (key && ![QUARANTINE_PREFIX, SENDING_PREFIX].some((prefix) => key.startsWith(prefix))) yield key;
  }

  async removeOlder(prefix: string, before: Date): Promise<void> {
    for await (const page of this.#pages(`${prefix}/`)) {
      const old = page.filter((entry) => entry.LastModified && entry.LastModified < before);
      // One by one: not every compatible store takes many at once with the checksums that the client sends.
      for (let start = 0; start < old.length; start += REMOVED_AT_ONCE)
        await Promise.all(
          old.slice(start, start + REMOVED_AT_ONCE).map((entry) => this.remove(entry.Key as string)),
        );
    }
  }

  /** What lies below a prefix, page by page. */
  async *#pages(prefix?: string): AsyncGenerator<_Object[]> {
    let after: string | undefined;
    do {
      const page = await answered(
        this.#client.send(
          new ListObjectsV2Command({
            Bucket: this.#bucket,
            ...(prefix === undefined ? {} : { Prefix: prefix }),
            ...(after === undefined ? {} : { ContinuationToken: after }),
          }),
        ),
      );
      yield page.Contents ?? [];
      after = page.NextContinuationToken;
    } while (after !== undefined);
  }

  /** The type and the number of bytes are signed with the key: the store refuses anything else. */
  async directAddress(key: string, { contentType, size, seconds }: DirectUpload): Promise<string> {
    return getSignedUrl(
      this.#client,
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        ContentType: contentType,
        ContentLength: size,
      }),
      { expiresIn: seconds, signableHeaders: new Set(['content-type', 'content-length', 'host']) },
    );
  }

  close(): void {
    this.#client.destroy();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (['NoSuchKey', 'NoSuchUpload'].includes(error.name) || error.$metadata.httpStatusCode === 404);

/** The parts that are there are not those that were sent. */
const isOfOthers = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['InvalidPart', 'InvalidPartOrder'].includes(error.name);

function lostIfMissing(error: unknown): never {
  throw isMissing(error) ? new PiecesLost() : error;
}

/** A store that is away, refuses this server or takes too long is a service that does not answer. */
const asProblem = (error: unknown): Error =>
  error instanceof PiecesLost
    ? error
    : error instanceof S3ServiceException && (FULL.has(error.name) || error.$metadata.httpStatusCode === 507)
      ? noRoom()
      : Object.assign(new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }), { cause: error });

const answered = async <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw asProblem(error);
  });
