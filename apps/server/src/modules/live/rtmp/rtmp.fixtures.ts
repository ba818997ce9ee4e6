import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { readAmf, writeAmf, type AmfValue } from './amf0.ts';
import { ChunkReader, TYPE, writeMessage } from './chunks.ts';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

class BitWriter {
  #bits = '';

  write(value: number, count: number): this {
    this.#bits += value.toString(2).padStart(count, '0');
    return this;
  }

  golomb(value: number): this {
    const bits = (value + 1).toString(2);
    this.#bits += '0'.repeat(bits.length - 1) + bits;
    return this;
  }

  end(): Buffer {
    const bits = `${this.#bits}1`;
    const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
    return Buffer.from((whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }
}

/** What an encoder of H.264 says of a picture, as FLV has it. */
export function pictureDescription(width: number, height: number): Buffer {
  const set = new BitWriter()
    .write(0x67, 8)
    .write(66, 8)
    .write(0xc0, 8)
    .write(31, 8)
    .golomb(0)
    .golomb(0)
    .golomb(2)
    .golomb(1)
    .write(0, 1)
    .golomb(Math.ceil(width / 16) - 1)
    .golomb(Math.ceil(height / 16) - 1)
    .write(1, 1)
    .write(1, 1);
  const crop = (Math.ceil(height / 16) * 16 - height) / 2;
  if (crop > 0) set.write(1, 1).golomb(0).golomb(0).golomb(0).golomb(crop);
  else set.write(0, 1);
  const sps = set.write(0, 1).end();
  const pps = Buffer.from([0x68, 0xce, 0x3c, 0x80]);
  const head = Buffer.from([1, 66, 0xc0, 31, 0xff, 0xe1, 0, sps.length]);
  return Buffer.concat([head, sps, Buffer.from([1, 0, pps.length]), pps]);
}

/** AAC-LC, 48 kHz, two channels. */
export const SOUND_DESCRIPTION = Buffer.from([0x11, 0x90]);

/** A program that publishes, byte by byte as OBS does. */
export class TestPublisher {
  readonly socket: Socket;
  readonly said: AmfValue[][] = [];
  readonly #chunks = new ChunkReader();
  #hello = Buffer.alloc(0);
  #isOpen = false;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('error', () => undefined);
    this.socket.on('data', (bytes: Buffer) => this.#receive(bytes));
  }

  #receive(bytes: Buffer): void {
    let rest = bytes;
    if (!this.#isOpen) {
      this.#hello = Buffer.concat([this.#hello, bytes]);
      if (this.#hello.length < 1 + 2 * 1536) return;
      rest = this.#hello.subarray(1 + 2 * 1536);
      this.#isOpen = true;
    }
    for (const { type, body } of this.#chunks.push(rest))
      if (type === TYPE.command) this.said.push(readAmf(body));
  }

  /** Both parts of the greeting at once: what the second should repeat is not known yet, and nobody minds. */
  greet(): void {
    this.socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * 1536, 7)]));
  }

  command(...values: AmfValue[]): void {
    this.message(TYPE.command, 0, writeAmf(...values), 0);
  }

  message(type: number, timestamp: number, body: Buffer, streamId = 1): void {
    this.socket.write(writeMessage({ type, timestamp, streamId, body }, { id: type === TYPE.sound ? 4 : 6 }));
  }

  /** What was said with a code, such as NetStream.Publish.Start. */
  has(code: string): boolean {
    return this.said.some((values) =>
      values.some(
        (value) => typeof value === 'object' && value !== null && 'code' in value && value.code === code,
      ),
    );
  }

  publish(key: string): void {
    this.greet();
    this.command('connect', 1, { app: 'live', type: 'nonprivate', tcUrl: 'rtmp://localhost/live' });
    this.command('releaseStream', 2, null, key);
    this.command('FCPublish', 3, null, key);
    this.command('createStream', 4, null);
    this.command('publish', 5, null, key, 'live');
  }

  describe(width = 1280, height = 720): void {
    this.message(
      TYPE.picture,
      0,
      Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), pictureDescription(width, height)]),
    );
    this.message(TYPE.sound, 0, Buffer.concat([Buffer.from([0xaf, 0]), SOUND_DESCRIPTION]));
  }

  /** Seconds of ten frames, a key frame each two seconds, with sound. */
  play(fromS: number, toS: number): void {
    for (let frame = fromS * 10; frame < toS * 10; frame++) {
      const isKey = frame % 20 === 0;
      const slice = Buffer.concat([Buffer.from([isKey ? 0x65 : 0x41]), Buffer.alloc(300, frame)]);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(slice.length);
      this.message(
        TYPE.picture,
        frame * 100,
        Buffer.concat([Buffer.from([isKey ? 0x17 : 0x27, 1, 0, 0, 0]), length, slice]),
      );
      for (const offset of [0, 21, 43, 64, 85])
        this.message(
          TYPE.sound,
          frame * 100 + offset,
          Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(120, frame)]),
        );
    }
  }
}
