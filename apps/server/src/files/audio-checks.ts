import { mp4Tracks } from './film-checks.ts';
import type { StoredBytes } from './stored-bytes.ts';

const ID3_HEAD_BYTES = 10;
/** Frames of an MP3 file that are looked at: what looks like one by chance is not followed by others. */
const FRAMES = 3;
/** By the bits of a frame's head; kbit/s of Layer III. */
const RATES_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLES_HZ = [44_100, 48_000, 32_000];
const VERSION_1 = 3;
const VERSION_2 = 2;
const LAYER_3 = 1;

/** Bytes of a frame of Layer III; undefined where there is none. */
function frameBytes(head: Buffer): number | undefined {
  if (head.length < 4 || head.readUInt16BE(0) < 0xffe0) return undefined;
  const [, flags = 0, rates = 0] = head;
  const version = (flags >> 3) & 3;
  if (version === 1 || ((flags >> 1) & 3) !== LAYER_3) return undefined;
  const rate = (version === VERSION_1 ? RATES_V1 : RATES_V2)[rates >> 4] ?? 0;
  const samples = SAMPLES_HZ[(rates >> 2) & 3];
  if (rate === 0 || samples === undefined) return undefined;
  const hertz = version === VERSION_1 ? samples : version === VERSION_2 ? samples / 2 : samples / 4;
  const perFrame = version === VERSION_1 ? 144_000 : 72_000;
  return Math.floor((perFrame * rate) / hertz) + ((rates >> 1) & 1);
}

/** Whether a file is MP3: a head of ID3 where there is one, then frames of Layer III that follow each other. */
export async function isPlayableMp3(bytes: StoredBytes): Promise<boolean> {
  let offset = 0;
  const head = await bytes.read(0, ID3_HEAD_BYTES);
  if (head.length === ID3_HEAD_BYTES && head.toString('latin1', 0, 3) === 'ID3') {
    // Seven bits a byte.
    const size = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    offset = ID3_HEAD_BYTES + size;
  }
  for (let count = 0; count < FRAMES; count++) {
    const size = frameBytes(await bytes.read(offset, 4));
    if (size === undefined) return false;
    offset += size;
  }
  return offset <= bytes.size;
}

/** Whether a file is MP4 with sound that browsers play, and without pictures. */
export async function isPlayableM4a(bytes: StoredBytes): Promise<boolean> {
  const tracks = await mp4Tracks(bytes);
  return tracks !== undefined && tracks.pictures === 0 && tracks.sounds > 0;
}

const OGG_PAGE_BYTES = 27;
const OGG_SOUNDS = ['OpusHead', '\u0001vorbis', '\u007fFLAC'];

/** Whether a file is Ogg that begins with Opus, Vorbis or FLAC. */
export async function isPlayableOgg(bytes: StoredBytes): Promise<boolean> {
  const head = await bytes.read(0, OGG_PAGE_BYTES);
  if (head.length < OGG_PAGE_BYTES || head.toString('latin1', 0, 4) !== 'OggS' || head[4] !== 0) return false;
  // Behind the head stands how long the parts of the page are.
  const first = await bytes.read(OGG_PAGE_BYTES + (head[26] ?? 0), 8);
  const name = first.toString('latin1');
  return OGG_SOUNDS.some((sound) => name.startsWith(sound));
}

const RIFF_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const MAX_CHUNKS = 100;
/** Plain samples, whole or real numbers, and the form that says so further on. */
const PLAIN = new Set([1, 3, 0xfffe]);

/** Whether a file is WAV with plain samples. */
export async function isPlayableWav(bytes: StoredBytes): Promise<boolean> {
  const head = await bytes.read(0, RIFF_HEAD_BYTES);
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8) !== 'WAVE') return false;
  let isPlain = false;
  for (let offset = RIFF_HEAD_BYTES, count = 0; count < MAX_CHUNKS; count++) {
    const chunk = await bytes.read(offset, CHUNK_HEAD_BYTES + 2);
    if (chunk.length < CHUNK_HEAD_BYTES) return false;
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'data') return isPlain;
    if (name === 'fmt ') isPlain = chunk.length > CHUNK_HEAD_BYTES && PLAIN.has(chunk.readUInt16LE(8));
    const size = chunk.readUInt32LE(4);
    // Chunks begin at even places.
    offset += CHUNK_HEAD_BYTES + size + (size % 2);
  }
  return false;
}
