import { pictureConfig, readPicture, readSound, soundConfig } from './codecs.ts';
import { RtmpError, TYPE, type RtmpMessage } from './chunks.ts';
import { Segmenter, type MadeSegment } from './segmenter.ts';

const MS = 1000;
/** A clock that jumps further than this, ms, begins anew. */
const JUMP_MS = 10_000;

/** What is published on one connection, made into segments. A change of how it is encoded begins anew. */
export class Publisher {
  readonly #onSegment: (segment: MadeSegment) => void;
  #picture: VideoDecoderConfig | undefined;
  #sound: AudioDecoderConfig | undefined;
  #segmenter: Segmenter | undefined;
  #beganMs = 0;
  #lastMs = 0;

  constructor(onSegment: (segment: MadeSegment) => void) {
    this.#onSegment = onSegment;
  }

  /** @throws {RtmpError} for what is not H.264 and AAC, or cannot be read */
  async take({ type, timestamp, body }: RtmpMessage): Promise<void> {
    if (type === TYPE.picture) await this.#takePicture(timestamp, body);
    if (type === TYPE.sound) await this.#takeSound(timestamp, body);
  }

  async #takePicture(timestamp: number, body: Buffer): Promise<void> {
    const picture = readPicture(body);
    if (picture.kind === 'config') {
      const next = pictureConfig(Buffer.from(picture.description));
      if (isSame(this.#picture, next)) return;
      await this.end();
      this.#picture = next;
      return;
    }
    if (picture.kind === 'nothing') return;
    if (this.#segmenter && Math.abs(timestamp - this.#lastMs) > JUMP_MS) await this.end();
    this.#lastMs = timestamp;
    if (!this.#segmenter) {
      // A picture begins with a key frame.
      if (!picture.isKey || !this.#picture) return;
      this.#beganMs = timestamp;
      this.#segmenter = new Segmenter({ picture: this.#picture, sound: this.#sound }, this.#onSegment);
    }
    const atMs = timestamp - this.#beganMs + picture.shownAfterMs;
    await this.#add(() => this.#segmenter?.addPicture(picture.bytes, picture.isKey, Math.max(0, atMs) / MS));
  }

  async #takeSound(timestamp: number, body: Buffer): Promise<void> {
    const sound = readSound(body);
    if (sound.kind === 'config') {
      const next = soundConfig(Buffer.from(sound.description));
      if (isSame(this.#sound, next)) return;
      await this.end();
      this.#sound = next;
      return;
    }
    const atMs = timestamp - this.#beganMs;
    if (
      sound.kind === 'nothing' ||
      !this.#segmenter ||
      atMs < 0 ||
      Math.abs(timestamp - this.#lastMs) > JUMP_MS
    )
      return;
    await this.#add(() => this.#segmenter?.addSound(sound.bytes, atMs / MS));
  }

  async #add(add: () => Promise<void> | undefined): Promise<void> {
    try {
      await add();
    } catch (error) {
      if (error instanceof RtmpError) throw error;
      throw new RtmpError(
        `The stream cannot be packaged: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }

  /** Closes what was begun. */
  async end(): Promise<void> {
    const segmenter = this.#segmenter;
    this.#segmenter = undefined;
    await segmenter?.end();
  }
}

const isSame = (
  one: { description?: AllowSharedBufferSource } | undefined,
  other: { description?: AllowSharedBufferSource },
): boolean =>
  one !== undefined && Buffer.compare(one.description as Buffer, other.description as Buffer) === 0;
