import type { RichTextDocument } from '@stoa/api/schema';
import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../i18n/languages.ts';
import type { GeneratedInstant, Id, Instant, Json, Optional, Translations } from './columns.ts';

export type O3KindName = 'project' | 'course' | 'case' | 'tool' | 'scenario';

/** A body by language. */
export type Bodies = Partial<Record<Language, RichTextDocument>>;

/** A step of a scenario; its answers are compared as they are folded. */
export interface StoredO3Step {
  title: Translations;
  body: Bodies;
  question: Translations;
  options: Translations[];
  /** What is right, in any language; one of the options where there are some. */
  answers: string[];
  /** Why it is right. */
  explanation: Translations;
  /** Where to look when it was wrong. */
  hint: Translations;
}

/** A phase of a project; days from when the card was published. */
export interface StoredO3Phase {
  title: Translations;
  text: Translations;
  startsAt?: string;
  endsAt?: string;
  /** Resources: what is learned in it. */
  items?: string[];
}

/** A task that a team begins with. */
export interface StoredO3Task {
  title: Translations;
  text: Translations;
  /** From 1. */
  phase?: number;
}

/** What a demonstration shows. */
export interface O3DemoContent {
  body: Bodies;
  tryUrl?: string;
  steps: { title: Translations; text: Translations; command: string; output: string; seconds: number }[];
}

export type O3Stage = 'todo' | 'doing' | 'review' | 'done';
export type O3TeamRoleName = 'leader' | 'member' | 'reviewer';

/** What a card opens, by its kind; what a kind does not have is left out. */
export interface O3Content {
  /** Course: what it leads to. */
  url?: string;
  body?: Bodies;
  situation?: Bodies;
  approach?: Bodies;
  result?: Bodies;
  figures?: { label: Translations; value: Translations }[];
  attachments?: { name: string; url: string; size: number }[];
  launchUrl?: string;
  steps?: { title: Translations; text: Translations; imageUrl?: string }[];
  tasks?: StoredO3Step[];
  goals?: Translations[];
  phases?: StoredO3Phase[];
  boardTasks?: StoredO3Task[];
  questions?: Translations[];
  /** Cards that help, or where a tool helps. */
  tools?: string[];
  scenarios?: string[];
  related?: string[];
}

/** Column types of the o3 area: see migrations/0047_o3.sql and 0060_o3_projects.sql. */
export interface O3Tables {
  o3_card: {
    id: Generated<string>;
    school_id: Id;
    kind: O3KindName;
    title: Json<Translations>;
    summary: Json<Translations>;
    cover_url: Generated<string>;
    tags: Json<Translations[]>;
    content: Json<O3Content>;
    words: Generated<string>;
    author_id: Id | null;
    is_featured: Generated<boolean>;
    status: Generated<'draft' | 'published'>;
    position: Generated<number>;
    people_count: Generated<number>;
    published_at: GeneratedInstant;
    version: Generated<number>;
  };
  o3_card_visit: {
    card_id: Id;
    school_id: Id;
    visitor: string;
    day: ColumnType<string, string>;
    seen_at: Instant;
  };
  o3_progress: { card_id: Id; school_id: Id; account_id: Id; done: number[]; updated_at: Instant };
  o3_team: {
    id: Generated<string>;
    school_id: Id;
    card_id: Id;
    title: string;
    invitation: string;
    is_open: Generated<boolean>;
    created_at: Instant;
  };
  o3_team_member: {
    team_id: Id;
    school_id: Id;
    card_id: Id;
    account_id: Id;
    role: O3TeamRoleName;
    joined_at: Instant;
  };
  o3_task: {
    id: Generated<string>;
    school_id: Id;
    team_id: Id;
    title: string;
    body: Generated<string>;
    stage: O3Stage;
    place: number;
    assignee_id: Id | null;
    /** Written as a day; read as text by the repository alone. */
    due_on: ColumnType<unknown, string | null, string | null>;
    phase: number | null;
    remark: Generated<string>;
    reviewer_id: Optional<Id>;
    version: Generated<number>;
  };
  o3_file: {
    id: Generated<string>;
    school_id: Id;
    team_id: Id;
    upload_id: string;
    /** Null once the account of who added it is deleted. */
    account_id: Id | null;
    name: string;
    added_at: Instant;
  };
  o3_demo: {
    id: Id;
    school_id: Id;
    card_id: Id | null;
    title: Json<Translations>;
    content: Json<O3DemoContent>;
  };
}
