import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RejectReason } from '@stoa/ui/file-upload';
import { CALL_PROBLEM_MESSAGES } from '../../../../shared/call-problem-messages.ts';

/** What is asked for: its types, how large it may be, and what is said where it does not fit. */
export interface FileTerms {
  types: readonly string[];
  maxBytes: number;
  format: MessageDescriptor;
  tooLarge: MessageDescriptor;
  /** Where the server has looked at it and it is another kind; left out: `format`. */
  refused?: MessageDescriptor;
}

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

export const FILM: FileTerms = {
  types: ['video/mp4', 'video/webm'],
  maxBytes: 4 * GIB,
  format: msg`Videos can be MP4 or WebM files.`,
  tooLarge: msg`This video is too large. The maximum is 4 GB.`,
  refused: msg`Browsers cannot play this video. Export it as MP4 with H.264 and AAC.`,
};
export const DOCUMENT: FileTerms = {
  types: ['application/pdf'],
  maxBytes: 4 * GIB,
  format: msg`Documents can be PDF files.`,
  tooLarge: msg`This document is too large. The maximum is 4 GB.`,
  refused: msg`This file is not a complete PDF.`,
};
export const AUDIO: FileTerms = {
  types: ['.mp3', '.m4a', '.ogg', '.oga', '.opus', '.wav'],
  maxBytes: 4 * GIB,
  format: msg`Audio can be MP3, M4A, Ogg or WAV files.`,
  tooLarge: msg`This recording is too large. The maximum is 4 GB.`,
  refused: msg`Browsers cannot play this recording. Export it as MP3 or M4A.`,
};
export const DOWNLOAD: FileTerms = {
  types: [
    '.pdf',
    '.zip',
    '.docx',
    '.xlsx',
    '.pptx',
    '.odt',
    '.ods',
    '.odp',
    '.epub',
    '.txt',
    '.csv',
    '.mp3',
    '.m4a',
    '.ogg',
    '.wav',
    '.mp4',
    '.webm',
  ],
  maxBytes: 4 * GIB,
  format: msg`Files can be PDF, ZIP, Word, Excel, PowerPoint, OpenDocument, EPUB, text, CSV, audio or video files.`,
  tooLarge: msg`This file is too large. The maximum is 4 GB.`,
  refused: msg`The file is damaged, has macros, or is not what its name says. Save it again, then upload it once more.`,
};
export const CAPTIONS: FileTerms = {
  types: ['.vtt', '.srt'],
  maxBytes: MIB,
  format: msg`Captions can be WebVTT (.vtt) or SubRip (.srt) files in UTF-8.`,
  tooLarge: msg`This file is too large. The maximum is 1 MB.`,
};

/** What files are, by how their names end: browsers and systems call them differently. */
const BY_ENDING: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** A file with the type by which the server knows it. */
export function typed(file: File): File {
  const type = BY_ENDING[file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()] ?? file.type;
  const { name, lastModified } = file;
  return type === file.type ? file : new File([file], name, { type, lastModified });
}

const ONE = msg`Choose one file.`;

/** Why a file was not taken at all. */
export const rejectionOf = ({ format, tooLarge }: FileTerms, reason: RejectReason): MessageDescriptor =>
  ({
    wrongType: format,
    tooLarge,
    empty: msg`This file is empty.`,
    tooMany: ONE,
    onlyOne: ONE,
    duplicate: ONE,
  })[reason];

/** Why a file could not be sent. */
export const problemOf = (
  { format, tooLarge, refused = format }: FileTerms,
  code: string,
): MessageDescriptor => {
  const words: Readonly<Record<string, MessageDescriptor>> = {
    ...CALL_PROBLEM_MESSAGES,
    NETWORK: msg`The connection was lost. Send the file again.`,
    FILE_FORMAT: refused,
    PAYLOAD_TOO_LARGE: tooLarge,
    QUOTA_EXCEEDED: msg`The school has no storage left. Delete files or ask an administrator.`,
    UPLOAD_EXPIRED: msg`The upload took too long. Try again.`,
  };
  return words[code] ?? CALL_PROBLEM_MESSAGES.UNKNOWN;
};
