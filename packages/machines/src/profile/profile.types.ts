import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

/** What a person says of themselves. */
export interface ProfileFields {
  nickName: string;
  /** May be empty. */
  realName: string;
  /** As zh_CN; empty: the browser's. */
  language: string;
  /** IANA name; empty: the device's. */
  timeZone: string;
}
export type ProfileField = keyof ProfileFields;
export type ProfileFieldProblems = Partial<Record<ProfileField, 'REQUIRED' | 'TOO_LONG'>>;

/** In characters (code points), as the server counts. */
export const PROFILE_NICK_NAME_MAX_LENGTH = 40;
/** In characters (code points), as the server counts. */
export const PROFILE_REAL_NAME_MAX_LENGTH = 60;
/** A picture that somebody chooses; what is cropped from it is far smaller. */
export const AVATAR_SOURCE_MAX_BYTES = 20 * 1024 * 1024;
/** What a picture may be. */
export const AVATAR_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];

/** What can go wrong when names, language or time zone are saved. */
export const PROFILE_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'MODERATION_REJECTED'] as const;
export type ProfileProblemCode = (typeof PROFILE_PROBLEM_CODES)[number];

/** What can go wrong with a picture. FILE_UNREADABLE: the browser cannot open it. */
export const AVATAR_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'FILE_FORMAT',
  'FILE_UNREADABLE',
  'PAYLOAD_TOO_LARGE',
  'UPLOAD_EXPIRED',
  'MODERATION_REJECTED',
] as const;
export type AvatarProblemCode = (typeof AVATAR_PROBLEM_CODES)[number];

/** A picture that was chosen. The application keeps its bytes under the key. */
export interface ChosenImage {
  key: string;
  name: string;
  type: string;
  sizeBytes: number;
}

/** The part of a picture that is kept, in its own pixels. */
export interface ImageCropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the actor `uploadAvatar` is given: it cuts, asks for the signed address, and sends. */
export interface UploadAvatarInput {
  image: ChosenImage;
  area: ImageCropArea;
}

/** What the actor `uploadAvatar` says while it works. */
export type UploadReport =
  /** 0 to 1. */
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.completed'; avatarUrl: string }
  /** The error of the call, as actors reject with. */
  | { type: 'upload.failed'; error: unknown };

export interface ProfileInput {
  fields: ProfileFields;
  avatarUrl: string | null;
}

export type ProfileEvent =
  | { type: 'field.changed'; field: ProfileField; value: string }
  | { type: 'profile.submitted' }
  | { type: 'profile.reset' }
  | { type: 'image.chosen'; image: ChosenImage }
  /** The browser could not open the picture. */
  | { type: 'image.unreadable' }
  | { type: 'image.cropped'; area: ImageCropArea }
  /** Cropping or uploading is given up. */
  | { type: 'image.abandoned' }
  | { type: 'upload.retried' }
  | { type: 'network.restored' }
  | { type: 'avatar.removed' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

/** What the rest of the page should know. */
export type ProfileEmitted =
  | { type: 'profile.saved'; fields: ProfileFields }
  | { type: 'avatar.changed'; avatarUrl: string | null };

export interface ProfileContext {
  /** What the server has. */
  saved: ProfileFields;
  fields: ProfileFields;
  /** What was typed when the last save began. */
  sent: ProfileFields;
  fieldProblems: ProfileFieldProblems;
  problem: Problem<ProfileProblemCode> | null;
  avatarUrl: string | null;
  image: ChosenImage | null;
  area: ImageCropArea | null;
  /** Of the upload, 0 to 1. */
  fraction: number;
  avatarProblem: Problem<AvatarProblemCode> | null;
}
