import { assign, emit, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_POLL_INTERVAL_MS,
  MEMBER_IMPORT_PROBLEM_CODES,
} from './member-import.types.ts';
import type {
  ChosenFile,
  ImportRole,
  MemberImport,
  MemberImportContext,
  MemberImportEmitted,
  MemberImportEvent,
  MemberImportInput,
  MemberImportProblemCode,
  StartImportInput,
} from './member-import.types.ts';

const NO_FILE: ChosenFile = { key: '', name: '', sizeBytes: 0 };

/** The types, effects, rules and delays of an import. */
export const memberImportSetup = setup({
  types: {} as {
    context: MemberImportContext;
    events: MemberImportEvent;
    emitted: MemberImportEmitted;
    input: MemberImportInput;
    tags:
      /** A file can be chosen. */
      | 'choosing'
      /** A file is there and can be checked. */
      | 'chosen'
      /** A dry run: `context.report.processed` of `total`. */
      | 'checking'
      /** The dry run is done: `context.report.errors`; `import.confirmed`, where `can` says so. */
      | 'checked'
      /** `context.report.processed` of `total`. The page may be left. */
      | 'running'
      | 'offline'
      /** `context.report`. */
      | 'done'
      /** `context.problem`, or the server has given up where it is null. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    startImport: notProvided<MemberImport, StartImportInput>('startImport'),
    loadImport: notProvided<MemberImport, { importId: string }>('loadImport'),
  },
  actions: {
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ file, report: null, problem: null })),
    clearFile: assign({ file: null, report: null, problem: null }),
    setRole: assign((_, { role }: { role: ImportRole }) => ({ role, report: null, problem: null })),
    refuseFile: assign((_, { file }: { file: ChosenFile }) => ({
      problem: { code: fileProblem(file) ?? ('UNKNOWN' as const) },
      file: null,
      report: null,
    })),
    setReport: assign((_, report: MemberImport) => ({
      report,
      importId: report.importId,
      failures: 0,
      problem: null,
    })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, MEMBER_IMPORT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null }),
    notifyInvited: emit({ type: 'members.invited' }),
  },
  guards: {
    isFollowing: ({ context }) => context.importId !== '',
    isWrongFile: (_, { file }: { file: ChosenFile }) => fileProblem(file) !== null,
    isDone: ({ context }) => context.report?.status === 'done',
    isDryRunDone: ({ context }) => context.report?.status === 'done' && context.report.dryRun,
    hasFailed: ({ context }) => context.report?.status === 'failed',
    isDryRun: ({ context }) => context.report?.dryRun === true,
    hasPeople: ({ context }) => (context.report?.invited ?? 0) > 0 && context.file !== null,
    hasFile: ({ context }) => context.file !== null,
    isTransient: ({ context }) => isTransient(context.problem),
  },
  delays: {
    pollInterval: IMPORT_POLL_INTERVAL_MS,
    backOff: ({ context }) => backOffMs(context.failures),
  },
});

/** What is sent to look at a file, or to invite its people. */
export function startInput({ file, role }: MemberImportContext, dryRun: boolean): StartImportInput {
  return { file: file ?? NO_FILE, role, dryRun };
}

function fileProblem({ name, sizeBytes }: ChosenFile): MemberImportProblemCode | null {
  if (!/\.(csv|txt)$/i.test(name)) return 'FILE_FORMAT';
  if (sizeBytes === 0) return 'FILE_EMPTY';
  return sizeBytes > IMPORT_FILE_MAX_BYTES ? 'PAYLOAD_TOO_LARGE' : null;
}
