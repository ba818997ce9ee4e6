import type { Fixture } from '../shared/machine-details.ts';
import { fixture } from '../details/fixture.ts';
import type { MemberImport } from './index.ts';

/** How far an import or its check can be. */
export const REPORTS: readonly Fixture<MemberImport>[] = [
  fixture(
    /*i18n*/ { id: 'machine.memberImport.fixture.checkIsDone', message: 'Check is done' },
    {
      importId: '1700000000000000601',
      status: 'done',
      dryRun: true,
      total: 120,
      processed: 120,
      invited: 118,
      skipped: 1,
      errorCount: 1,
      errors: [{ row: 7, column: 'email', reason: 'INVALID', value: 'ada@' }],
    },
  ),
  fixture(
    /*i18n*/ {
      id: 'machine.memberImport.fixture.checkIsDoneNobodyToInvite',
      message: 'Check is done, nobody to invite',
    },
    {
      importId: '1700000000000000601',
      status: 'done',
      dryRun: true,
      total: 120,
      processed: 120,
      invited: 0,
      skipped: 119,
      errorCount: 1,
      errors: [{ row: 7, column: 'email', reason: 'INVALID', value: 'ada@' }],
    },
  ),
  fixture(
    /*i18n*/ { id: 'machine.memberImport.fixture.checkIsRunning', message: 'Check is running' },
    {
      importId: '1700000000000000601',
      status: 'running',
      dryRun: true,
      total: 120,
      processed: 40,
      invited: 118,
      skipped: 1,
      errorCount: 1,
      errors: [{ row: 7, column: 'email', reason: 'INVALID', value: 'ada@' }],
    },
  ),
  fixture(
    /*i18n*/ { id: 'machine.memberImport.fixture.checkHasFailed', message: 'Check has failed' },
    {
      importId: '1700000000000000601',
      status: 'failed',
      dryRun: true,
      total: 120,
      processed: 40,
      invited: 118,
      skipped: 1,
      errorCount: 1,
      errors: [{ row: 7, column: 'email', reason: 'INVALID', value: 'ada@' }],
    },
  ),
  fixture(
    /*i18n*/ { id: 'machine.memberImport.fixture.importIsDone', message: 'Import is done' },
    {
      importId: '1700000000000000601',
      status: 'done',
      dryRun: false,
      total: 120,
      processed: 120,
      invited: 118,
      skipped: 1,
      errorCount: 1,
      errors: [{ row: 7, column: 'email', reason: 'INVALID', value: 'ada@' }],
    },
  ),
  fixture(
    /*i18n*/ { id: 'machine.memberImport.fixture.importIsRunning', message: 'Import is running' },
    {
      importId: '1700000000000000601',
      status: 'running',
      dryRun: false,
      total: 120,
      processed: 40,
      invited: 118,
      skipped: 1,
      errorCount: 1,
      errors: [{ row: 7, column: 'email', reason: 'INVALID', value: 'ada@' }],
    },
  ),
  fixture(
    /*i18n*/ { id: 'machine.memberImport.fixture.importIsWaiting', message: 'Import is waiting' },
    {
      importId: '1700000000000000601',
      status: 'waiting',
      dryRun: false,
      total: 120,
      processed: 0,
      invited: 0,
      skipped: 0,
      errorCount: 0,
      errors: [],
    },
  ),
  fixture(
    /*i18n*/ { id: 'machine.memberImport.fixture.importHasFailed', message: 'Import has failed' },
    {
      importId: '1700000000000000601',
      status: 'failed',
      dryRun: false,
      total: 120,
      processed: 40,
      invited: 118,
      skipped: 1,
      errorCount: 1,
      errors: [{ row: 7, column: 'email', reason: 'INVALID', value: 'ada@' }],
    },
  ),
];
