export {
  DATA_EXPORT_PROBLEM_CODES,
  dataExportMachine,
  EXPORT_POLL_INTERVAL_MS,
} from './data-export.machine.ts';
export type {
  DataExport,
  DataExportEvent,
  DataExportInput,
  DataExportProblemCode,
} from './data-export.machine.ts';
