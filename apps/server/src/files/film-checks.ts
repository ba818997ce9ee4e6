import type { StoredBytes } from './stored-bytes.ts';

/** What browsers play without asking the system for more. */
const MP4_PICTURES = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01']);
const MP4_SOUNDS = new Set(['mp4a', 'Opus', 'fLaC', '.mp3']);
const WEBM_CODECS = new Set(['V_VP8', 'V_VP9', 'V_AV1', 'A_VORBIS', 'A_OPUS']);

const HEAD_BYTES = 16;
const MAX_BOXES = 5000;
const MAX_TRACKS = 32;

interface Box {
  name: string;
  /** Where what is in it begins and ends. */
  start: number;
  end: number;
}

/** The boxes of an MP4 file between two places. @returns undefined at one that is none */
async function* boxes(
  bytes: StoredBytes,
  start: number,
  end: number,
): AsyncGenerator<Box | undefined, void, void> {
  let offset = start;
  for (let count = 0; offset < end; count++) {
    const head = await bytes.read(offset, HEAD_BYTES);
    if (count > MAX_BOXES || head.length < 8) return yield undefined;
    const short = head.readUInt32BE(0);
    // 0: as far as it goes; 1: the length stands behind the name.
    const isLong = short === 1;
    if (isLong && head.length < HEAD_BYTES) return yield undefined;
    const size = short === 0 ? end - offset : isLong ? Number(head.readBigUInt64BE(8)) : short;
    const headBytes = isLong ? HEAD_BYTES : 8;
    if (size < headBytes || offset + size > end) return yield undefined;
    yield { name: head.toString('latin1', 4, 8), start: offset + headBytes, end: offset + size };
    offset += size;
  }
}

/** The first box of a path. */
async function find(
  bytes: StoredBytes,
  within: Box,
  [name, ...rest]: readonly string[],
): Promise<Box | undefined> {
  if (name === undefined) return within;
  for await (const box of boxes(bytes, within.start, within.end)) {
    if (!box) return undefined;
    if (box.name === name) return find(bytes, box, rest);
  }
  return undefined;
}

/** How many tracks of each kind an MP4 file has; undefined for what is none, or is in a form that browsers do not play. */
export async function mp4Tracks(
  bytes: StoredBytes,
): Promise<{ pictures: number; sounds: number } | undefined> {
  let movie: Box | undefined;
  let isFirst = true;
  for await (const box of boxes(bytes, 0, bytes.size)) {
    if (!box || isFirst !== (box.name === 'ftyp')) return undefined;
    isFirst = false;
    if (box.name === 'moov') movie = box;
  }
  if (!movie) return undefined;
  let pictures = 0;
  let sounds = 0;
  let tracks = 0;
  for await (const track of boxes(bytes, movie.start, movie.end)) {
    if (!track) return undefined;
    if (track.name !== 'trak') continue;
    tracks++;
    const media = await find(bytes, track, ['mdia']);
    const handler = media && (await find(bytes, media, ['hdlr']));
    const codecs = media && (await find(bytes, media, ['minf', 'stbl', 'stsd']));
    if (!handler || !codecs || tracks > MAX_TRACKS) return undefined;
    const kind = (await bytes.read(handler.start + 8, 4)).toString('latin1');
    // A version, a count, and then the first entry: its size and what it is called.
    const codec = (await bytes.read(codecs.start + 12, 4)).toString('latin1');
    if (kind === 'vide') {
      if (!MP4_PICTURES.has(codec)) return undefined;
      pictures++;
    } else if (kind === 'soun') {
      if (!MP4_SOUNDS.has(codec)) return undefined;
      sounds++;
    }
  }
  return { pictures, sounds };
}

/** Whether a film is an MP4 file whose pictures and sound browsers play. */
export const isPlayableMp4 = async (bytes: StoredBytes): Promise<boolean> =>
  ((await mp4Tracks(bytes))?.pictures ?? 0) > 0;

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const CODEC = 0x86;

interface Element {
  id: number;
  start: number;
  /** Infinity where the file does not say. */
  size: number;
}

/** A number of EBML: how many bytes it has stands in its first one. */
function numberAt(
  head: Buffer,
  offset: number,
  keepsMark: boolean,
): { value: number; length: number } | undefined {
  const first = head[offset];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (offset + length > head.length) return undefined;
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (const byte of head.subarray(offset + 1, offset + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: !keepsMark && isUnknown ? Infinity : value, length };
}

async function elementAt(bytes: StoredBytes, offset: number): Promise<Element | undefined> {
  const head = await bytes.read(offset, HEAD_BYTES);
  const id = numberAt(head, 0, true);
  const size = id && numberAt(head, id.length, false);
  return size && { id: id.value, start: offset + id.length + size.length, size: size.value };
}

/** What is in an element. @returns undefined at what is none */
async function* elements(
  bytes: StoredBytes,
  start: number,
  end: number,
): AsyncGenerator<Element | undefined, void, void> {
  for (let offset = start, count = 0; offset < end; count++) {
    const element = await elementAt(bytes, offset);
    if (!element || count > MAX_BOXES) return yield undefined;
    yield element;
    offset = element.start + element.size;
  }
}

async function textOf(bytes: StoredBytes, { start, size }: Element): Promise<string> {
  return (await bytes.read(start, Math.min(size, 64))).toString('latin1').replaceAll('\0', '');
}

/** Whether a film is a WebM file whose pictures and sound browsers play. */
export async function isPlayableWebm(bytes: StoredBytes): Promise<boolean> {
  const head = await elementAt(bytes, 0);
  if (head?.id !== EBML || head.size > 4096) return false;
  let isWebm = false;
  for await (const element of elements(bytes, head.start, head.start + head.size))
    if (element?.id === DOC_TYPE) isWebm = (await textOf(bytes, element)) === 'webm';
  const segment = await elementAt(bytes, head.start + head.size);
  if (!isWebm || segment?.id !== SEGMENT) return false;
  const end = Math.min(segment.start + segment.size, bytes.size);
  // A file that was cut off says that it is longer than it is.
  if (Number.isFinite(segment.size) && segment.start + segment.size > bytes.size) return false;
  for await (const element of elements(bytes, segment.start, end)) {
    // What is before the pictures says what they are.
    if (!element || element.id === CLUSTER) return false;
    if (element.id === TRACKS) return hasPlayableTracks(bytes, element);
  }
  return false;
}

async function hasPlayableTracks(bytes: StoredBytes, tracks: Element): Promise<boolean> {
  let pictures = 0;
  for await (const track of elements(bytes, tracks.start, tracks.start + tracks.size)) {
    if (!track) return false;
    if (track.id !== TRACK) continue;
    for await (const field of elements(bytes, track.start, track.start + track.size)) {
      if (!field) return false;
      if (field.id !== CODEC) continue;
      const codec = await textOf(bytes, field);
      if (/^[VA]_/.test(codec) && !WEBM_CODECS.has(codec)) return false;
      if (codec.startsWith('V_')) pictures++;
    }
  }
  return pictures > 0;
}

const PDF_HEAD_BYTES = 5;
const PDF_TAIL_BYTES = 2048;

/** Whether a file begins and ends as a PDF does. */
export async function isWholePdf(bytes: StoredBytes): Promise<boolean> {
  const head = await bytes.read(0, PDF_HEAD_BYTES);
  const tail = await bytes.read(Math.max(0, bytes.size - PDF_TAIL_BYTES), PDF_TAIL_BYTES);
  return head.toString('latin1') === '%PDF-' && tail.toString('latin1').includes('%%EOF');
}
