import { readStored, store } from '../../app/storage.ts';

/** Where a file goes. */
export interface UploadPlace {
  schoolId: string;
  /** Names it in this browser: one upload is unfinished at a time. */
  key: string;
  /** What the server is told of it. */
  metadata: Readonly<Record<string, string>>;
}

/** An upload that this browser has begun: its file is known again by name, size and time. */
export interface UnfinishedUpload {
  url: string;
  name: string;
  size: number;
  modified: number;
}

const keyOf = ({ schoolId, key }: UploadPlace) => `upload.${schoolId}.${key}`;

/** The upload for a place that was begun here and not finished. */
export function readUnfinished(place: UploadPlace): UnfinishedUpload | undefined {
  try {
    const { url, name, size, modified } = JSON.parse(readStored(keyOf(place)) ?? '') as Record<
      string,
      unknown
    >;
    const isRight =
      typeof url === 'string' &&
      url.startsWith('/files/tus/') &&
      typeof name === 'string' &&
      typeof size === 'number' &&
      typeof modified === 'number';
    return isRight ? { url, name, size, modified } : undefined;
  } catch {
    return undefined;
  }
}

export const storeUnfinished = (place: UploadPlace, upload: UnfinishedUpload | undefined): void =>
  store(keyOf(place), upload && JSON.stringify(upload));

/** Whether a chosen file is the one whose upload was begun. */
export const isSameFile = (upload: UnfinishedUpload, file: File): boolean =>
  upload.name === file.name && upload.size === file.size && upload.modified === file.lastModified;
