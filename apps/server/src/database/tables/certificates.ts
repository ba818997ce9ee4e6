import type { Generated } from 'kysely';
import type { Id, Instant, Json, Optional, OptionalInstant, Translations } from './columns.ts';

/** What a certificate is for. */
export type CertificateKind = 'class' | 'exam';

/** Certificates for finished classes and exams that were passed, and how a school words them. */
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
    /** What it is for, also once that is deleted. */
    kind: CertificateKind;
    /** Null for those of exams, and once the class is deleted. */
    class_id: Optional<Id>;
    /** Null for those of classes, and once the exam is deleted. */
    exam_id: Optional<Id>;
    account_id: Id;
    /** Twelve characters of Crockford’s base 32. */
    code: string;
    issued_at: Instant;
    holder_name: string;
    subject_title: Json<Translations>;
    title: Json<Translations>;
    signatory_name: string;
    signatory_role: Json<Translations>;
    revoked_at: OptionalInstant;
    revoked_by: Optional<Id>;
    revocation_reason: string | null;
    /** Revoked because the result that counts is not enough any more. */
    lost_pass: Generated<boolean>;
  };
}
