import type { Generated } from 'kysely';
import type { Id, Instant, Optional, OptionalInstant } from './columns.ts';

/** What a mail is about. */
export type MailKind = 'notification' | 'invitation' | 'account' | 'activationCode';
/** Why a mail was not taken. */
export type MailReason = 'unreachable' | 'busy' | 'recipient' | 'refused' | 'signIn' | 'internal';

/** Column types of mails on their way: see migrations/0014_queue.sql. */
export interface MailTables {
  mail: {
    id: Generated<Id>;
    school_id: Optional<Id>;
    account_id: Optional<Id>;
    kind: MailKind;
    recipient: string;
    source_id: Optional<Id>;
    content_cipher: Optional<Buffer>;
    priority: number;
    status: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    reason: Optional<MailReason>;
    response_code: Optional<number>;
    created_at: Instant;
    tried_since: Instant;
    next_try_at: Instant;
    counted: Generated<boolean>;
    claimed_until: OptionalInstant;
    finished_at: OptionalInstant;
  };
}
