import type { Language, RubricChoice, WrittenRubricCriterion } from '@stoa/api/schema';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  GeneratedInstant,
  Id,
  Instant,
  Json,
  Optional,
  OptionalInstant,
  Translations,
} from './columns.ts';
import type { UploadType } from './files-and-feedback.ts';

export type QuestionKind =
  | 'single'
  | 'multiple'
  | 'truefalse'
  | 'text'
  | 'number'
  | 'essay'
  | 'matching'
  | 'ordering'
  | 'categories'
  | 'gaps'
  | 'table'
  | 'slider'
  | 'hotspot'
  | 'labels'
  | 'highlight'
  | 'file';

/** What an answer gets that is right in part. */
export type PartialCredit = 'all' | 'parts' | 'lessWrong';

export interface Accepted {
  pattern: string;
  share: number;
}

/** Numbers to choose from. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** The box around an area, in shares of the width and height of its picture. */
export interface PictureArea {
  shape: 'rectangle' | 'ellipse';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture whose areas the options or the parts of a question are. */
export interface QuestionPicture {
  url: string;
  alt: Translations;
  /** Pixels; null for unknown. */
  width: number | null;
  height: number | null;
  /** How many areas an answer may mark; null for any number. */
  most: number | null;
  /** By option or part. */
  areas: PictureArea[];
}

/** The picture of an option or a part. */
export type EntryPicture = Pick<QuestionPicture, 'url' | 'alt' | 'width' | 'height'>;

/** What a question plays. */
export interface QuestionMedia {
  kind: 'audio' | 'video';
  /** Without a pass. */
  url: string;
  title: Translations;
  /** Empty for none. */
  transcript: Translations;
}

/** Which files an answer may have. */
export interface FileTerms {
  most: number;
  /** In units of 1,000,000 bytes. */
  maxMegabytes: number;
  /** Empty for all. */
  kinds: FileKind[];
}
export type FileKind = 'document' | 'picture' | 'audio' | 'video';

/** A file that an answer has. */
export interface AnswerFile {
  /** Of its upload, and the last part of its address. */
  id: string;
  upload: string;
  /** As its owner calls it. */
  name: string;
  bytes: number;
  type: UploadType;
}

/** What is right, by the kind of the question; those that people grade have none. */
export interface AnswerKey {
  /** Of single, multiple, truefalse, hotspot: indexes of the right options. */
  right?: number[];
  /** Of text: what is accepted, `*` standing for any characters, and the share of the points that it gives. */
  accepts?: Accepted[];
  /** Case and accents make a difference. */
  exact?: boolean;
  /** The right option of each part. */
  pairs?: number[];
  /** What each part accepts where it is typed. */
  gaps?: Accepted[][];
  /** Of ordering: indexes of the options. */
  order?: number[];
  /** Left out as the kind has it. */
  credit?: PartialCredit;
  /** Of number and slider. */
  value?: number;
  /** Of number: how far off an answer may be, and where that gives a share of the points only. */
  tolerance?: number;
  near?: { tolerance: number; share: number };
  /** Tolerances are in percent of the value. */
  relative?: boolean;
}

/** The answer to a part of a question: a key of an option, or a text. */
export interface PartValue {
  key: string;
  value: string;
}

/** A question as an attempt holds it. */
export interface PaperEntry {
  questionId: Id;
  version: number;
  /** Those that the exam gives; in papers that were made before exams had points, those of the version. */
  points?: number;
  /** Indexes of the options in the order of the attempt. */
  options: number[];
  /** Indexes of the parts in the order of the attempt; left out where there are none. */
  parts?: number[];
  /** The section of the attempt, by its place; left out for none. */
  section?: number;
  /** How many options an answer may choose; left out as the kind has it. */
  most?: number;
}

/** Questions of an exam that belong together. */
export interface ExamSection {
  title: Translations;
  instructions: Translations;
}

export type QuestionLevel = 'easy' | 'medium' | 'hard';

/** Random questions of the bank; an empty folder or tag stands for all. */
export interface ExamDraw {
  count: number;
  folder: string;
  tag: string;
  /** Null or left out for all. */
  level?: QuestionLevel | null | undefined;
  /** Of each question. */
  points: number;
  /** By its place; left out for none. */
  section?: number | undefined;
}

/** Exams: how they are taken, their questions, attempts and answers; the question bank. */
export interface ExamTables {
  /** Tags that questions of a school have. Kept by triggers. */
  question_tag: { school_id: Id; tag: string };
  question: {
    id: Generated<Id>;
    school_id: Id;
    /** The version that new attempts begin with. */
    version: Generated<number>;
    /** Rises with every save. */
    revision: Generated<number>;
    kind: QuestionKind;
    folder: Generated<string>;
    tags: Generated<string[]>;
    /** Those that it has words in. */
    languages: Generated<Language[]>;
    /** How hard it is meant to be; null where nobody has said. */
    level: Optional<QuestionLevel>;
    is_archived: Generated<boolean>;
    /** A published exam asked it: it stays. */
    was_asked: Generated<boolean>;
    search_text: Generated<string>;
    search_pairs: Generated<string[]>;
    updated_at: GeneratedInstant;
  };
  exam: {
    resource_id: Id;
    school_id: Id;
    minutes: number;
    /** Of a hundred. */
    pass_mark: number;
    attempts: number;
    opens_at: OptionalInstant;
    closes_at: OptionalInstant;
    shuffle_questions: Generated<boolean>;
    shuffle_options: Generated<boolean>;
    /** Questions on a page; null for all of a section. */
    page_size: ColumnType<number | null, number | null | undefined, number | null>;
    shows_answers: Generated<'never' | 'afterSubmit' | 'afterClose'>;
    ticket_required: Generated<boolean>;
    version: Generated<number>;
    counted: Generated<'best' | 'first' | 'last'>;
    releases: Generated<'auto' | 'manual'>;
    is_blind: Generated<boolean>;
    /** Random questions that each attempt gets besides those that are named. */
    draws: ColumnType<ExamDraw[], string | undefined, string>;
    sections: ColumnType<ExamSection[], string | undefined, string>;
    /** Where attempts are begun and continued from; everywhere where there are none. */
    networks: Generated<string[]>;
    /** What an attempt is begun with; null for none. */
    password: ColumnType<string | null, string | null | undefined, string | null>;
    /** Whether who passes gets a certificate; only with a pass mark. */
    gives_certificate: Generated<boolean>;
    /** How long learners can appeal points; null for not at all. */
    appeal_days: Optional<number>;
  };
  exam_question: {
    exam_id: Id;
    question_id: Id;
    school_id: Id;
    position: number;
    points: number;
    /** By its place; null for none. */
    section: Optional<number>;
  };
  exam_question_version: {
    question_id: Id;
    version: number;
    school_id: Id;
    kind: QuestionKind;
    points: Generated<number>;
    text: Json<Translations>;
    options: Json<Translations[]>;
    parts: ColumnType<Translations[], string | undefined, string>;
    number_range: ColumnType<NumberRange | null, string | null | undefined, string | null>;
    picture: ColumnType<QuestionPicture | null, string | null | undefined, string | null>;
    /** By option or part; null where one has none. */
    entry_pictures: ColumnType<(EntryPicture | null)[] | null, string | null | undefined, string | null>;
    media: ColumnType<QuestionMedia | null, string | null | undefined, string | null>;
    files: ColumnType<FileTerms | null, string | null | undefined, string | null>;
    rubric: ColumnType<WrittenRubricCriterion[] | null, string | null | undefined, string | null>;
    unit: Json<Translations>;
    answer_key: Json<AnswerKey>;
    explanation: Json<Translations>;
    /** By option; empty texts where nothing is said of one. */
    option_feedback: ColumnType<Translations[] | null, string | null | undefined, string | null>;
    /** Null for those of before, of demo content, and where the account is gone. */
    saved_by: Optional<Id>;
    created_at: GeneratedInstant;
  };
  exam_attempt: {
    id: Generated<Id>;
    exam_id: Id;
    school_id: Id;
    account_id: Id;
    number: number;
    /** As the exam had it at the start. */
    page_size: ColumnType<number | null, number | null | undefined, number | null>;
    status: Generated<'running' | 'submitted' | 'graded'>;
    started_at: Instant;
    deadline: Instant;
    paper: Json<PaperEntry[]>;
    /** As they were when it began. */
    sections: ColumnType<ExamSection[], string | undefined, string>;
    max_score: number;
    pass_score: number;
    revision: Generated<number>;
    device_id: Optional<string>;
    saved_at: OptionalInstant;
    submitted_at: OptionalInstant;
    submitted_by: Optional<'person' | 'server' | 'teacher'>;
    answered: Optional<number>;
    receipt: Optional<string>;
    score: Optional<number>;
    /** From when the learner sees what it was graded with. */
    released_at: OptionalInstant;
    grading_version: Generated<number>;
    feedback: Optional<string>;
    /** When a device of the person last said that it is there. */
    seen_at: OptionalInstant;
    /** Minutes that the deadline was moved by, and by whom. */
    extra_minutes: Generated<number>;
    extended_by: Optional<Id>;
    /** Since when its time stands still, and who stopped it. */
    paused_at: OptionalInstant;
    paused_by: Optional<Id>;
    /** The question that was shown last, counted from 1. */
    place: Optional<number>;
    /** Who handed it in for the person. */
    ended_by: Optional<Id>;
    /** When a corrected key changed its points last. */
    regraded_at: OptionalInstant;
    /** Those that run before those that wait to be graded, and what is graded last. */
    status_rank: GeneratedAlways<number>;
    /** What its person is called, to be sorted and searched by. */
    sort_name: Generated<string>;
    search_words: Generated<string>;
    search_pairs: GeneratedAlways<string[]>;
  };
  /** Every correction of a key that attempts were graded with. */
  exam_regrade: {
    id: Generated<Id>;
    school_id: Id;
    question_id: Id;
    replaced: Json<{ version: number; key: AnswerKey }[]>;
    answer_key: Json<AnswerKey>;
    reason: string;
    changed: number;
    regraded_by: Id | null;
    regraded_at: Instant;
  };
  /** Every grade that a person gave. */
  exam_grade: {
    id: Generated<Id>;
    attempt_id: Id;
    school_id: Id;
    question_id: Id;
    score: number;
    comment: string | null;
    rubric_choices: ColumnType<RubricChoice[] | null, string | null | undefined, string | null>;
    graded_by: Id | null;
    graded_at: Instant;
  };
  /** Points that learners want to be looked at again. */
  exam_appeal: {
    attempt_id: Id;
    question_id: Id;
    exam_id: Id;
    school_id: Id;
    reason: string;
    asked_at: Instant;
    score_before: number;
    /** Null until it is answered. */
    answered_at: OptionalInstant;
    answered_by: Optional<Id>;
    score_after: Optional<number>;
    reply: Optional<string>;
  };
  /** What those who run an exam write to those who take it. */
  exam_message: {
    id: Generated<Id>;
    exam_id: Id;
    /** Null for all that run. */
    attempt_id: Id | null;
    school_id: Id;
    text: string;
    sent_by: Id | null;
    sent_at: Instant;
  };
  /** Permissions to sit an exam; the tickets themselves are kept nowhere. */
  exam_ticket: {
    id: Generated<Id>;
    exam_id: Id;
    school_id: Id;
    /** Counts the tickets of an exam. */
    number: number;
    token_hash: Buffer;
    /** Those that were issued by one click. */
    batch: string;
    valid_from: Instant;
    valid_until: Instant;
    issued_at: Instant;
    withdrawn_at: OptionalInstant;
    redeemed_at: OptionalInstant;
    /** Null again where the account is gone. */
    redeemed_by: Optional<Id>;
  };
  exam_answer: {
    attempt_id: Id;
    question_id: Id;
    school_id: Id;
    sequence: number;
    choice: Optional<string[]>;
    text: Optional<string>;
    parts: ColumnType<PartValue[] | null, string | null | undefined, string | null>;
    files: ColumnType<AnswerFile[] | null, string | null | undefined, string | null>;
    /** Levels of the rubric; null where none were chosen. */
    rubric_choices: ColumnType<RubricChoice[] | null, string | null | undefined, string | null>;
    flagged: Generated<boolean>;
    device_id: string;
    client_updated_at: Instant;
    saved_at: Instant;
    score: Optional<number>;
    comment: Optional<string>;
  };
}
