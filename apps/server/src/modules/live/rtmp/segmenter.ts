import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny';
import { RtmpError } from './chunks.ts';

const MS = 1000;
/** As the browser of a host does: a segment is closed at the first key frame after this. */
const FRAGMENT_MIN_S = 0.9;
/** Where no key frame comes, or one of the tracks stands still, nothing could be sent. */
const SEGMENT_MAX_S = 12;
const FRAME_S = 1 / 30;
const SOUND_SAMPLES = 1024;

/** What is sent of a picture: a beginning (ftyp, moov) without a time, or a fragment. */
export interface MadeSegment {
  bytes: Buffer;
  time: { startMs: number; durationMs: number } | undefined;
}

/** How a picture and its sound are encoded. */
export interface Encoding {
  picture: VideoDecoderConfig;
  sound: AudioDecoderConfig | undefined;
}

/** Puts what is encoded already into segments of fragmented MP4, as a host's browser makes them. */
export class Segmenter {
  readonly #encoding: Encoding;
  readonly #output: Output;
  readonly #picture = new EncodedVideoPacketSource('avc');
  readonly #sound = new EncodedAudioPacketSource('aac');
  readonly #started: Promise<void>;
  #head: Buffer | undefined;
  #moof: Buffer | undefined;
  #lastKeyS = 0;
  #lastEndS = 0;
  #closedS = 0;
  #isEnding = false;
  readonly #rest: Buffer[] = [];
  readonly #onSegment: (segment: MadeSegment) => void;
  #isFirst = { picture: true, sound: true };

  constructor(encoding: Encoding, onSegment: (segment: MadeSegment) => void) {
    this.#encoding = encoding;
    this.#onSegment = onSegment;
    const format = new Mp4OutputFormat({
      fastStart: 'fragmented',
      minimumFragmentDuration: FRAGMENT_MIN_S,
      onFtyp: (bytes) => (this.#head = Buffer.from(bytes)),
      onMoov: (bytes) =>
        onSegment({ bytes: Buffer.concat([this.#head ?? Buffer.alloc(0), bytes]), time: undefined }),
      onMoof: (bytes) => (this.#moof = Buffer.from(bytes)),
      onMdat: (bytes) => {
        if (!this.#moof) return;
        const fragment = Buffer.concat([this.#moof, bytes]);
        // The end closes the tracks one after the other, which may leave a little sound for a fragment of its own.
        if (this.#isEnding) this.#rest.push(fragment);
        // It was closed by the key frame that the next one begins with, though sound may begin it a little before.
        else this.#close(fragment, this.#lastKeyS);
      },
    });
    this.#output = new Output({ format, target: new NullTarget() });
    this.#output.addVideoTrack(this.#picture);
    if (encoding.sound) this.#output.addAudioTrack(this.#sound);
    this.#started = this.#output.start();
  }

  /** Adds a frame; the first one is a key frame. @throws {RtmpError} where no segment could be closed for too long */
  async addPicture(bytes: Buffer, isKey: boolean, atS: number): Promise<void> {
    await this.#started;
    this.#lastEndS = Math.max(this.#lastEndS, atS + FRAME_S);
    if (isKey) this.#lastKeyS = atS;
    if (this.#lastEndS - this.#closedS > SEGMENT_MAX_S)
      throw new RtmpError('Key frames are too far apart, or the sound stands still.');
    const packet = new EncodedPacket(bytes, isKey ? 'key' : 'delta', atS, FRAME_S);
    const meta = this.#isFirst.picture ? { decoderConfig: this.#encoding.picture } : undefined;
    this.#isFirst.picture = false;
    await this.#picture.add(packet, meta);
  }

  async addSound(bytes: Buffer, atS: number): Promise<void> {
    const { sound } = this.#encoding;
    if (!sound) return;
    await this.#started;
    const durationS = SOUND_SAMPLES / sound.sampleRate;
    this.#lastEndS = Math.max(this.#lastEndS, atS + durationS);
    const packet = new EncodedPacket(bytes, 'key', atS, durationS);
    const meta = this.#isFirst.sound ? { decoderConfig: sound } : undefined;
    this.#isFirst.sound = false;
    await this.#sound.add(packet, meta);
  }

  /** Closes the last segment. */
  async end(): Promise<void> {
    await this.#started.catch(() => undefined);
    this.#isEnding = true;
    // What was not begun has nothing to end with.
    await this.#output.finalize().catch(() => undefined);
    if (this.#rest.length > 0) this.#close(Buffer.concat(this.#rest.splice(0)), this.#lastEndS);
  }

  #close(bytes: Buffer, endS: number): void {
    const startS = this.#closedS;
    this.#closedS = endS;
    this.#onSegment({
      bytes,
      time: {
        startMs: Math.round(startS * MS),
        durationMs: Math.min(Math.max(1, Math.round((endS - startS) * MS)), SEGMENT_MAX_S * MS),
      },
    });
  }
}
