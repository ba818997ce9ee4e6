import type { SurveyAnswer, SurveyDraft } from '@stoa/api/schema';
import type { Generated } from 'kysely';
import type { AnswerFile } from './exams.ts';
import type { Id, Instant, Json, Optional, OptionalInstant } from './columns.ts';

/** An answer to a question as it is kept: its files by their uploads. */
export type KeptSurveyAnswer = Omit<SurveyAnswer, 'files'> & { files?: AnswerFile[] };

/** Surveys, what people answer of them, and that they did. */
export interface SurveyTables {
  survey: {
    id: Generated<Id>;
    school_id: Id;
    author_id: Optional<Id>;
    status: Generated<'draft' | 'open' | 'closed'>;
    /** Of the draft. */
    version: Generated<number>;
    draft: Json<SurveyDraft>;
    /** The version of the draft that people answer. */
    published_version: Optional<number>;
    search_text: Generated<string>;
    search_pairs: Generated<string[]>;
    saved_at: Instant;
  };
  survey_version: {
    survey_id: Id;
    version: number;
    school_id: Id;
    content: Json<SurveyDraft>;
  };
  survey_answer: {
    id: Generated<string>;
    survey_id: Id;
    school_id: Id;
    version: number;
    answers: Json<KeptSurveyAnswer[]>;
    /** Questions of the version that these answers left out. */
    skipped: Generated<string[]>;
    /** Null where the survey is anonymous, and for visitors. */
    account_id: Optional<Id>;
    /** Null where the survey is anonymous. */
    answered_at: OptionalInstant;
    /** Whether results count it where it was given anonymously: five at least are shown at once. */
    is_shown: Generated<boolean>;
  };
  survey_participant: {
    survey_id: Id;
    /** A hash of the account or the browser. */
    key: string;
    school_id: Id;
    /** A hash of what the browser names its submission. */
    submission: string;
  };
}
