import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

/** How often the server is asked how far the import is. */
export const IMPORT_POLL_INTERVAL_MS = 1_000;
/** A file of 10,000 rows is far smaller. */
export const IMPORT_FILE_MAX_BYTES = 4 * 1024 * 1024;

/** What can go wrong with an import. FILE_UNREADABLE: the browser cannot read the file. */
export const MEMBER_IMPORT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'FILE_FORMAT',
  'FILE_EMPTY',
  'FILE_UNREADABLE',
  'PAYLOAD_TOO_LARGE',
  'IMPORT_UNREADABLE',
  'ROLE_TOO_HIGH',
  'MAIL_BUDGET_EXCEEDED',
] as const;
export type MemberImportProblemCode = (typeof MEMBER_IMPORT_PROBLEM_CODES)[number];

/** A file that was chosen. The application keeps its bytes under the key. */
export interface ChosenFile {
  key: string;
  name: string;
  sizeBytes: number;
}

export type ImportRole = 'member' | 'teacher' | 'admin';

/** A row that cannot be taken. */
export interface ImportRowError {
  row: number;
  column: string;
  reason: string;
  value: string;
}

/** How far an import is, or what a dry run has found. */
export interface MemberImport {
  importId: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  dryRun: boolean;
  total: number;
  processed: number;
  invited: number;
  skipped: number;
  errorCount: number;
  /** The first 1,000. */
  errors: readonly ImportRowError[];
  /** When it goes on, where the school may send no more mails for now. ISO 8601. */
  continuesAt?: string | null;
}

/** What the actor `startImport` is given: it reads the file and sends it. */
export interface StartImportInput {
  file: ChosenFile;
  role: ImportRole;
  dryRun: boolean;
}

export interface MemberImportInput {
  /** An import that the page was left with: it is followed. */
  importId?: string;
}

export type MemberImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.removed' }
  | { type: 'role.chosen'; role: ImportRole }
  | { type: 'check.requested' }
  | { type: 'import.confirmed' }
  | { type: 'import.retried' }
  | { type: 'network.restored' };

/** People were invited: load the lists again. */
export interface MemberImportEmitted {
  type: 'members.invited';
}

export interface MemberImportContext {
  file: ChosenFile | null;
  role: ImportRole;
  importId: string;
  report: MemberImport | null;
  failures: number;
  problem: Problem<MemberImportProblemCode> | null;
}
