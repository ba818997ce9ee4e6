import { isUtf8 } from 'node:buffer';
import type { DocumentType, PictureType, UploadType } from '../database/tables/files-and-feedback.ts';
import { Problem } from '../http/problem.ts';

/** What says where a PDF ends stands in its last bytes. */
const PDF_TAIL_BYTES = 2048;
/** The document type of an EBML file stands in its head. */
const EBML_HEAD_BYTES = 64;
/** A byte order mark, the name of the format and what ends it. */
const VTT_HEAD_BYTES = 10;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const BOX_HEAD_BYTES = 8;
const BOX_LONG_HEAD_BYTES = 16;

/** How the name of a file ends that is kept by people who fetch it. */
const ENDINGS: Readonly<Record<UploadType, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'text/vtt': '.vtt',
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'application/zip': '.zip',
  'application/epub+zip': '.epub',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
  'application/vnd.oasis.opendocument.text': '.odt',
  'application/vnd.oasis.opendocument.spreadsheet': '.ods',
  'application/vnd.oasis.opendocument.presentation': '.odp',
  'text/plain': '.txt',
  'text/csv': '.csv',
};

/** A file's name with the ending of what it is, whatever it was called. */
export const nameOfFile = (given: string, type: UploadType): string =>
  `${given.replace(/\.[^.]*$/, '')}${ENDINGS[type]}`;

/** Whether the page shows or plays it; all else is kept instead of opened. */
export const isShown = (type: UploadType): boolean => /^(?:image|video|audio)\/|^text\/vtt$/.test(type);

/** Whether it is written anew as a picture. */
export const isPicture = (type: UploadType): type is PictureType => type.startsWith('image/');

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-PDF_TAIL_BYTES).toString('latin1').includes('%%EOF');

const isWebm = (bytes: Buffer): boolean =>
  bytes.subarray(0, EBML.length).equals(EBML) &&
  bytes.subarray(0, EBML_HEAD_BYTES).toString('latin1').includes('webm');

/** Whether the bytes are boxes from end to end, the first of which says what the file is, and one describes a film. */
function isMp4(bytes: Buffer): boolean {
  let offset = 0;
  let hasMovie = false;
  while (offset + BOX_HEAD_BYTES <= bytes.length) {
    const name = bytes.toString('latin1', offset + 4, offset + BOX_HEAD_BYTES);
    if ((offset === 0) !== (name === 'ftyp')) return false;
    const short = bytes.readUInt32BE(offset);
    // 0: as far as the file goes; 1: the length stands behind the name.
    const isLong = short === 1 && offset + BOX_LONG_HEAD_BYTES <= bytes.length;
    const size =
      short === 0 ? bytes.length - offset : isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : short;
    if (size < BOX_HEAD_BYTES) return false;
    hasMovie ||= name === 'moov';
    offset += size;
  }
  return hasMovie && offset === bytes.length;
}

/** Whether the bytes are text and begin as WebVTT does; what is in it is shown as text alone. */
function isVtt(bytes: Buffer): boolean {
  const isText = isUtf8(bytes) && !bytes.includes(0);
  return isText && /^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/.test(bytes.toString('utf8', 0, VTT_HEAD_BYTES));
}

const CHECKS: Readonly<Record<DocumentType, (bytes: Buffer) => boolean>> = {
  'application/pdf': isPdf,
  'video/mp4': isMp4,
  'video/webm': isWebm,
  'text/vtt': isVtt,
};

/** Whether it may arrive in one request. */
export const isDocument = (type: UploadType): type is DocumentType => Object.hasOwn(CHECKS, type);

/** Looks at the bytes of a document or a video; its name is not asked. @throws {Problem} FILE_FORMAT for another kind */
export function checkDocument(bytes: Buffer, type: DocumentType): void {
  if (!CHECKS[type](bytes)) throw new Problem('FILE_FORMAT', { reason: 'ATTACHMENT' });
}
