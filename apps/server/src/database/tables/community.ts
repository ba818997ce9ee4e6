import type { RichTextDocument } from '@stoa/api/schema';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../i18n/languages.ts';
import type { Id, Instant, Json, Optional, OptionalInstant } from './columns.ts';

export type PostKind = 'discussion' | 'question' | 'announcement' | 'activity';
export type ReportReason = 'spam' | 'harassment' | 'illegal' | 'wrongPlace' | 'other';

/** What people write where they learn, and what others make of it. */
export interface CommunityTables {
  post: {
    id: Generated<Id>;
    school_id: Id;
    scope_type: 'school' | 'class' | 'lesson';
    class_id: Optional<Id>;
    lesson_id: Optional<Id>;
    /** The school, class or lesson. */
    scope_id: GeneratedAlways<Id>;
    /** Null where the account was deleted. */
    author_id: Optional<Id>;
    kind: PostKind;
    title: string;
    body: Json<RichTextDocument>;
    lang: Language;
    created_at: Instant;
    edited_at: OptionalInstant;
    /** 1 is shown first. */
    pinned: Generated<number>;
    reply_count: Generated<number>;
    like_count: Generated<number>;
    hot_score: GeneratedAlways<number>;
    /** Of a question in a class: it has an accepted answer, or a reply of somebody who teaches there. Kept by triggers. */
    is_settled: Generated<boolean>;
  };
  post_activity: {
    post_id: Id;
    school_id: Id;
    opens_at: OptionalInstant;
    starts_at: Instant;
    ends_at: Instant;
    place: Optional<string>;
    capacity: Optional<number>;
    seats_taken: Generated<number>;
  };
  post_enrollment: { post_id: Id; account_id: Id; school_id: Id; enrolled_at: Instant };
  post_reply: {
    id: Generated<Id>;
    school_id: Id;
    post_id: Id;
    reply_to_id: Optional<Id>;
    author_id: Optional<Id>;
    body: Json<RichTextDocument>;
    lang: Language;
    created_at: Instant;
    edited_at: OptionalInstant;
    /** 0 is the answer to a question. */
    rank: Generated<number>;
    like_count: Generated<number>;
    coolness: GeneratedAlways<number>;
  };
  post_like: { post_id: Id; account_id: Id; school_id: Id };
  post_reply_like: { reply_id: Id; account_id: Id; school_id: Id };
  post_case: {
    id: Generated<Id>;
    school_id: Id;
    post_id: Id;
    reply_id: Optional<Id>;
    status: Generated<'open' | 'kept'>;
    reported_at: Instant;
    decided_at: OptionalInstant;
    decided_by: Optional<Id>;
  };
  post_report: {
    case_id: Id;
    account_id: Id;
    school_id: Id;
    reason: ReportReason;
    text: Generated<string>;
    reported_at: Instant;
  };
}
