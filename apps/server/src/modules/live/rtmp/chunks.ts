/** Bytes that are no RTMP, or more of it than is read. */
export class RtmpError extends Error {}

/** A message of RTMP. */
export interface RtmpMessage {
  type: number;
  /** ms, as its sender counts. */
  timestamp: number;
  streamId: number;
  body: Buffer;
}

export const TYPE = {
  chunkSize: 1,
  abort: 2,
  acknowledged: 3,
  control: 4,
  window: 5,
  bandwidth: 6,
  sound: 8,
  picture: 9,
  command3: 17,
  data: 18,
  command: 20,
} as const;

const CHUNK_SIZE = 128;
/** Nobody sends smaller ones than the least that the protocol recommends: each of them costs time. */
const CHUNK_SIZE_MIN = CHUNK_SIZE;
const CHUNK_SIZE_MAX = 0xff_ffff;
/** A key frame of a large picture has some hundred KiB. */
export const MESSAGE_MAX_BYTES = 4 * 1024 * 1024;
/** Commands are short: who has not published anything yet sends nothing else. */
const COMMAND_MAX_BYTES = 64 * 1024;
/** Pieces in which bytes arrived and that were not looked at yet; more are put together. */
const PIECES_MAX = 256;
/** Messages that are not whole yet, all together. */
const PARTIAL_MAX_BYTES = 8 * 1024 * 1024;
const STREAMS_MAX = 32;
const EXTENDED = 0xff_ffff;
const UINT32 = 2 ** 32;
const HEADER_BYTES = [11, 7, 3, 0] as const;

interface ChunkStream {
  timestamp: number;
  delta: number;
  isExtended: boolean;
  length: number;
  type: number;
  streamId: number;
  parts: Buffer[];
  received: number;
}

/** Puts messages together of the chunks that they come in. */
export class ChunkReader {
  #pieces: Buffer[] = [];
  #waitingBytes = 0;
  /** The next chunk is not all there with fewer. */
  #neededBytes = 0;
  #chunkSize = CHUNK_SIZE;
  #partialBytes = 0;
  #messageMaxBytes = COMMAND_MAX_BYTES;
  readonly #streams = new Map<number, ChunkStream>();

  /** Somebody may publish: pictures are read from now on. */
  allowPictures(): void {
    this.#messageMaxBytes = MESSAGE_MAX_BYTES;
  }

  /** Messages that are whole now. @throws {RtmpError} */
  push(bytes: Buffer): RtmpMessage[] {
    this.#pieces.push(bytes);
    this.#waitingBytes += bytes.length;
    // Put together once for a chunk: with each piece, a chunk that comes byte by byte would be copied as often.
    if (this.#waitingBytes < this.#neededBytes && this.#pieces.length < PIECES_MAX) return [];
    let rest = this.#pieces.length === 1 ? bytes : Buffer.concat(this.#pieces);
    const messages: RtmpMessage[] = [];
    for (;;) {
      const read = this.#readChunk(rest);
      if (!read) break;
      rest = rest.subarray(read.bytes);
      if (!read.message) continue;
      if (!this.#control(read.message)) messages.push(read.message);
    }
    this.#pieces = rest.length === 0 ? [] : [rest];
    this.#waitingBytes = rest.length;
    return messages;
  }

  /** What is about the chunks themselves counts at once. */
  #control({ type, body }: RtmpMessage): boolean {
    if (type !== TYPE.chunkSize && type !== TYPE.abort) return false;
    if (body.length < 4) throw new RtmpError('A message about chunks is too short.');
    const value = body.readUInt32BE();
    if (type === TYPE.abort) {
      const stream = this.#streams.get(value);
      if (stream) this.#drop(stream);
      return true;
    }
    if (value < CHUNK_SIZE_MIN || value > CHUNK_SIZE_MAX)
      throw new RtmpError(`Chunks cannot have ${value} bytes.`);
    this.#chunkSize = value;
    return true;
  }

  #drop(stream: ChunkStream): void {
    this.#partialBytes -= stream.received;
    stream.parts = [];
    stream.received = 0;
  }

  /** The first chunk; undefined where it is not all there. */
  #readChunk(bytes: Buffer): { bytes: number; message?: RtmpMessage } | undefined {
    this.#neededBytes = bytes.length + 1;
    const head = readBasicHeader(bytes);
    if (!head) return undefined;
    const { format, id } = head;
    let at = head.bytes;
    const headerBytes = HEADER_BYTES[format];
    if (bytes.length < at + headerBytes) return undefined;
    const known = this.#streams.get(id);
    if (!known && (format !== 0 || this.#streams.size >= STREAMS_MAX))
      throw new RtmpError('A chunk goes on with what was not begun.');
    const before = known ?? newStream();
    const next = { ...before };
    const isBeginning = before.received === 0;
    if (!isBeginning && format !== 3) throw new RtmpError('A message begins within another one.');
    let field = 0;
    if (format < 3) field = bytes.readUIntBE(at, 3);
    if (format < 2) {
      next.length = bytes.readUIntBE(at + 3, 3);
      next.type = bytes.readUInt8(at + 6);
    }
    if (format === 0) next.streamId = bytes.readUInt32LE(at + 7);
    at += headerBytes;
    if (format < 3) next.isExtended = field === EXTENDED;
    if (next.isExtended) {
      if (bytes.length < at + 4) return undefined;
      if (format < 3) field = bytes.readUInt32BE(at);
      at += 4;
    }
    if (format === 0) {
      next.timestamp = field;
      next.delta = 0;
    } else if (format < 3) next.delta = field;
    if (format !== 0 && isBeginning) next.timestamp = (before.timestamp + next.delta) % UINT32;
    if (next.length > this.#messageMaxBytes)
      throw new RtmpError(`A message of ${next.length} bytes is too long.`);
    const size = Math.min(this.#chunkSize, next.length - next.received);
    this.#neededBytes = at + size;
    if (bytes.length < at + size) return undefined;
    this.#partialBytes += size;
    if (this.#partialBytes > PARTIAL_MAX_BYTES) throw new RtmpError('Too much is under way at once.');
    // Copied: what arrived with it does not stay in memory. The parts themselves stay where they are.
    next.parts.push(Buffer.from(bytes.subarray(at, at + size)));
    next.received += size;
    this.#streams.set(id, next);
    if (next.received < next.length) return { bytes: at + size };
    const message = {
      type: next.type,
      timestamp: next.timestamp,
      streamId: next.streamId,
      body: Buffer.concat(next.parts),
    };
    this.#drop(next);
    return { bytes: at + size, message };
  }
}

const newStream = (): ChunkStream => ({
  timestamp: 0,
  delta: 0,
  isExtended: false,
  length: 0,
  type: 0,
  streamId: 0,
  parts: [],
  received: 0,
});

function readBasicHeader(bytes: Buffer): { format: 0 | 1 | 2 | 3; id: number; bytes: number } | undefined {
  const [first, second, third] = bytes;
  if (first === undefined) return undefined;
  const format = (first >> 6) as 0 | 1 | 2 | 3;
  const short = first & 0x3f;
  if (short >= 2) return { format, id: short, bytes: 1 };
  if (second === undefined) return undefined;
  if (short === 0) return { format, id: second + 64, bytes: 2 };
  return third === undefined ? undefined : { format, id: third * 256 + second + 64, bytes: 3 };
}

/** A message in chunks of the size that is told at first. */
export function writeMessage(
  { type, timestamp, streamId, body }: RtmpMessage,
  { id = 3, chunkSize = CHUNK_SIZE }: { id?: number; chunkSize?: number } = {},
): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt8(id);
  head.writeUIntBE(Math.min(timestamp, EXTENDED), 1, 3);
  head.writeUIntBE(body.length, 4, 3);
  head.writeUInt8(type, 7);
  head.writeUInt32LE(streamId, 8);
  const extended = Buffer.alloc(timestamp >= EXTENDED ? 4 : 0);
  if (extended.length > 0) extended.writeUInt32BE(timestamp);
  const parts: Buffer[] = [head, extended, body.subarray(0, chunkSize)];
  for (let at = chunkSize; at < body.length; at += chunkSize)
    parts.push(Buffer.from([0xc0 | id]), extended, body.subarray(at, at + chunkSize));
  return Buffer.concat(parts);
}
