import type { Generated, GeneratedAlways } from 'kysely';
import type { LiveQuestionState } from '@stoa/api/schema';
import type { Language } from '../../i18n/languages.ts';
import type {
  GeneratedInstant,
  Id,
  Instant,
  Json,
  Optional,
  OptionalInstant,
  Translations,
} from './columns.ts';

/** What a school offers, how it is sorted and searched for. */
export interface ContentTables {
  category: {
    id: Generated<Id>;
    school_id: Id;
    parent_id: Id | null;
    slug: string;
    name: Json<Translations>;
    position: Generated<number>;
  };
  resource: {
    id: Generated<Id>;
    school_id: Id;
    type: number;
    slug: string;
    title: Json<Translations>;
    summary: Json<Translations>;
    cover_url: Generated<string>;
    zone: Generated<number>;
    audience: Generated<number>;
    author_id: Id | null;
    /** Of articles. */
    section_id: Optional<Id>;
    /** Who reads its section; the database keeps it. 1 without one. */
    section_readers: GeneratedAlways<number>;
    status: Generated<'draft' | 'published' | 'withdrawn'>;
    published_at: OptionalInstant;
    updated_at: GeneratedInstant;
    /** When somebody who makes it saved it last. */
    edited_at: GeneratedInstant;
    /** Since when it is in the bin. */
    binned_at: OptionalInstant;
    /** The status that it had before. */
    binned_from: Optional<'draft' | 'published' | 'withdrawn'>;
    starts_at: OptionalInstant;
    ends_at: OptionalInstant;
    minutes: number | null;
    lesson_count: Generated<number>;
    has_video: Generated<boolean>;
    learner_count: Generated<number>;
    download_count: Generated<number>;
    hot_score: Generated<number>;
    price: Json<{ amount: number; currency: string } | null> | null;
    category_ids: Generated<Id[]>;
    search_vector: Generated<string>;
    search_text: Generated<string>;
    search_pairs: Generated<string[]>;
    /** Where another school of a union shares it: the share, and what is shared of which school. */
    share_id: Optional<Id>;
    source_id: Optional<Id>;
    source_school_id: Optional<Id>;
  };
  article: {
    resource_id: Id;
    school_id: Id;
    body: Json<Partial<Record<Language, object>>>;
    reading_minutes: Generated<number>;
  };
  live: {
    resource_id: Id;
    school_id: Id;
    host_id: Id | null;
    starts_at: Instant;
    minutes: number;
    is_boutique: Generated<boolean>;
    lang: Optional<Language>;
    languages: Generated<Language[]>;
    time_zone: Generated<string>;
    class_id: Optional<Id>;
    capacity: Optional<number>;
    chat_enabled: Generated<boolean>;
    recording: Generated<boolean>;
    room_url: Optional<string>;
    region: Optional<string>;
    started_at: OptionalInstant;
    ended_at: OptionalInstant;
    deleted_at: OptionalInstant;
    version: Generated<number>;
    reminders_for: OptionalInstant;
    series_id: Optional<Id>;
  };
  live_speaker: { live_id: Id; school_id: Id; account_id: Id; position: number };
  live_reservation: {
    live_id: Id;
    school_id: Id;
    account_id: Id;
    reserved_at: Instant;
    /** What its person is called, to be sorted by. */
    sort_name: Generated<string>;
  };
  live_handout: {
    id: Generated<Id>;
    live_id: Id;
    school_id: Id;
    upload_id: string;
    name: string;
    shown_from: 'before' | 'during' | 'after';
    added_at: Instant;
  };
  /** Minutes since 1970 as PostgreSQL writes ranges: `{[1,3),[5,6)}`. */
  live_attendance: {
    live_id: Id;
    school_id: Id;
    account_id: Id;
    minutes: string;
    /** The first of them. */
    came_at: GeneratedAlways<Date | null>;
    /** What its person is called, to be sorted by. */
    sort_name: Generated<string>;
  };
  live_take: {
    live_id: Id;
    school_id: Id;
    take: number;
    account_id: Id | null;
    began_at: Instant;
    last_number: Generated<number>;
    init_number: Optional<number>;
    end_ms: Optional<number>;
  };
  live_segment: {
    live_id: Id;
    school_id: Id;
    position: number;
    run: number;
    take: number;
    number: number;
    init_number: number;
    start_ms: number;
    duration_ms: number;
    size: number;
    arrived_at: OptionalInstant;
  };
  live_ingest: { live_id: Id; school_id: Id; account_id: Id; key_hash: string; made_at: Instant };
  live_replay: {
    live_id: Id;
    school_id: Id;
    version: number;
    start_ms: number | null;
    end_ms: number | null;
    chapters: Json<{ startMs: number; title: Translations }[]>;
    saved_at: Instant;
  };
  live_caption: {
    live_id: Id;
    school_id: Id;
    lang: Language;
    version: number;
    cues: Json<{ startMs: number; endMs: number; text: string }[]>;
    saved_at: Instant;
  };
  live_message: {
    id: Generated<Id>;
    live_id: Id;
    school_id: Id;
    account_id: Id;
    client_id: string;
    sequence: number;
    text: string;
    sent_at: Instant;
    removed_sequence: Optional<number>;
  };
  live_chat: {
    live_id: Id;
    school_id: Id;
    sequence: Generated<number>;
    slow_mode_seconds: Generated<number>;
    pinned_id: Optional<Id>;
  };
  live_mute: { live_id: Id; school_id: Id; account_id: Id; muted_at: Instant };
  live_message_report: {
    message_id: Id;
    live_id: Id;
    school_id: Id;
    account_id: Id;
    reason: 'spam' | 'harassment' | 'illegal' | 'other';
    reported_at: Instant;
    is_closed: Generated<boolean>;
  };
  live_question: {
    id: Generated<Id>;
    live_id: Id;
    school_id: Id;
    account_id: Id;
    client_id: string;
    text: string;
    state: Generated<LiveQuestionState>;
    asked_at: Instant;
    sequence: number;
  };
  live_question_vote: { question_id: Id; school_id: Id; account_id: Id };
  live_poll: {
    id: Generated<Id>;
    live_id: Id;
    school_id: Id;
    account_id: Id | null;
    client_id: string;
    question: Json<Translations>;
    options: Json<Translations[]>;
    is_multiple: boolean;
    state: Generated<'draft' | 'open' | 'closed'>;
    is_shared: Generated<boolean>;
    created_at: Instant;
    opened_at: OptionalInstant;
    closed_at: OptionalInstant;
    removed_at: OptionalInstant;
    sequence: number;
  };
  live_poll_vote: {
    poll_id: Id;
    school_id: Id;
    account_id: Id;
    choices: number[];
    voted_at: Instant;
  };
  learning_map_stage: {
    map_id: Id;
    id: Id;
    school_id: Id;
    title: Json<Translations>;
    position: number;
  };
  learning_map_stop: {
    map_id: Id;
    id: Id;
    stage_id: Id;
    school_id: Id;
    resource_id: Id;
    needs: Generated<string[]>;
    position: number;
  };
  learning_map_learner: { map_id: Id; account_id: Id; school_id: Id; began_at: Instant };
  learning_map_mark: { map_id: Id; stop_id: Id; account_id: Id; school_id: Id; done_at: Instant };
  topic_item: { topic_id: Id; school_id: Id; resource_id: Id; position: number };
  hot_word: { school_id: Id; language: string; word: string; position: number };
  search_history: { school_id: Id; account_id: Id; keyword: string; searched_at: GeneratedInstant };
}
