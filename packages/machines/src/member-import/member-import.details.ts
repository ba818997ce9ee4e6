import type { MachineDetails } from '../shared/machine-details.ts';
import { NUMBER, oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { MEMBER_IMPORT_PROBLEM_CODES } from './index.ts';
import { REPORTS } from './member-import.samples.details.ts';
import type { memberImportMachine } from './member-import.machine.ts';

/** Import of members: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.memberImport.name', message: 'Import of members' },
  purpose: /*i18n*/ {
    id: 'machine.memberImport.purpose',
    message: 'Invites the people of a file after a dry run that names each row which cannot be taken.',
  },
  inputs: [
    fixture(FIXTURES.aNewStart, {}),
    fixture(
      /*i18n*/ { id: 'machine.memberImport.fixture.anImportThatWasLeft', message: 'An import that was left' },
      { importId: '1700000000000000601' },
    ),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    starting: STATES.starting,
    choosing: /*i18n*/ { id: 'machine.memberImport.state.choosing', message: 'Choosing a file' },
    'choosing.empty': /*i18n*/ { id: 'machine.memberImport.state.choosing.empty', message: 'No file' },
    'choosing.refused': STATES.refused,
    'choosing.chosen': /*i18n*/ { id: 'machine.memberImport.state.choosing.chosen', message: 'File chosen' },
    'choosing.rejected': /*i18n*/ {
      id: 'machine.memberImport.state.choosing.rejected',
      message: 'File refused',
    },
    startingCheck: /*i18n*/ { id: 'machine.memberImport.state.startingCheck', message: 'Starting the check' },
    checked: /*i18n*/ { id: 'machine.memberImport.state.checked', message: 'Checked' },
    'checked.untouched': STATES.untouched,
    'checked.refused': STATES.refused,
    startingImport: /*i18n*/ {
      id: 'machine.memberImport.state.startingImport',
      message: 'Starting the import',
    },
    following: /*i18n*/ { id: 'machine.memberImport.state.following', message: 'Following the import' },
    'following.looking': STATES.looking,
    'following.checking': /*i18n*/ {
      id: 'machine.memberImport.state.following.checking',
      message: 'Check running',
    },
    'following.checking.waiting': /*i18n*/ {
      id: 'machine.memberImport.state.following.checking.waiting',
      message: 'Waiting for progress',
    },
    'following.checking.asking': /*i18n*/ {
      id: 'machine.memberImport.state.following.checking.asking',
      message: 'Asking for progress',
    },
    'following.running': /*i18n*/ {
      id: 'machine.memberImport.state.following.running',
      message: 'Import running',
    },
    'following.running.waiting': /*i18n*/ {
      id: 'machine.memberImport.state.following.running.waiting',
      message: 'Waiting for progress',
    },
    'following.running.asking': /*i18n*/ {
      id: 'machine.memberImport.state.following.running.asking',
      message: 'Asking for progress',
    },
    'following.judging': STATES.judging,
    'following.offline': STATES.offline,
    done: /*i18n*/ { id: 'machine.memberImport.state.done', message: 'Done' },
    stopped: STATES.stopped,
  },
  events: {
    'file.chosen': {
      name: /*i18n*/ { id: 'machine.memberImport.event.file.chosen', message: 'File chosen' },
      from: 'person',
      payload: record({ file: record({ key: TEXT, name: TEXT, sizeBytes: NUMBER }) }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.memberImport.fixture.aRightFile', message: 'A right file' },
          { file: { key: 'file-1', name: 'members.csv', sizeBytes: 4096 } },
        ),
        fixture(FIXTURES.wrongFileFormat, { file: { key: 'file-2', name: 'members.exe', sizeBytes: 4096 } }),
        fixture(
          /*i18n*/ { id: 'machine.memberImport.fixture.fileIsEmpty', message: 'File is empty' },
          { file: { key: 'file-3', name: 'members.csv', sizeBytes: 0 } },
        ),
        fixture(FIXTURES.fileTooLarge, { file: { key: 'file-4', name: 'members.csv', sizeBytes: 50000000 } }),
      ],
    },
    'file.removed': bare(
      'person',
      /*i18n*/ { id: 'machine.memberImport.event.file.removed', message: 'File removed' },
    ),
    'role.chosen': {
      name: /*i18n*/ { id: 'machine.memberImport.event.role.chosen', message: 'Role chosen' },
      from: 'person',
      payload: record({ role: oneOf('member', 'teacher', 'admin') }),
      fixtures: [
        fixture(FIXTURES.teachers, { role: 'teacher' }),
        fixture(
          /*i18n*/ { id: 'machine.memberImport.fixture.members', message: 'Members' },
          { role: 'member' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.memberImport.fixture.administrators', message: 'Administrators' },
          { role: 'admin' },
        ),
      ],
    },
    'check.requested': bare(
      'person',
      /*i18n*/ { id: 'machine.memberImport.event.check.requested', message: 'Check asked for' },
    ),
    'import.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.memberImport.event.import.confirmed', message: 'Import confirmed' },
    ),
    'import.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.memberImport.event.import.retried', message: 'Import retried' },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    isFollowing: /*i18n*/ { id: 'machine.memberImport.guard.isFollowing', message: 'An import is followed' },
    isWrongFile: /*i18n*/ { id: 'machine.memberImport.guard.isWrongFile', message: 'File does not fit' },
    isDone: /*i18n*/ { id: 'machine.memberImport.guard.isDone', message: 'Is done' },
    isDryRunDone: /*i18n*/ { id: 'machine.memberImport.guard.isDryRunDone', message: 'Check is done' },
    hasFailed: GUARDS.hasFailed,
    isDryRun: /*i18n*/ { id: 'machine.memberImport.guard.isDryRun', message: 'Is only a check' },
    hasPeople: /*i18n*/ { id: 'machine.memberImport.guard.hasPeople', message: 'There are people to invite' },
    hasFile: /*i18n*/ { id: 'machine.memberImport.guard.hasFile', message: 'File is chosen' },
    isTransient: GUARDS.isTransient,
  },
  delays: {
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
  actors: {
    startImport: {
      name: /*i18n*/ { id: 'machine.memberImport.actor.startImport', message: 'Start the import' },
      kind: 'promise',
      resolves: [...REPORTS],
      rejects: refusals(MEMBER_IMPORT_PROBLEM_CODES),
    },
    loadImport: {
      name: /*i18n*/ { id: 'machine.memberImport.actor.loadImport', message: 'Look how far the import is' },
      kind: 'promise',
      resolves: [...REPORTS],
      rejects: refusals(MEMBER_IMPORT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof memberImportMachine>;
