import type { EncodedPacket, VideoCodec } from 'mediabunny';
import { ProblemError } from '@stoa/machines/shared';
import type { Segment } from './segment-queue.ts';

const MS = 1000;
/** Length of a segment, s: a viewer is some of them behind. */
const SEGMENT_S = 2;
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
  let lastKeyS = 0;
  let lastEndS = 0;
  const note = (packet: EncodedPacket, isLeading: boolean) => {
    lastEndS = Math.max(lastEndS, packet.timestamp + packet.duration);
    if (isLeading && packet.type === 'key') lastKeyS = packet.timestamp;
  };
  const format = new media.Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: FRAGMENT_MIN_S,
    onFtyp: (bytes) => (head = bytes.slice()),
    onMoov: (bytes) => onSegment({ bytes: toBlob(head, bytes.slice()), time: undefined }),
    onMoof: (bytes, _position, startS) => (moof = { bytes: bytes.slice(), startS }),
    onMdat: (bytes) => {
      if (!moof) return;
      // It was closed by the key frame that the next one begins with; the last one by the end.
      const endS = size && lastKeyS > moof.startS ? lastKeyS : lastEndS;
      const durationMs = Math.min(Math.max(1, Math.round((endS - moof.startS) * MS)), SEGMENT_MAX_MS);
      onSegment({
        bytes: toBlob(moof.bytes, bytes.slice()),
        time: { startMs: Math.max(0, Math.round(moof.startS * MS)), durationMs },
      });
    },
  });
  const output = new media.Output({ format, target: new media.NullTarget() });
  let isStopped = false;
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
