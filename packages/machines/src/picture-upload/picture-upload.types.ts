import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { ReportedProblem } from '../shared/reported-problem.ts';

/** How many pictures go with a message. */
export const PICTURES_MAX = 4;
/** Of one picture, as the server takes it. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** What a picture may be. */
export const PICTURE_TYPES: readonly string[] = ['image/gif', 'image/jpeg', 'image/png'];

/** What can go wrong with a picture. REFUSED: the server has looked at the bytes and does not take them. */
export const PICTURE_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'TOO_MANY',
  'FILE_EMPTY',
  'FILE_FORMAT',
  'PAYLOAD_TOO_LARGE',
  'UPLOAD_EXPIRED',
  'QUOTA_EXCEEDED',
  'SCHOOL_CLOSED',
  'MODERATION_REJECTED',
  'REFUSED',
  'CONFLICT',
] as const;
export type PictureProblemCode = (typeof PICTURE_PROBLEM_CODES)[number];

/** A picture that is on the server. */
export interface Picture {
  id: string;
  name: string;
  sizeBytes: number;
  /** Where it is shown. */
  url: string;
}

/** A picture that was chosen. The application keeps its bytes under the key. */
export interface ChosenPicture {
  key: string;
  name: string;
  type: string;
  sizeBytes: number;
}

/** Where the bytes go, for a few minutes and once. */
export interface UploadAddress {
  uploadId: string;
  url: string;
  /** Where it will be shown. */
  staticUrl: string;
  /** To be sent along as they are. */
  headers: Readonly<Record<string, string>>;
}

/** What the actor `sendBytes` is given. */
export interface SendBytesInput {
  key: string;
  address: UploadAddress;
}

/** What the actor `sendBytes` says while it works. */
export type BytesReport =
  /** 0 to 1. */
  | { type: 'bytes.progressed'; fraction: number }
  | { type: 'bytes.sent' }
  /** The error of the call, as actors reject with. */
  | { type: 'bytes.failed'; error: unknown };

/** At which step a picture was lost: asking where it goes, sending it, or having it looked at. */
export type UploadStep = 'address' | 'bytes' | 'confirm';

export interface PictureProblem extends ReportedProblem<PictureProblemCode> {
  step: UploadStep;
}

/** A picture that could not be sent, while others went on. */
export interface FailedPicture {
  file: ChosenPicture;
  problem: PictureProblem;
}

export interface PictureUploadInput {
  /** Those of a message that was begun before. */
  pictures?: readonly Picture[];
}

export type PictureUploadEvent =
  /** What was chosen or dropped at one time. */
  | { type: 'pictures.chosen'; files: readonly ChosenPicture[] }
  | { type: 'picture.removed'; id: string }
  /** What waits, is being sent or could not be sent is given up; without a key the one that is on its way. */
  | { type: 'upload.abandoned'; key?: string }
  /** Without a key the one that is on its way. */
  | { type: 'upload.retried'; key?: string }
  | { type: 'network.restored' }
  | { type: 'problem.dismissed' };

export interface PictureUploadContext {
  pictures: readonly Picture[];
  /** The one that is on its way. */
  current: ChosenPicture | null;
  /** Those that follow, one after the other. */
  waiting: readonly ChosenPicture[];
  /** Those that could not be sent; others went on meanwhile. */
  failed: readonly FailedPicture[];
  address: UploadAddress | null;
  /** Of the bytes, 0 to 1. */
  fraction: number;
  /** Of the one that is on its way. */
  problem: PictureProblem | null;
  /** Why something of the last choice was not taken at all. */
  refusal: PictureProblemCode | null;
}
