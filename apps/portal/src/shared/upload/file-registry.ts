import type { ChosenPicture } from '@stoa/machines/picture-upload';
import { randomId } from '../../app/random-id.ts';

/** Keeps the bytes of chosen files, which machines know by a key alone. */
export class FileRegistry {
  readonly #files = new Map<string, File>();

  /** Puts a chosen file down. */
  put(file: File): ChosenPicture {
    const key = randomId();
    this.#files.set(key, file);
    return { key, name: file.name, type: file.type, sizeBytes: file.size };
  }

  get(key: string): File | undefined {
    return this.#files.get(key);
  }
}
