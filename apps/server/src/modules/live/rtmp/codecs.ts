import { RtmpError } from './chunks.ts';

/** What a frame of the picture is. */
export type Picture =
  | { kind: 'config'; description: Buffer }
  | { kind: 'frame'; isKey: boolean; shownAfterMs: number; bytes: Buffer }
  | { kind: 'nothing' };

const AVC = 7;
const AAC = 10;
const ENHANCED = 0x80;
const KEY_FRAME = 1;
const SIGN = 0x80_0000;

/** @throws {RtmpError} for anything but H.264 */
export function readPicture(body: Buffer): Picture {
  const first = body[0];
  if (first === undefined) return { kind: 'nothing' };
  if ((first & ENHANCED) !== 0 || (first & 0x0f) !== AVC) throw new RtmpError('The picture is not H.264.');
  if (body.length < 5) throw new RtmpError('A frame is too short.');
  const type = body[1];
  if (type === 0) return { kind: 'config', description: body.subarray(5) };
  if (type !== 1 || body.length === 5) return { kind: 'nothing' };
  const offset = body.readUIntBE(2, 3);
  return {
    kind: 'frame',
    isKey: first >> 4 === KEY_FRAME,
    shownAfterMs: offset >= SIGN ? offset - 2 * SIGN : offset,
    bytes: body.subarray(5),
  };
}

export type Sound =
  | { kind: 'config'; description: Buffer }
  | { kind: 'frame'; bytes: Buffer }
  | { kind: 'nothing' };

/** @throws {RtmpError} for anything but AAC */
export function readSound(body: Buffer): Sound {
  const first = body[0];
  if (first === undefined || body.length < 2) return { kind: 'nothing' };
  if (first >> 4 !== AAC) throw new RtmpError('The sound is not AAC.');
  const bytes = body.subarray(2);
  if (bytes.length === 0) return { kind: 'nothing' };
  return body[1] === 0 ? { kind: 'config', description: bytes } : { kind: 'frame', bytes };
}

const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];

/** What a decoder of the sound has to know. @throws {RtmpError} for what cannot be */
export function soundConfig(description: Buffer): AudioDecoderConfig {
  if (description.length < 2) throw new RtmpError('The sound says nothing about itself.');
  const bits = description.readUInt16BE();
  const type = bits >> 11;
  const sampleRate = RATES[(bits >> 7) & 0x0f];
  const channels = (bits >> 3) & 0x0f;
  if (type === 0 || type === 31 || sampleRate === undefined || channels < 1 || channels > 2)
    throw new RtmpError('The sound cannot be played.');
  return { codec: `mp4a.40.${type}`, sampleRate, numberOfChannels: channels, description };
}

/** What a decoder of the picture has to know. @throws {RtmpError} for what cannot be */
export function pictureConfig(description: Buffer): VideoDecoderConfig {
  const length = description.length >= 8 ? description.readUInt16BE(6) : 0;
  const set = description.subarray(8, 8 + length);
  if (description[0] !== 1 || ((description[5] ?? 0) & 0x1f) === 0 || length < 4 || set.length < length)
    throw new RtmpError('The picture says nothing about itself.');
  const hex = description.subarray(1, 4).toString('hex');
  return { codec: `avc1.${hex}`, ...sizeOf(set), description };
}

const SIDE_MAX = 4096;
/** Profiles that say how colours are kept. */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134]);

/** The size of a picture, of its sequence parameter set (7.3.2.1.1 of H.264). @throws {RtmpError} */
function sizeOf(set: Buffer): { codedWidth: number; codedHeight: number } {
  const bits = new BitReader(withoutEmulation(set.subarray(1)));
  const profile = bits.read(8);
  bits.read(16);
  bits.golomb();
  let format = 1;
  if (HIGH_PROFILES.has(profile)) {
    format = bits.golomb();
    if (format === 3) bits.read(1);
    bits.golomb();
    bits.golomb();
    bits.read(1);
    if (bits.read(1) === 1)
      for (let list = 0; list < (format === 3 ? 12 : 8); list++)
        if (bits.read(1) === 1) skipScaling(bits, list < 6 ? 16 : 64);
  }
  bits.golomb();
  const order = bits.golomb();
  if (order === 0) bits.golomb();
  else if (order === 1) {
    bits.read(1);
    bits.golomb();
    bits.golomb();
    const cycle = bits.golomb();
    if (cycle > 255) throw new RtmpError('The picture cannot be.');
    for (let index = 0; index < cycle; index++) bits.golomb();
  }
  bits.golomb();
  bits.read(1);
  const across = bits.golomb() + 1;
  const down = bits.golomb() + 1;
  const isProgressive = bits.read(1) === 1;
  if (!isProgressive) bits.read(1);
  bits.read(1);
  const crop = { x: 0, y: 0 };
  if (bits.read(1) === 1) {
    const unit = { x: format === 0 || format === 3 ? 1 : 2, y: format === 1 ? 2 : 1 };
    crop.x = (bits.golomb() + bits.golomb()) * unit.x;
    crop.y = (bits.golomb() + bits.golomb()) * unit.y * (isProgressive ? 1 : 2);
  }
  const codedWidth = across * 16 - crop.x;
  const codedHeight = down * 16 * (isProgressive ? 1 : 2) - crop.y;
  if (!(codedWidth > 0 && codedHeight > 0 && codedWidth <= SIDE_MAX && codedHeight <= SIDE_MAX))
    throw new RtmpError(`A picture of ${codedWidth} by ${codedHeight} is not taken.`);
  return { codedWidth, codedHeight };
}

function skipScaling(bits: BitReader, size: number): void {
  let last = 8;
  let next = 8;
  for (let index = 0; index < size; index++) {
    if (next !== 0) {
      const code = bits.golomb();
      const delta = code % 2 === 0 ? -code / 2 : (code + 1) / 2;
      next = (last + delta + 256) % 256;
    }
    last = next === 0 ? last : next;
  }
}

/** Without the bytes that keep what was written from looking like the beginning of something. */
function withoutEmulation(bytes: Buffer): Buffer {
  return Buffer.from(
    bytes.filter((byte, index) => !(byte === 3 && bytes[index - 1] === 0 && bytes[index - 2] === 0)),
  );
}

const GOLOMB_MAX_BITS = 31;

class BitReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  read(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index++) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw new RtmpError('The picture says too little about itself.');
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at += 1;
    }
    return value;
  }

  golomb(): number {
    let zeros = 0;
    while (this.read(1) === 0)
      if ((zeros += 1) > GOLOMB_MAX_BITS) throw new RtmpError('The picture cannot be.');
    return 2 ** zeros - 1 + this.read(zeros);
  }
}
