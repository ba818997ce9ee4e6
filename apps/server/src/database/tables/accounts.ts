import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, Id, Instant, OptionalInstant } from './columns.ts';

/** People, and how they prove who they are. */
export interface AccountTables {
  account: {
    id: Generated<Id>;
    email: string | null;
    mobile: string | null;
    password_hash: string | null;
    nick_name: Generated<string>;
    real_name: Generated<string>;
    avatar_url: Generated<string>;
    language: Generated<string>;
    is_superuser: Generated<boolean>;
    is_valid: Generated<boolean>;
    last_school_id: Id | null;
    created_at: GeneratedInstant;
    time_zone: Generated<string>;
    password_changed_at: OptionalInstant;
    second_factor_since: OptionalInstant;
    deletion_due_at: OptionalInstant;
    /** Whether they do not want to see on how many days in a row they learned. */
    hides_streak: Generated<boolean>;
  };
  account_totp: {
    account_id: Id;
    secret_cipher: Buffer;
    confirmed_at: OptionalInstant;
    last_step: Generated<string>;
    created_at: GeneratedInstant;
  };
  recovery_code: { account_id: Id; code_hash: Buffer; used_at: OptionalInstant };
  passkey: {
    id: Generated<Id>;
    account_id: Id;
    credential_id: string;
    public_key: Buffer;
    counter: Generated<string>;
    transports: Generated<string[]>;
    name: string;
    backed_up: Generated<boolean>;
    created_at: GeneratedInstant;
    last_used_at: OptionalInstant;
  };
  challenge: {
    id_hash: Buffer;
    kind: string;
    account_id: Id | null;
    data: ColumnType<object, string | undefined, string>;
    tries: Generated<number>;
    created_at: GeneratedInstant;
    expires_at: Instant;
    used_at: OptionalInstant;
  };
  agreement_signature: {
    account_id: Id;
    type: string;
    version: string;
    language: string;
    signed_at: GeneratedInstant;
    withdrawn_at: OptionalInstant;
  };
}
