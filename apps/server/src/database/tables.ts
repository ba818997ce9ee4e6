import type { ColumnType, Generated } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { AssignmentTables } from './tables/assignments.ts';
import type { AttendanceTables } from './tables/attendance.ts';
import type { AuditTables } from './tables/audit.ts';
import type { AuthoringTables } from './tables/authoring.ts';
import type { BadgeTables } from './tables/badges.ts';
import type { CalendarTables } from './tables/calendar.ts';
import type { CertificateTables } from './tables/certificates.ts';
import type { ClassTables } from './tables/classes.ts';
import type { GeneratedInstant, Id, Json, OptionalInstant } from './tables/columns.ts';
import type { CommunityTables } from './tables/community.ts';
import type { ContentTables } from './tables/contents.ts';
import type { ExamTables } from './tables/exams.ts';
import type { FilesAndFeedbackTables } from './tables/files-and-feedback.ts';
import type { LayoutTables } from './tables/layout.ts';
import type { InsightTables } from './tables/insights.ts';
import type { KnowledgeTables } from './tables/knowledge.ts';
import type { MailTables } from './tables/mail.ts';
import type { MemberGroupTables } from './tables/member-groups.ts';
import type { NoteTables } from './tables/notes.ts';
import type { O3Tables } from './tables/o3.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PointTables } from './tables/points.ts';
import type { SchoolTables } from './tables/schools.ts';
import type { SignInTables } from './tables/signing-in.ts';
import type { StoreTables } from './tables/store.ts';
import type { SurveyTables } from './tables/surveys.ts';
import type { UnionTables } from './tables/unions.ts';

export type { CertificateKind } from './tables/certificates.ts';
export type { LessonMaterial, LessonVideo } from './tables/classes.ts';
export type {
  Accepted,
  AnswerKey,
  NumberRange,
  ExamDraw,
  ExamSection,
  PaperEntry,
  PartialCredit,
  AnswerFile,
  FileKind,
  FileTerms,
  PictureArea,
  PartValue,
  QuestionKind,
  QuestionLevel,
  EntryPicture,
  QuestionMedia,
  QuestionPicture,
} from './tables/exams.ts';
export type { KeptSurveyAnswer } from './tables/surveys.ts';
export type { Translations } from './tables/columns.ts';
export type { PageDetails, Role } from './tables/schools.ts';
export type { LoginWay, ProviderName } from './tables/signing-in.ts';
export type {
  Currency,
  InvoiceKind,
  LedgerAccount,
  LedgerKind,
  OrderState,
  PaymentMethod,
  CardPaymentState,
  ReturnReason,
  Prices,
  TaxClass,
} from './tables/store.ts';

/** Column types of every table: see migrations/. */
export interface Tables
  extends
    AccountTables,
    AssignmentTables,
    AttendanceTables,
    AuditTables,
    AuthoringTables,
    BadgeTables,
    CalendarTables,
    CertificateTables,
    ClassTables,
    CommunityTables,
    ContentTables,
    ExamTables,
    FilesAndFeedbackTables,
    LayoutTables,
    InsightTables,
    KnowledgeTables,
    MailTables,
    MemberGroupTables,
    NoteTables,
    O3Tables,
    PeopleTables,
    PointTables,
    SchoolTables,
    SignInTables,
    StoreTables,
    SurveyTables,
    UnionTables {
  runtime_config: {
    id: string;
    value: Json<object>;
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
  /** One row: what the key of this installation sealed. */
  secret_probe: { is_only: Generated<boolean>; sealed: Buffer; made_at: GeneratedInstant };
  idempotency: {
    key: string;
    account_id: Id;
    operation: string;
    status: number;
    body: Json<object>;
    created_at: GeneratedInstant;
  };
  job: {
    id: Generated<string>;
    kind: string;
    account_id: Id;
    school_id: Id | null;
    input: ColumnType<object, string | undefined, string>;
    state: ColumnType<object, string | undefined, string>;
    status: Generated<'waiting' | 'running' | 'done' | 'failed'>;
    attempts: Generated<number>;
    run_at: GeneratedInstant;
    created_at: GeneratedInstant;
    finished_at: OptionalInstant;
  };
}
