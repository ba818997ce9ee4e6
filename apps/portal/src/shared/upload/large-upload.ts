import { ApiProblem, isApiProblem, type ProblemCode } from '@stoa/api/error';
import type { DetailedError, Upload } from 'tus-js-client';
import { isSameFile, storeUnfinished, readUnfinished, type UploadPlace } from './unfinished-upload.ts';

/** How far a large file is. */
export interface LargeUploadState {
  file: File;
  /** interrupted: it goes on by itself; checking: the server looks at it. */
  phase: 'sending' | 'paused' | 'interrupted' | 'checking' | 'failed';
  sent: number;
  /** Left, where it can be told. */
  seconds: number | null;
  /** Why it failed. */
  code?: string;
}

interface LargeUploadOptions {
  place: UploadPlace;
  file: File;
  /** Sent along with each request. */
  headers: Readonly<Record<string, string>>;
  /** Renews the sign-in. @returns whether that was possible */
  renew: (problem: ApiProblem) => Promise<boolean>;
  /** Has the server look at what was sent. @returns the file's address @throws {ApiProblem} */
  confirm: (uploadId: string) => Promise<string>;
  onState: (state: LargeUploadState) => void;
  onSent: (url: string, file: File) => void;
}

const ENDPOINT = '/files/tus';
const KIB = 1024;
/** A piece is to take some seconds: what breaks off sends no more than that again. */
const MIN_PIECE_BYTES = 256 * KIB;
const FIRST_PIECE_BYTES = 1024 * KIB;
const MAX_PIECE_BYTES = 5 * KIB * KIB;
const PIECE_MS = 4000;
/** Where the server is away for longer, the upload waits to be told. */
const RETRY_DELAYS_MS = [0, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 30_000];
const UNAUTHENTICATED = 401;
const GONE = [404, 410];
const SMOOTHING = 0.3;
const SECOND_MS = 1000;

/** Sends one large file in pieces, over lost connections, servers that restart and sign-ins that end. */
export class LargeUpload {
  readonly #options: LargeUploadOptions;
  #upload: Upload | undefined;
  #state: LargeUploadState;
  #hasRenewed = false;
  #isOver = false;
  /** Bytes a second, smoothed, and when and where it was last measured. */
  #speed = 0;
  #measured: { at: number; sent: number } | undefined;

  constructor(options: LargeUploadOptions) {
    this.#options = options;
    this.#state = { file: options.file, phase: 'sending', sent: 0, seconds: null };
  }

  /** Begins, or goes on with what was begun before. */
  start(): void {
    this.#isOver = false;
    this.#measured = undefined;
    this.#change({ phase: 'sending', seconds: null, code: undefined });
    void this.#begin().catch((error: unknown) => this.#fail(error));
  }

  /** Stops until it is started again. */
  pause(): void {
    this.#isOver = true;
    void this.#upload?.abort();
    this.#change({ phase: 'paused', seconds: null });
  }

  /** Gives it up, on the server as well. */
  async cancel(): Promise<void> {
    this.leave();
    const { place, headers } = this.#options;
    await discardUpload(place, headers);
  }

  /** The page goes; the upload can be gone on with later. */
  leave(): void {
    this.#isOver = true;
    void this.#upload?.abort();
  }

  async #begin(): Promise<void> {
    this.#upload ??= await this.#make();
    if (!this.#isOver) this.#upload.start();
  }

  async #make(): Promise<Upload> {
    // Only who sends a file loads what sends it.
    const tus = await import('tus-js-client');
    const { place, file, headers } = this.#options;
    const before = readUnfinished(place);
    const isKnown = before !== undefined && isSameFile(before, file);
    // One a place: what was begun with another file is given up.
    if (before && !isKnown) await discardUpload(place, headers);
    let pieceBegan = performance.now();
    const upload: Upload = new tus.Upload(file, {
      ...(isKnown ? { uploadUrl: before.url } : { endpoint: ENDPOINT }),
      metadata: {
        filename: file.name,
        filetype: file.type,
        school: place.schoolId,
        ...place.metadata,
      },
      headers: { ...headers },
      chunkSize: FIRST_PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        const { pathname } = new URL(upload.url ?? '', location.href);
        // What cannot be gone on with is told; it must not silently begin anew.
        upload.options.endpoint = null;
        storeUnfinished(place, {
          url: pathname,
          name: file.name,
          size: file.size,
          modified: file.lastModified,
        });
      },
      onProgress: (sent) => this.#progress(sent),
      onChunkComplete: (bytes) => {
        const elapsed = Math.max(1, performance.now() - pieceBegan);
        pieceBegan = performance.now();
        this.#hasRenewed = false;
        upload.options.chunkSize = fit((bytes / elapsed) * PIECE_MS);
      },
      onShouldRetry: (error) => {
        const status = statusOf(error);
        if (this.#isOver) return false;
        // A piece that never arrives is too large for the line.
        if (status === 0) upload.options.chunkSize = fit((upload.options.chunkSize ?? 0) / 2);
        pieceBegan = performance.now();
        return status === 0 || status === 409 || status === 423 || status === 429 || isAway(status);
      },
      onSuccess: () => void this.#check().catch((error: unknown) => this.#fail(error)),
      onError: (error) => void this.#judge(error),
    });
    return upload;
  }

  #progress(sent: number): void {
    const now = performance.now();
    this.#measured ??= { at: now, sent };
    const { at, sent: before } = this.#measured;
    if (now - at >= SECOND_MS) {
      const speed = (Math.max(0, sent - before) / (now - at)) * SECOND_MS;
      this.#speed = this.#speed === 0 ? speed : this.#speed + (speed - this.#speed) * SMOOTHING;
      this.#measured = { at: now, sent };
    }
    const left = this.#options.file.size - sent;
    this.#change({ phase: 'sending', sent, seconds: this.#speed > 0 ? Math.ceil(left / this.#speed) : null });
  }

  async #check(): Promise<void> {
    const { place, file, confirm, onSent } = this.#options;
    this.#change({ phase: 'checking', sent: file.size, seconds: null });
    const url = await confirm((this.#upload?.url ?? '').split('/').at(-1) ?? '');
    this.#isOver = true;
    storeUnfinished(place, undefined);
    onSent(url, file);
  }

  async #judge(error: Error | DetailedError): Promise<void> {
    if (this.#isOver) return;
    const status = statusOf(error);
    if (status === UNAUTHENTICATED && !this.#hasRenewed) {
      this.#hasRenewed = true;
      const problem = new ApiProblem({ code: 'TOKEN_EXPIRED', status });
      const isRenewed = await this.#options.renew(problem).catch(() => false);
      if (isRenewed) return this.start();
    }
    if (GONE.includes(status)) {
      // It expired, or was given up elsewhere: it begins from its first byte.
      storeUnfinished(this.#options.place, undefined);
      this.#upload = undefined;
      this.#change({ sent: 0 });
    }
    this.#fail(problemOf(error, status));
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    const code = isApiProblem(error) ? error.code : 'UNKNOWN';
    // The server has removed what it does not take.
    if (code === 'FILE_FORMAT' || code === 'NOT_FOUND') {
      storeUnfinished(this.#options.place, undefined);
      this.#upload = undefined;
    }
    this.#change({ phase: code === 'NETWORK' ? 'interrupted' : 'failed', seconds: null, code });
  }

  #change(part: Partial<LargeUploadState>): void {
    this.#state = { ...this.#state, ...part };
    this.#options.onState(this.#state);
  }
}

/** Gives up an upload that was begun here before. What the server does not hear of expires there. */
export async function discardUpload(
  place: UploadPlace,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const before = readUnfinished(place);
  storeUnfinished(place, undefined);
  if (!before) return;
  await fetch(before.url, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } }).catch(
    () => undefined,
  );
}

const fit = (bytes: number): number =>
  Math.floor(Math.min(MAX_PIECE_BYTES, Math.max(MIN_PIECE_BYTES, bytes)));

/** 0 where nothing was answered. */
const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;

/** A full disk is a server error that does not pass. */
const isAway = (status: number): boolean => status >= 500 && status !== 507;

function problemOf(error: Error | DetailedError, status: number): ApiProblem {
  if (status === 0 || isAway(status)) return new ApiProblem({ code: 'NETWORK', status });
  const text = 'originalResponse' in error ? (error.originalResponse?.getBody() ?? '') : '';
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    if (typeof code === 'string') return new ApiProblem({ code: code as ProblemCode, status });
  } catch {
    // A proxy answers in its own words.
  }
  return new ApiProblem({ code: GONE.includes(status) ? 'UPLOAD_EXPIRED' : 'UNEXPECTED_ANSWER', status });
}
