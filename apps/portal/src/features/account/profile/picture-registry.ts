import type { ChosenImage } from '@stoa/machines/profile';

/** Keeps the bytes of pictures, which machines know by a key alone. */
export interface PictureRegistry {
  /** Puts a chosen file down. */
  choose(file: File): ChosenImage;
  /** What was cut from it, which is what is sent. */
  cut(key: string, picture: Blob): void;
  /** The chosen file. */
  source(key: string): File | undefined;
  /** What is to be sent. */
  result(key: string): Blob | undefined;
}

export function makePictureRegistry(): PictureRegistry {
  // One picture at a time: an older one is let go, with its bytes.
  let latest: { key: string; file: File; picture?: Blob } | undefined;
  let count = 0;
  const of = (key: string) => (latest?.key === key ? latest : undefined);
  return {
    choose(file) {
      count += 1;
      latest = { key: `picture-${count}`, file };
      return { key: latest.key, name: file.name, type: file.type, sizeBytes: file.size };
    },
    cut(key, picture) {
      const entry = of(key);
      if (entry) entry.picture = picture;
    },
    source: (key) => of(key)?.file,
    result: (key) => of(key)?.picture,
  };
}
