import type { Generated } from 'kysely';
import type { Id, Instant, Json, Optional, Translations } from './columns.ts';

/** Sections that articles stand in, and what people subscribe to. */
export interface KnowledgeTables {
  knowledge_section: {
    id: Generated<Id>;
    school_id: Id;
    parent_id: Optional<Id>;
    name: Json<Translations>;
    summary: Json<Translations>;
    /** As it was chosen: all 1, members 2, visitors 3, those who teach 4. */
    audience: number;
    /** As far as the sections above let them; nobody is 0. */
    readers: Generated<number>;
    position: number;
    version: Generated<number>;
    /** Null where the account was deleted. */
    created_by: Optional<Id>;
    created_at: Instant;
  };
  knowledge_subscription: {
    id: Generated<Id>;
    school_id: Id;
    account_id: Id;
    section_id: Optional<Id>;
    /** Neither a section nor an article: all knowledge of the school. */
    article_id: Optional<Id>;
    since: Instant;
  };
  /** How many articles a section has; kept by triggers. */
  knowledge_size: {
    school_id: Id;
    /** 0 for none. */
    section_id: Id;
    audience: number;
    /** In every state. */
    articles: number;
    /** Now or later. */
    published: number;
  };
  /** How many people subscribed to something; kept by triggers. */
  knowledge_audience: { school_id: Id; target_id: Id; subscribers: number };
}
