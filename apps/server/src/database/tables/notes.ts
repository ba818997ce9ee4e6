import type { Generated } from 'kysely';
import type { Id, Instant, Json, OptionalInstant, Translations } from './columns.ts';

/** What people note for themselves in lessons. */
export interface NoteTables {
  lesson_note: {
    id: Generated<Id>;
    account_id: Id;
    school_id: Id;
    /** The class and the lesson may be gone. */
    class_id: Id;
    lesson_id: Id;
    class_title: Json<Translations>;
    lesson_title: Json<Translations>;
    class_type: number;
    place_kind: 'lesson' | 'passage' | 'second' | 'page';
    position: number;
    quote: Generated<string>;
    /** Empty for a bookmark. */
    text: Generated<string>;
    search_vector: string;
    search_text: string;
    version: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
    removed_at: OptionalInstant;
  };
}
