/** No box of a stream is as large: some seconds of picture. */
const BOX_MAX_BYTES = 64 * 1024 * 1024;
const HEAD_BYTES = 8;

export interface Box {
  name: string;
  /** With its head. */
  bytes: Buffer;
}

/** The boxes of an MP4 file as it is written. @throws {Error} for what is none, or is cut off */
export async function* boxesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Box, void, void> {
  let waiting: Buffer[] = [];
  let length = 0;
  let wanted = HEAD_BYTES;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    let bytes = Buffer.concat(waiting);
    for (;;) {
      wanted = bytes.length < HEAD_BYTES ? HEAD_BYTES : bytes.readUInt32BE(0);
      if (wanted < HEAD_BYTES || wanted > BOX_MAX_BYTES) throw new Error(`A box has ${wanted} bytes.`);
      if (bytes.length < Math.max(wanted, HEAD_BYTES)) break;
      yield { name: bytes.toString('latin1', 4, HEAD_BYTES), bytes: bytes.subarray(0, wanted) };
      bytes = bytes.subarray(wanted);
    }
    waiting = [bytes];
    length = bytes.length;
  }
  if (length > 0) throw new Error('The last box is cut off.');
}

/** What is in a box whose content begins after so many bytes. */
function inside(bytes: Buffer, start = HEAD_BYTES): Box[] {
  const found: Box[] = [];
  for (let at = start; at + HEAD_BYTES <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < HEAD_BYTES || at + size > bytes.length) break;
    found.push({
      name: bytes.toString('latin1', at + 4, at + HEAD_BYTES),
      bytes: bytes.subarray(at, at + size),
    });
    at += size;
  }
  return found;
}

function within(box: Box | undefined, ...[name, ...rest]: string[]): Box | undefined {
  if (!box || name === undefined) return box;
  return within(
    inside(box.bytes).find((one) => one.name === name),
    ...rest,
  );
}

/** What the beginning of a stream says. */
export interface StreamHead {
  /** As RFC 6381 writes them. */
  codecs: string;
  /** Id of the picture's track, and in how many parts of a second its durations are told. */
  track: number;
  timescale: number;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
/** Of AAC with low complexity, which is all that is encoded here. */
const AAC = 'mp4a.40.2';
/** The fields of a sample entry of pictures, before the boxes in it; of a list of entries. */
const ENTRY_BYTES = 86;
const LIST_BYTES = 16;

/** Reads the `moov` of a stream with one picture, H.264, and perhaps sound. @throws {Error} for another one */
export function readHead(moov: Buffer): StreamHead {
  let head: Omit<StreamHead, 'codecs'> | undefined;
  const codecs: string[] = [];
  for (const track of inside(moov).filter(({ name }) => name === 'trak')) {
    const list = within(track, 'mdia', 'minf', 'stbl', 'stsd');
    const [entry] = list ? inside(list.bytes, LIST_BYTES) : [];
    if (entry?.name === 'mp4a') codecs.push(AAC);
    if (entry?.name !== 'avc1' || head) continue;
    const { bytes: config } = inside(entry.bytes, ENTRY_BYTES).find(({ name }) => name === 'avcC') ?? {};
    const [tkhd, mdhd] = [within(track, 'tkhd')?.bytes, within(track, 'mdia', 'mdhd')?.bytes];
    if (!config || !tkhd || !mdhd) continue;
    codecs.unshift(`avc1.${[...config.subarray(9, 12)].map(hex).join('')}`);
    head = {
      track: tkhd.readUInt32BE(tkhd[8] === 1 ? 28 : 20),
      timescale: mdhd.readUInt32BE(mdhd[8] === 1 ? 28 : 20),
    };
  }
  if (!head) throw new Error('The stream has no picture.');
  return { ...head, codecs: codecs.join(',') };
}

/** Flags of `tfhd` and `trun`: which of their fields are there. */
const TFHD = { baseDataOffset: 0x1, description: 0x2, duration: 0x8 };
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, offset: 0x800 };

/** How long the picture of a fragment lasts, ms. @param moof of a fragment */
export function durationOf(moof: Buffer, { track, timescale }: StreamHead): number {
  let ticks = 0;
  for (const traf of inside(moof).filter(({ name }) => name === 'traf')) {
    const header = within(traf, 'tfhd')?.bytes;
    if (header?.readUInt32BE(12) !== track) continue;
    const flags = header.readUInt32BE(8) & 0xffffff;
    const at = 16 + (flags & TFHD.baseDataOffset ? 8 : 0) + (flags & TFHD.description ? 4 : 0);
    const usual = flags & TFHD.duration ? header.readUInt32BE(at) : 0;
    for (const { bytes } of inside(traf.bytes).filter(({ name }) => name === 'trun'))
      ticks += ticksOf(bytes, usual);
  }
  return Math.round((ticks * 1000) / timescale);
}

function ticksOf(trun: Buffer, usual: number): number {
  const flags = trun.readUInt32BE(8) & 0xffffff;
  const count = trun.readUInt32BE(12);
  if (!(flags & TRUN.duration)) return count * usual;
  const entryBytes =
    4 * [TRUN.duration, TRUN.size, TRUN.flags, TRUN.offset].filter((one) => flags & one).length;
  const start = 16 + (flags & TRUN.dataOffset ? 4 : 0) + (flags & TRUN.firstFlags ? 4 : 0);
  let ticks = 0;
  for (let index = 0; index < count; index++) ticks += trun.readUInt32BE(start + index * entryBytes);
  return ticks;
}
