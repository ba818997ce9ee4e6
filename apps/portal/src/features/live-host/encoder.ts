import type { EncodedPacket, VideoCodec } from 'mediabunny';
import { ProblemError } from '@stoa/machines/shared';
import type { Segment } from './segment-queue.ts';

const MS = 1000;
/** Length of a segment, s: a viewer is three of them behind. */
const SEGMENT_S = 1;
/** A fragment is closed at the first key frame after this. */
const FRAGMENT_MIN_S = SEGMENT_S - 0.1;
const SEGMENT_MAX_MS = 12_000;
const VIDEO_BITS = 1_500_000;
const SOUND_BITS = 96_000;
const SOUND_RATE = 48_000;
const SIDE = { width: 1920, height: 1080 } as const;
/** H.264 and AAC play everywhere; where a browser cannot encode them, VP9 and Opus play in all but old Safari. */
const VIDEO_CODECS: VideoCodec[] = ['avc', 'vp9', 'av1'];
const SOUND_CODECS = ['aac', 'opus'] as const;

export interface Recording {
  /** Ends it; the last segment has been handed on then. */
  stop: () => Promise<void>;
}

/**
 * Encodes a picture and its sound into segments of fragmented MP4.
 * @param picture undefined where there is sound alone
 * @throws ProblemError BROWSER_UNFIT where the browser can encode neither of what is known
 */
export async function encode(
  { picture, sound }: { picture: MediaStreamTrack | undefined; sound: MediaStreamTrack },
  onSegment: (segment: Segment) => void,
  onFailure: (error: unknown) => void,
): Promise<Recording> {
  const media = await import('mediabunny');
  const size = picture ? sizeOf(picture) : undefined;
  const [videoCodec, soundCodec] = await Promise.all([
    size ? media.getFirstEncodableVideoCodec(VIDEO_CODECS, { ...size, bitrate: VIDEO_BITS }) : null,
    media.getFirstEncodableAudioCodec([...SOUND_CODECS], {
      numberOfChannels: 2,
      sampleRate: SOUND_RATE,
      bitrate: SOUND_BITS,
    }),
  ]).catch(() => [null, null]);
  if (!soundCodec || (size && !videoCodec)) throw new ProblemError('BROWSER_UNFIT');

  let head: Uint8Array | undefined;
  let moof: { bytes: Uint8Array; startS: number } | undefined;
  let rest: { parts: Blob[]; startS: number } | undefined;
  let isStopped = false;
  let lastKeyS = 0;
  let lastEndS = 0;
  const note = (packet: EncodedPacket, isLeading: boolean) => {
    lastEndS = Math.max(lastEndS, packet.timestamp + packet.duration);
    if (isLeading && packet.type === 'key') lastKeyS = packet.timestamp;
  };
  const close = (bytes: Blob, startS: number, endS: number) =>
    onSegment({
      bytes,
      time: {
        startMs: Math.max(0, Math.round(startS * MS)),
        durationMs: Math.min(Math.max(1, Math.round((endS - startS) * MS)), SEGMENT_MAX_MS),
      },
    });
  const format = new media.Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: FRAGMENT_MIN_S,
    onFtyp: (bytes) => (head = bytes.slice()),
    onMoov: (bytes) => onSegment({ bytes: toBlob(head, bytes.slice()), time: undefined }),
    onMoof: (bytes, _position, startS) => (moof = { bytes: bytes.slice(), startS }),
    onMdat: (bytes) => {
      if (!moof) return;
      const { startS } = moof;
      const fragment = toBlob(moof.bytes, bytes.slice());
      // The end closes the tracks one after the other, which may leave a little sound for a fragment of its own.
      if (isStopped) rest = { startS: rest?.startS ?? startS, parts: [...(rest?.parts ?? []), fragment] };
      // It was closed by the key frame that the next one begins with.
      else close(fragment, startS, size && lastKeyS > startS ? lastKeyS : lastEndS);
    },
  });
  const output = new media.Output({ format, target: new media.NullTarget() });
  const failed = (error: unknown) => {
    if (!isStopped) onFailure(error);
  };
  if (picture && videoCodec && size) {
    const source = new media.MediaStreamVideoTrackSource(picture as MediaStreamVideoTrack, {
      codec: videoCodec,
      bitrate: VIDEO_BITS,
      keyFrameInterval: SEGMENT_S,
      latencyMode: 'realtime',
      sizeChangeBehavior: 'contain',
      transform: { ...size, fit: 'contain' },
      onEncodedPacket: (packet) => note(packet, true),
    });
    source.errorPromise.catch(failed);
    output.addVideoTrack(source);
  }
  const source = new media.MediaStreamAudioTrackSource(sound as MediaStreamAudioTrack, {
    codec: soundCodec,
    bitrate: SOUND_BITS,
    onEncodedPacket: (packet) => note(packet, false),
  });
  source.errorPromise.catch(failed);
  output.addAudioTrack(source);
  await output.start();
  return {
    stop: async () => {
      isStopped = true;
      // What was not begun has nothing to end with.
      await output.finalize().catch(() => undefined);
      if (rest) close(new Blob(rest.parts, { type: 'video/mp4' }), rest.startS, lastEndS);
      rest = undefined;
    },
  };
}

/** The size that a picture is sent in: within Full HD, and even as encoders want it. */
function sizeOf(picture: MediaStreamTrack): { width: number; height: number } {
  const { width = 1280, height = 720 } = picture.getSettings();
  const scale = Math.min(1, SIDE.width / width, SIDE.height / height);
  const even = (side: number) => Math.max(2, Math.floor((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

const toBlob = (...parts: (Uint8Array | undefined)[]): Blob =>
  new Blob(parts.filter((part) => part !== undefined) as BlobPart[], { type: 'video/mp4' });
