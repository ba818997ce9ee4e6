import type { Generated } from 'kysely';
import type { Id, Instant, Json, Optional, OptionalInstant, Translations } from './columns.ts';

/** Certificates for finished classes, and how a school words them. */
export interface CertificateTables {
  certificate_template: {
    school_id: Id;
    version: number;
    title: Json<Translations>;
    signatory_name: Generated<string>;
    signatory_role: Json<Translations>;
  };
  certificate: {
    id: Generated<Id>;
    school_id: Id;
    /** Null once the class is deleted. */
    class_id: Optional<Id>;
    account_id: Id;
    /** Twelve characters of Crockford’s base 32. */
    code: string;
    issued_at: Instant;
    holder_name: string;
    class_title: Json<Translations>;
    title: Json<Translations>;
    signatory_name: string;
    signatory_role: Json<Translations>;
    revoked_at: OptionalInstant;
    revoked_by: Optional<Id>;
    revocation_reason: string | null;
  };
}
