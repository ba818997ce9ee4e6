import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type _Object,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Problem } from '../http/problem.ts';
import type { ByteRange } from './byte-range.ts';
import { noRoom } from './folder-store.ts';
import { QUARANTINE_PREFIX } from './keys.ts';
import type { DirectUpload, FileStore, StoredFile } from './file-store.ts';

const CONNECT_TIMEOUT_MS = 2000;
const REQUEST_TIMEOUT_MS = 10_000;
const REMOVED_AT_ONCE = 10;
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

  async remove(key: string): Promise<void> {
    await answered(this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })));
  }

  async *keys(): AsyncGenerator<string> {
    for await (const page of this.#pages())
      for (const { Key: key } of page) if (key && !key.startsWith(QUARANTINE_PREFIX)) yield key;
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
  (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

/** A store that is away, refuses this server or takes too long is a service that does not answer. */
const asProblem = (error: unknown): Problem =>
  error instanceof S3ServiceException && (FULL.has(error.name) || error.$metadata.httpStatusCode === 507)
    ? noRoom()
    : Object.assign(new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }), { cause: error });

const answered = async <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw asProblem(error);
  });
