import type { Generated } from 'kysely';
import type { Id, Instant, OptionalInstant } from './columns.ts';

/** When somebody has something to do, when they learned, and what they keep for later. */
export interface CalendarTables {
  calendar_feed: {
    account_id: Id;
    /** SHA-256 of the token in the address. */
    token_hash: Buffer;
    created_at: Instant;
    last_read_at: OptionalInstant;
  };
  calendar_entry: {
    account_id: Id;
    uid: string;
    content_hash: Buffer;
    /** Rises with every change. */
    sequence: Generated<number>;
    modified_at: Instant;
    ends_at: Instant;
  };
  /** Quarters of an hour in which somebody learned. */
  learning_moment: { account_id: Id; at: Instant };
  saved_resource: { account_id: Id; resource_id: Id; school_id: Id; saved_at: Instant };
}
