export { memberImportMachine } from './member-import.machine.ts';
export {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_POLL_INTERVAL_MS,
  MEMBER_IMPORT_PROBLEM_CODES,
} from './member-import.types.ts';
export type {
  ChosenFile,
  ImportRole,
  ImportRowError,
  MemberImport,
  MemberImportEmitted,
  MemberImportEvent,
  MemberImportInput,
  MemberImportProblemCode,
  StartImportInput,
} from './member-import.types.ts';
