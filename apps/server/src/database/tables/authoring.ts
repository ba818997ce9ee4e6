import type { Generated } from 'kysely';
import type { Language } from '../../i18n/languages.ts';
import type { GeneratedInstant, Id, Instant, Json } from './columns.ts';

/** What is taught, as it is edited. */
export interface AuthoringTables {
  content_draft: {
    resource_id: Id;
    school_id: Id;
    version: number;
    published_version: number | null;
    draft: Json<object>;
    saved_by: Id | null;
    saved_at: Instant;
    /** When a version was kept last, or when the draft began. */
    kept_at: GeneratedInstant;
  };
  lesson_draft: {
    resource_id: Id;
    lesson_id: Id;
    school_id: Id;
    version: number;
    body: Json<Partial<Record<Language, object>>>;
    material: Json<object> | null;
    is_published: Generated<boolean>;
    saved_by: Id | null;
    saved_at: Instant;
    /** When a version was kept last, or when the draft began. */
    kept_at: GeneratedInstant;
  };
  content_version: {
    resource_id: Id;
    lesson_id: Generated<Id>;
    version: number;
    school_id: Id;
    draft: Json<object>;
    saved_by: Id | null;
    saved_at: Instant;
  };
}
