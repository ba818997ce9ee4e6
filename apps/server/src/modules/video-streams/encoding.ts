import type { StreamPlan } from '../../database/tables/files-and-feedback.ts';

/** Pixels of the shorter side, and the most that the picture takes, kbit/s. */
const QUALITIES = [
  { quality: 360, kbps: 800 },
  { quality: 720, kbps: 2800 },
  { quality: 1080, kbps: 5000 },
] as const;
/** A film that is larger than a quality by so much gets one of its own size beside it. */
const LARGER_BY = 1.25;
const SIDE_MAX = 4096;
const SIDE_MIN = 16;
const FRAMES_PER_SECOND = { usual: 30, min: 5, double: 60 };
const SOUND_KBPS = 96;
/** Up to this quality also old phones can decode it. */
const MAIN_MAX = 480;
/** Every quality is cut at the same seconds, so that a player can change between any two segments. */
export const SEGMENT_SECONDS = 4;
/** More of a film is not encoded. */
export const FILM_MAX_SECONDS = 12 * 3600;
/** Pixels of a picture that is decoded: 8K. */
const PIXELS_MAX = 36_000_000;

/** What is read of a film: as its type says, whatever stands in it, so that no list of other files is ever followed. */
const READERS = { 'video/mp4': 'mov', 'video/webm': 'matroska' } as const;
export type FilmType = keyof typeof READERS;
/** What lessons may be encoded in; the names of decoders. */
const DECODERS =
  'h264,vp8,libvpx,vp9,libvpx-vp9,av1,libdav1d,libaom-av1,aac,mp3,mp3float,opus,libopus,vorbis,libvorbis,flac';

/** What is known of a film. */
export interface Film {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Length; 0 where the film does not say. */
  seconds: number;
}

const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));

/** A rate that phones play: what is fast is halved, what makes no sense is the usual one. */
function steadyRate(rate: number): number {
  const { usual, min, double } = FRAMES_PER_SECOND;
  if (!(rate >= min) || rate > double * 1.01) return usual;
  return rate > usual * 1.01 ? rate / 2 : rate;
}

/**
 * The qualities that a film gets, the lowest first; none is larger than the film.
 * @returns undefined for a picture that nobody could watch: a line, or too large
 */
export function planQualities({ width, height, framesPerSecond, seconds }: Film): StreamPlan[] | undefined {
  const shorter = Math.min(width, height);
  if (shorter < SIDE_MIN || Math.max(width, height) > SIDE_MAX * 2) return undefined;
  const own = Math.min(shorter, 1080);
  const fitting = QUALITIES.map(({ quality }) => quality).filter((quality) => quality <= own);
  const sizes = own >= (fitting.at(-1) ?? 0) * LARGER_BY ? [...fitting, own] : fitting;
  const rate = steadyRate(framesPerSecond);
  const plans = sizes.map((quality) => ({
    quality,
    width: even((width * quality) / shorter),
    height: even((height * quality) / shorter),
    framesPerSecond: rate,
    seconds,
  }));
  return plans.every((plan) => Math.max(plan.width, plan.height) <= SIDE_MAX) ? plans : undefined;
}

/** The most that the picture of a quality takes, kbit/s. */
export const pictureKbps = ({ quality }: Pick<StreamPlan, 'quality'>): number =>
  QUALITIES.find((one) => quality <= one.quality)?.kbps ?? QUALITIES[2].kbps;

/** Options with their values. */
const options = (values: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`-${name}`, String(value)]);

/** What every call has in common: it reads one file that it is given, of one form, and nothing else. */
const reading = (path: string, type: FilmType): string[] => [
  '-hide_banner',
  '-nostdin',
  ...options({
    protocol_whitelist: 'file,pipe',
    codec_whitelist: DECODERS,
    max_pixels: PIXELS_MAX,
    f: READERS[type],
    i: `file:${path}`,
  }),
];

/** Arguments that decode the first picture and write it after a line that says its size and rate. */
export const probeArguments = (path: string, type: FilmType): string[] => [
  ...reading(path, type),
  ...options({ map: '0:v:0', 'frames:v': 1, pix_fmt: 'yuv420p', f: 'yuv4mpegpipe' }),
  'pipe:1',
];

/** What the first line and the log of a probe say. @returns undefined where it shows no picture */
export function readProbe(firstLine: string, log: string): Film | undefined {
  const [, width, height] = /^YUV4MPEG2 W(\d+) H(\d+)/.exec(firstLine) ?? [];
  if (width === undefined || height === undefined) return undefined;
  const [, frames = 0, per = 1] = / F(\d+):(\d+)/.exec(firstLine) ?? [];
  const [, hours = 0, minutes = 0, seconds = 0] = /Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(log) ?? [];
  return {
    width: Number(width),
    height: Number(height),
    framesPerSecond: Number(frames) / Number(per),
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  };
}

/** Arguments that write a quality as fragmented MP4, a fragment a segment, H.264 and AAC: what phones play. */
export function encodeArguments(path: string, type: FilmType, plan: StreamPlan, threads: number): string[] {
  const kbps = pictureKbps(plan);
  return [
    ...reading(path, type),
    // Its first picture and its first sound, if any; no subtitles, no data, nothing that says who made it where.
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    '-sn',
    '-dn',
    ...options({
      loglevel: 'error',
      t: FILM_MAX_SECONDS,
      map_metadata: -1,
      map_chapters: -1,
      vf: `scale=${plan.width}:${plan.height},setsar=1`,
      r: plan.framesPerSecond,
      pix_fmt: 'yuv420p',
      'c:v': 'libx264',
      preset: 'veryfast',
      crf: 23,
      'profile:v': plan.quality > MAIN_MAX ? 'high' : 'main',
      maxrate: `${kbps}k`,
      bufsize: `${2 * kbps}k`,
      sc_threshold: 0,
      g: 600,
      force_key_frames: `expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
      threads,
      'c:a': 'aac',
      'b:a': `${SOUND_KBPS}k`,
      ac: 2,
      ar: 48_000,
      max_muxing_queue_size: 1024,
      fflags: '+bitexact',
      f: 'mp4',
      movflags: '+frag_keyframe+empty_moov+default_base_moof',
    }),
    'pipe:1',
  ];
}
