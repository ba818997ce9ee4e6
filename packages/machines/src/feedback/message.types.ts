import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Picture } from '../picture-upload/index.ts';
import type { ReportedProblem } from '../shared/reported-problem.ts';

/** What somebody has written to a school. It is kept over sign-ins and reloads, so it holds plain values only. */
export interface MessageDraft {
  /** One of the machine's types; empty where none is chosen. */
  type: string;
  text: string;
  /** What it is about: a path of this portal. Complaints only. */
  targetUrl: string;
  allowContact: boolean;
  /** Counts only where contact is allowed. */
  phoneNumber: string;
  pictures: readonly Picture[];
}

export type MessageField = 'type' | 'text' | 'targetUrl' | 'phoneNumber';
export type MessageFieldProblems = Partial<Record<MessageField, 'REQUIRED' | 'TOO_LONG' | 'INVALID'>>;

/** What tells feedback from a complaint. */
export interface MessageRules {
  types: readonly string[];
  /** Chosen at first; empty: the person has to choose. */
  firstType: string;
  /** In characters (code points), as the server counts. */
  textMaxLength: number;
}

/** In digits. */
export const MESSAGE_PHONE_MAX_LENGTH = 11;

/** What can go wrong when it is sent. UPLOAD_RUNNING: a picture is still on its way. */
export const MESSAGE_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'UPLOAD_RUNNING',
  'UPLOAD_NOT_OWNED',
  'FILE_TOO_MANY',
  'FILE_FORMAT',
  'MODERATION_REJECTED',
  'FEEDBACK_REJECTED',
  'SCHOOL_CLOSED',
  'CONFLICT',
] as const;
export type MessageProblemCode = (typeof MESSAGE_PROBLEM_CODES)[number];

/** How a school can be reached otherwise. */
export interface ServiceContacts {
  /** The school's switch. */
  isOn: boolean;
  phone: string;
  email: string;
  weChat: string;
}

export interface MessageInput {
  isSignedIn: boolean;
}

export type MessageEvent =
  /** @param draft what was begun before; null: from the start */
  | { type: 'message.opened'; draft: Partial<MessageDraft> | null }
  | { type: 'field.changed'; field: MessageField; value: string }
  | { type: 'contact.changed'; allowed: boolean }
  | { type: 'message.submitted' }
  | { type: 'message.closed' }
  | { type: 'close.confirmed' }
  | { type: 'close.cancelled' }
  | { type: 'signIn.changed'; isSignedIn: boolean };

/** What the page does with it. */
export type MessageEmitted =
  /** To be kept, or, where it is null, to be forgotten. */
  | { type: 'draft.changed'; draft: MessageDraft | null }
  /** Lead to the login and back; the draft is there afterwards. */
  | { type: 'signIn.needed' }
  | { type: 'message.sent' }
  | { type: 'message.left' };

export interface MessageContext {
  draft: MessageDraft;
  isSignedIn: boolean;
  isUploading: boolean;
  fieldProblems: MessageFieldProblems;
  problem: ReportedProblem<MessageProblemCode> | null;
  /** Null while nobody knows. */
  service: ServiceContacts | null;
}
