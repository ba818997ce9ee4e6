import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { ByteRange } from './byte-range.ts';
import { FolderStore } from './folder-store.ts';
import { S3Store } from './s3-store.ts';

export interface StoredFile {
  /** Bytes of what was asked for. */
  size: number;
  stream: Readable;
}

/** What a signed address of the store takes. */
export interface DirectUpload {
  contentType: string;
  /** Exactly so many bytes. */
  size: number;
  seconds: number;
}

/** What a store remembers of a file that arrives in pieces; its own affair. */
export type PiecesState = object | null;

export interface Piece {
  /** What the piece before answered; null at the beginning. */
  state: PiecesState;
  /** How many bytes came before. */
  offset: number;
  bytes: Buffer;
  isLast: boolean;
  contentType: string;
}

/** The pieces that came before are not there any more: the file has to be sent from its beginning. */
export class PiecesLost extends Error {}

/** Where the bytes of files lie. Keys are made by this server, never from what people send. */
export interface FileStore {
  /**
   * Keeps a file, whole or not at all.
   * @throws {Problem} QUOTA_EXCEEDED (507) where there is no room, SERVICE_UNAVAILABLE where the store does not answer
   */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * @param range bytes that the file has; left out: all of them
   * @returns undefined where there is no such file
   */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Where a file lies on a disk of this machine, for other programs to read; undefined where it lies elsewhere. */
  localPath(key: string): string | undefined;
  /**
   * Adds a piece to a file that is not whole yet. The same piece once more changes nothing.
   * @returns what the next one has to be given
   * @throws {PiecesLost}
   * @throws {Problem} as put does; what came before stays
   */
  addPiece(key: string, piece: Piece): Promise<PiecesState>;
  /** Makes a file of its pieces; once more changes nothing. @throws {PiecesLost} */
  finishPieces(key: string, state: PiecesState): Promise<void>;
  dropPieces(key: string, state: PiecesState): Promise<void>;
  /** Keys of the files that are kept; not of what is still being received. */
  keys(): AsyncIterable<string>;
  remove(key: string): Promise<void>;
  /** Removes what lies below a prefix since before a moment. */
  removeOlder(prefix: string, before: Date): Promise<void>;
  /** A short-lived address at which the store takes the bytes itself; undefined where this server takes them. */
  directAddress(key: string, upload: DirectUpload): Promise<string | undefined>;
  /** Origin of such addresses. */
  readonly origin: string | undefined;
  close(): void;
}

/** The store of the configuration: S3 where one is named, else a folder. */
export const openStore = (config: Pick<Config, 'dataDir' | 's3Url'>): FileStore =>
  config.s3Url ? new S3Store(config.s3Url) : new FolderStore(config.dataDir);
