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
export const CAPTIONS: FileTerms = {
  types: ['.vtt', '.srt'],
  maxBytes: MIB,
  format: msg`Captions can be WebVTT (.vtt) or SubRip (.srt) files in UTF-8.`,
  tooLarge: msg`This file is too large. The maximum is 1 MB.`,
};

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
