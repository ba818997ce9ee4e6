import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { AmfError, readAmf, writeAmf, type AmfValue } from './amf0.ts';
import { ChunkReader, RtmpError, TYPE, writeMessage, type RtmpMessage } from './chunks.ts';
import { Publisher } from './publisher.ts';
import type { MadeSegment } from './segmenter.ts';

const VERSION = 3;
const HELLO_BYTES = 1536;
const STREAM_ID = 1;
const OUT_CHUNK_SIZE = 4096;
const WINDOW_BYTES = 2_500_000;
const DYNAMIC = 2;
const KEY_MAX_CHARS = 256;
/** Somebody who has not begun to publish by then is gone, ms, */
const HELLO_MS = 10_000;
/** and so is who says nothing for so long. */
const SILENCE_MS = 30_000;
/** What was read and is not kept yet; more is not read meanwhile. */
const WAITING_MAX_BYTES = 16 * 1024 * 1024;
/** What a message takes beside its bytes: one may have none. */
const MESSAGE_COSTS_BYTES = 128;

/** What becomes of what somebody publishes. */
export interface Sink {
  /** Keeps segments in order. @throws where nothing more is taken */
  keep: (segment: MadeSegment) => Promise<void>;
}

export interface ConnectionOptions {
  /** @returns where the picture goes; undefined for a key that is good for nothing now */
  open: (key: string) => Promise<Sink | undefined>;
  /** Told why a connection was ended from this side. */
  onEnd: (reason: string) => void;
}

/** A connection by which somebody publishes over RTMP. Whatever comes, it takes little memory and ends by itself. */
export class RtmpConnection {
  readonly #socket: Socket;
  readonly #options: ConnectionOptions;
  readonly #chunks = new ChunkReader();
  readonly #publisher: Publisher;
  #stage: 'hello' | 'answer' | 'open' = 'hello';
  #hello: Buffer = Buffer.alloc(0);
  #sink: Sink | undefined;
  /** Messages are dealt with one after the other, */
  #work: Promise<void> = Promise.resolve();
  /** and what is made of them is kept one after the other. */
  #kept: Promise<void> = Promise.resolve();
  #storeError: unknown;
  #waitingBytes = 0;
  #receivedBytes = 0;
  #acknowledgedBytes = 0;
  #isEnded = false;

  constructor(socket: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#publisher = new Publisher((segment) => this.#keep(segment));
    socket.setNoDelay(true);
    socket.setTimeout(SILENCE_MS, () => this.#end('nothing came for too long'));
    const timer = setTimeout(() => {
      if (!this.#sink) this.#end('nothing was published');
    }, HELLO_MS);
    socket.on('data', (bytes: Buffer) => this.#receive(bytes));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      this.#isEnded = true;
      // What came in whole is kept.
      this.#work = this.#work
        .then(() => this.#publisher.end())
        .catch(() => undefined)
        .then(() => this.#kept);
    });
  }

  /** What was taken is kept. */
  get done(): Promise<void> {
    return this.#work;
  }

  close(): void {
    this.#socket.destroy();
  }

  #end(reason: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#options.onEnd(reason);
    if (this.#stage === 'open')
      this.#send(
        status('error', this.#sink ? 'NetConnection.Connect.Closed' : 'NetStream.Publish.BadName'),
        STREAM_ID,
      );
    this.#socket.end();
    this.#socket.destroySoon();
  }

  #receive(bytes: Buffer): void {
    if (this.#isEnded) return;
    this.#receivedBytes += bytes.length;
    try {
      const rest = this.#stage === 'open' ? bytes : this.#greet(bytes);
      if (rest.length === 0) return;
      for (const message of this.#chunks.push(rest)) this.#queue(message);
      this.#acknowledge();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The handshake. @returns what came after it */
  #greet(bytes: Buffer): Buffer {
    const all = Buffer.concat([this.#hello, bytes]);
    this.#hello = all;
    if (this.#stage === 'hello') {
      if (all[0] !== undefined && all[0] !== VERSION) throw new RtmpError('This is no RTMP.');
      if (all.length < 1 + HELLO_BYTES) return Buffer.alloc(0);
      const own = Buffer.concat([Buffer.alloc(8), randomBytes(HELLO_BYTES - 8)]);
      this.#socket.write(Buffer.concat([Buffer.from([VERSION]), own, all.subarray(1, 1 + HELLO_BYTES)]));
      this.#hello = all.subarray(1 + HELLO_BYTES);
      this.#stage = 'answer';
      return this.#greet(Buffer.alloc(0));
    }
    if (all.length < HELLO_BYTES) return Buffer.alloc(0);
    this.#stage = 'open';
    this.#hello = Buffer.alloc(0);
    return all.subarray(HELLO_BYTES);
  }

  #acknowledge(): void {
    if (this.#receivedBytes - this.#acknowledgedBytes < WINDOW_BYTES / 2) return;
    this.#acknowledgedBytes = this.#receivedBytes;
    this.#socket.write(control(TYPE.acknowledged, this.#receivedBytes % 2 ** 32));
  }

  /** One message after the other. While too many wait nothing more is read. */
  #queue(message: RtmpMessage): void {
    const size = message.body.length + MESSAGE_COSTS_BYTES;
    this.#waitingBytes += size;
    if (this.#waitingBytes > WAITING_MAX_BYTES) this.#socket.pause();
    this.#work = this.#work
      .then(() => (this.#isEnded && !this.#sink ? undefined : this.#handle(message)))
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#waitingBytes -= size;
        if (this.#waitingBytes <= WAITING_MAX_BYTES / 2) this.#socket.resume();
      });
  }

  #fail(error: unknown): void {
    const isKnown = error instanceof RtmpError || error instanceof AmfError;
    this.#end(isKnown || error instanceof Error ? error.message : 'unknown');
  }

  async #handle(message: RtmpMessage): Promise<void> {
    const { type, body } = message;
    if (type === TYPE.command) return this.#command(readAmf(body));
    if (type === TYPE.command3) return this.#command(readAmf(body.subarray(1)));
    if (type !== TYPE.picture && type !== TYPE.sound) return;
    if (!this.#sink) throw new RtmpError('Nothing was published that this belongs to.');
    await this.#publisher.take(message);
    await this.#kept;
    if (this.#storeError) throw this.#storeError;
  }

  #keep(segment: MadeSegment): void {
    const sink = this.#sink;
    if (!sink) return;
    this.#kept = this.#kept
      .then(() => (this.#storeError ? undefined : sink.keep(segment)))
      .catch((error: unknown) => {
        this.#storeError ??= error;
      });
  }

  async #command([name, id, , ...values]: AmfValue[]): Promise<void> {
    const transaction = typeof id === 'number' ? id : 0;
    switch (name) {
      case 'connect':
        this.#socket.write(control(TYPE.window, WINDOW_BYTES));
        this.#socket.write(control(TYPE.bandwidth, WINDOW_BYTES, DYNAMIC));
        this.#socket.write(control(TYPE.chunkSize, OUT_CHUNK_SIZE));
        return this.#send(
          writeAmf(
            '_result',
            transaction,
            { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
            { level: 'status', code: 'NetConnection.Connect.Success', description: '', objectEncoding: 0 },
          ),
        );
      case 'createStream':
        return this.#send(writeAmf('_result', transaction, null, STREAM_ID));
      case 'releaseStream':
      case 'FCPublish':
        return this.#send(writeAmf('_result', transaction, null, null));
      case 'publish':
        return this.#publish(values[0]);
      case 'FCUnpublish':
      case 'deleteStream':
      case 'closeStream':
        return this.#publisher.end();
      case 'play':
        throw new RtmpError('Nothing is played here.');
      default:
        return undefined;
    }
  }

  async #publish(key: AmfValue): Promise<void> {
    if (this.#sink) throw new RtmpError('Something is published already.');
    // A program may add parameters.
    const given = typeof key === 'string' ? (key.split('?')[0] ?? '') : '';
    const sink = given === '' || given.length > KEY_MAX_CHARS ? undefined : await this.#options.open(given);
    if (!sink) throw new RtmpError('The key is good for nothing now.');
    this.#sink = sink;
    this.#chunks.allowPictures();
    this.#send(status('status', 'NetStream.Publish.Start'), STREAM_ID);
  }

  #send(body: Buffer, streamId = 0): void {
    if (!this.#socket.writable) return;
    const message = { type: TYPE.command, timestamp: 0, streamId, body };
    this.#socket.write(writeMessage(message, { chunkSize: OUT_CHUNK_SIZE }));
  }
}

const status = (level: 'status' | 'error', code: string): Buffer =>
  writeAmf('onStatus', 0, null, { level, code, description: code });

function control(type: number, value: number, limit?: number): Buffer {
  const body = Buffer.alloc(limit === undefined ? 4 : 5);
  body.writeUInt32BE(value);
  if (limit !== undefined) body.writeUInt8(limit, 4);
  return writeMessage({ type, timestamp: 0, streamId: 0, body }, { id: 2 });
}
