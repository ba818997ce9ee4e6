import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GeneratedInstant, Id, Instant, Optional, OptionalInstant } from './columns.ts';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif';
/** What is kept as it was sent, for those who may fetch it. */
export type DocumentType = 'application/pdf' | 'video/mp4' | 'video/webm' | 'text/vtt';
/** What lessons are made of beside films and documents: it arrives in pieces alone. */
export type PieceType =
  | 'audio/mpeg'
  | 'audio/mp4'
  | 'audio/ogg'
  | 'audio/wav'
  | 'application/zip'
  | 'application/epub+zip'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  | 'application/vnd.oasis.opendocument.text'
  | 'application/vnd.oasis.opendocument.spreadsheet'
  | 'application/vnd.oasis.opendocument.presentation'
  | 'text/plain'
  | 'text/csv';
export type UploadType = PictureType | DocumentType | PieceType;
export type FeedbackKind = 'feedback' | 'complaint';
export type FeedbackStatus = 'new' | 'inProgress' | 'answered' | 'closed';
export type ComplaintType = 'illegal' | 'copyright' | 'harassment' | 'fraud' | 'other';

/** Why a film has no stream. */
export type StreamFailure = 'UNREADABLE' | 'TOO_LONG' | 'NO_ROOM' | 'INTERRUPTED';

/** A quality that a film gets. */
export interface StreamPlan {
  /** Pixels of the shorter side: 720 of 720p. */
  quality: number;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Length, seconds; 0 where the film does not say. */
  seconds: number;
}

/** A quality that a film has. */
export interface StreamLevel {
  quality: number;
  width: number;
  height: number;
  /** Name of the upload that holds it. */
  name: string;
  /** As RFC 6381 writes them. */
  codecs: string;
  /** Bytes of what stands before its first segment. */
  initBytes: number;
  /** Milliseconds and bytes of each segment; they follow each other. */
  segments: [milliseconds: number, bytes: number][];
}

/** What people send to a school, and the words that it does not accept. */
export interface FilesAndFeedbackTables {
  upload: {
    id: Generated<string>;
    school_id: Id;
    account_id: Id | null;
    name: string;
    file_name: string;
    module: 'module' | 'portal';
    content_type: UploadType;
    exact_size: Optional<number>;
    status: Generated<'waiting' | 'sending' | 'storing' | 'kept'>;
    size: Generated<number>;
    width: Optional<number>;
    height: Optional<number>;
    /** Sent in pieces: how many bytes are there, and what the store remembers of them. */
    is_large: Generated<boolean>;
    received: Generated<number>;
    pieces: ColumnType<object | null, string | null | undefined, string | null>;
    /** Of an exam: what it is sent for. */
    attempt_id: Optional<Id>;
    /** Of a survey: what it is sent for. */
    survey_id: Optional<Id>;
    /** Of a team of an o3 area: what it is sent for. */
    team_id: Optional<Id>;
    /** What a server made it from; it goes with that. */
    made_from: Optional<string>;
    is_public: Generated<boolean>;
    used_at: OptionalInstant;
    /** Since when nothing that is taught names it any more. */
    left_at: OptionalInstant;
    created_at: GeneratedInstant;
    expires_at: Instant;
  };
  video_stream: {
    upload_id: string;
    school_id: Id;
    state: 'waiting' | 'running' | 'ready' | 'failed';
    reason: Optional<StreamFailure>;
    job_id: Optional<string>;
    tries: Generated<number>;
    percent: Generated<number>;
    plan: ColumnType<StreamPlan[] | null, string | null | undefined, string | null>;
    levels: ColumnType<StreamLevel[], string | undefined, string>;
    changed_at: Instant;
  };
  feedback: {
    id: Generated<Id>;
    school_id: Id;
    account_id: Id | null;
    kind: FeedbackKind;
    feedback_type: Optional<0 | 1 | 2 | 3>;
    complaint_type: Optional<ComplaintType>;
    content: string;
    pictures: string[];
    allow_contact: boolean;
    phone_number: Optional<string>;
    target_url: Optional<string>;
    school_name: Generated<string>;
    language: string;
    status: Generated<FeedbackStatus>;
    reply: Optional<string>;
    replied_at: OptionalInstant;
    replied_by: Optional<Id>;
    created_at: GeneratedInstant;
    updated_at: GeneratedInstant;
    /** What a search looks through, kept by triggers. */
    search_words: Generated<string>;
    search_pairs: GeneratedAlways<string[]>;
  };
  moderation_words: {
    school_id: Id;
    words: string[];
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
}
