import type { AssignmentTerms, LessonFileType, LessonKind } from '@stoa/api/schema';
import type { Generated } from 'kysely';
import type { Language } from '../../i18n/languages.ts';
import type { GeneratedInstant, Id, Instant, Json, OptionalInstant, Translations } from './columns.ts';

/** What a video lesson plays. */
export interface LessonVideo {
  url: string;
  /** What its file was called; films of demo content have none. */
  fileName?: string;
  posterUrl: string | null;
  /** Length, seconds. */
  seconds: number;
  /** WebVTT address by language. */
  captions: Partial<Record<Language, string>>;
}

/** What lessons of other kinds consist of. */
export type LessonMaterial =
  | { type: 'document'; url: string; fileName: string; bytes: number }
  | {
      type: 'audio';
      url: string;
      fileName: string;
      /** Length; 0 where it is not known. */
      seconds: number;
      /** WebVTT address by language. */
      captions: Partial<Record<Language, string>>;
    }
  | { type: 'file'; url: string; fileName: string; bytes: number; contentType: LessonFileType }
  | { type: 'link'; url: string }
  | { type: 'exam'; examId: string }
  | { type: 'survey'; surveyId: string }
  | { type: 'live'; liveId: string }
  | { type: 'attendance'; attendanceId: string }
  | AssignmentTerms;

/** Classes with their lessons, and how far people are. */
export interface ClassTables {
  class: {
    resource_id: Id;
    school_id: Id;
    capacity: number | null;
    seats_taken: Generated<number>;
    outcomes: Json<Translations[]>;
    /** Rises with every change of the categories of its gradebook. */
    gradebook_version: Generated<number>;
    /** Whether who finishes it gets a certificate. */
    gives_certificate: Generated<boolean>;
  };
  class_teacher: { class_id: Id; school_id: Id; account_id: Id; position: Generated<number> };
  class_section: {
    id: Generated<Id>;
    class_id: Id;
    school_id: Id;
    title: Json<Translations>;
    position: number;
  };
  lesson: {
    id: Generated<Id>;
    class_id: Id;
    section_id: Id;
    school_id: Id;
    title: Json<Translations>;
    kind: LessonKind;
    minutes: number;
    is_preview: Generated<boolean>;
    position: number;
    body: Json<Partial<Record<Language, object>>> | null;
    video: Json<LessonVideo> | null;
    material: Json<LessonMaterial> | null;
  };
  enrollment: {
    class_id: Id;
    school_id: Id;
    account_id: Id;
    enrolled_at: GeneratedInstant;
    /** Opened by a VIP membership, and ends with it. */
    by_vip: Generated<boolean>;
    /** What the person is called, for the order of lists; kept by triggers. */
    sort_name: Generated<string>;
    /** Lessons of the class that are done; kept by triggers. */
    lessons_done: Generated<number>;
    /** When the person came or was in a lesson last, an hour late at most; kept by triggers. */
    active_at: GeneratedInstant;
  };
  lesson_progress: {
    lesson_id: Id;
    class_id: Id;
    school_id: Id;
    account_id: Id;
    position_seconds: Generated<number>;
    fraction: Generated<number>;
    completed_at: OptionalInstant;
    device_id: string;
    client_updated_at: Instant;
    updated_at: GeneratedInstant;
  };
}
