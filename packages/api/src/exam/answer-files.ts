import type { FileKind, FileTerms } from '../schema.gen.ts';

/** Bytes, as people count them. */
export const MEGABYTE = 1_000_000;
/** Bytes of a picture, whatever a question allows: it is written anew in memory. */
export const PICTURE_MAX_BYTES = 5 * MEGABYTE;

/** What files of each kind are, by how their names end: browsers and systems call them differently. */
const BY_KIND = {
  document: {
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    odp: 'application/vnd.oasis.opendocument.presentation',
    epub: 'application/epub+zip',
    txt: 'text/plain',
    csv: 'text/csv',
  },
  picture: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' },
  audio: {
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    ogg: 'audio/ogg',
    oga: 'audio/ogg',
    opus: 'audio/ogg',
    wav: 'audio/wav',
  },
  video: { mp4: 'video/mp4', webm: 'video/webm' },
} as const satisfies Record<FileKind, Readonly<Record<string, string>>>;

type Types<Endings> = Endings[keyof Endings];
/** A type of files that answers of some kind may have. */
export type AnswerFileType =
  | { [Kind in FileKind]: Types<(typeof BY_KIND)[Kind]> }[FileKind]
  | 'application/zip';

/** The types that files of an answer may have, by their endings. */
export function endingsOf({ kinds }: Pick<FileTerms, 'kinds'>): ReadonlyMap<string, AnswerFileType> {
  const asked = kinds.length > 0 ? kinds : (Object.keys(BY_KIND) as FileKind[]);
  const endings = asked.flatMap((kind): [string, AnswerFileType][] => Object.entries(BY_KIND[kind]));
  return new Map(kinds.length > 0 ? endings : [...endings, ['zip', 'application/zip']]);
}

/** Bytes that a file of an answer may have. */
export const mostBytes = ({ maxMegabytes }: Pick<FileTerms, 'maxMegabytes'>, type: string): number =>
  type.startsWith('image/') ? Math.min(PICTURE_MAX_BYTES, maxMegabytes * MEGABYTE) : maxMegabytes * MEGABYTE;

/** Whether an answer may have a file. */
export const isFitting = (terms: FileTerms, { type, bytes }: { type: string; bytes: number }): boolean =>
  [...endingsOf(terms).values()].some((one) => one === type) && bytes <= mostBytes(terms, type);
