import type { Generated } from 'kysely';
import type { Instant, Json, OptionalInstant } from './columns.ts';

/** A day, YYYY-MM-DD, as text. */
type Day = string;

/** What is counted a day. */
export type UsageKind = 'visit' | 'view' | 'click' | 'search' | 'searchMiss' | 'feedback';

/** Column types of what stands around the pages: see migrations/0009_frame.sql. */
export interface LayoutTables {
  usage_day: { school_id: string; day: Day; kind: UsageKind; code: Generated<string>; count: string };
  search_miss_day: { school_id: string; day: Day; keyword: string; count: string };
  cookie_choice: {
    id: Generated<string>;
    school_id: string | null;
    operation: 'active' | 'inactive' | 'reset';
    policy_version: string;
    language: string;
    chosen_at: Instant;
  };
  notification: {
    id: Generated<string>;
    account_id: string;
    school_id: string | null;
    kind: string;
    params: Json<Record<string, string>>;
    in_app: boolean;
    created_at: Instant;
    read_at: OptionalInstant;
    mailed_at: OptionalInstant;
  };
  notification_setting: { account_id: string; kind: string; in_app: boolean; mail: boolean };
  silenced_source: {
    id: Generated<string>;
    account_id: string;
    kind: string;
    school_id: string | null;
    in_app: boolean;
    mail: boolean;
    since: Instant;
  };
}
