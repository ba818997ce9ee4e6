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
  name: 'Import of members',
  inputs: [
    fixture(FIXTURES.aNewStart, {}),
    fixture('An import that was left', { importId: '1700000000000000601' }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    starting: STATES.starting,
    choosing: 'Choosing a file',
    'choosing.empty': 'No file',
    'choosing.refused': STATES.refused,
    'choosing.chosen': 'File chosen',
    'choosing.rejected': 'File refused',
    startingCheck: 'Starting the check',
    checked: 'Checked',
    'checked.untouched': STATES.untouched,
    'checked.refused': STATES.refused,
    startingImport: 'Starting the import',
    following: 'Following the import',
    'following.looking': STATES.looking,
    'following.checking': 'Check running',
    'following.checking.waiting': 'Waiting for progress',
    'following.checking.asking': 'Asking for progress',
    'following.checking.evaluating': STATES.evaluating,
    'following.checking.offline': STATES.offline,
    'following.running': 'Import running',
    'following.running.waiting': 'Waiting for progress',
    'following.running.asking': 'Asking for progress',
    'following.running.evaluating': STATES.evaluating,
    'following.running.offline': STATES.offline,
    done: 'Done',
    stopped: STATES.stopped,
  },
  events: {
    'file.chosen': {
      name: 'File chosen',
      from: 'person',
      payload: record({ file: record({ key: TEXT, name: TEXT, sizeBytes: NUMBER }) }),
      fixtures: [
        fixture('A right file', { file: { key: 'file-1', name: 'members.csv', sizeBytes: 4096 } }),
        fixture(FIXTURES.wrongFileFormat, { file: { key: 'file-2', name: 'members.exe', sizeBytes: 4096 } }),
        fixture('File is empty', { file: { key: 'file-3', name: 'members.csv', sizeBytes: 0 } }),
        fixture(FIXTURES.fileTooLarge, { file: { key: 'file-4', name: 'members.csv', sizeBytes: 50000000 } }),
      ],
    },
    'file.removed': bare('person', 'File removed'),
    'role.chosen': {
      name: 'Role chosen',
      from: 'person',
      payload: record({ role: oneOf('member', 'teacher', 'admin') }),
      fixtures: [
        fixture(FIXTURES.teachers, { role: 'teacher' }),
        fixture('Members', { role: 'member' }),
        fixture('Administrators', { role: 'admin' }),
      ],
    },
    'check.requested': bare('person', 'Check asked for'),
    'import.confirmed': bare('person', 'Import confirmed'),
    'import.retried': bare('person', 'Import retried'),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    isFollowing: 'An import is followed',
    isWrongFile: 'File does not fit',
    isDone: 'Is done',
    isDryRunDone: 'Check is done',
    hasFailed: GUARDS.hasFailed,
    isDryRun: 'Is only a check',
    hasPeople: 'There are people to invite',
    hasFile: 'File is chosen',
    isTransient: GUARDS.isTransient,
  },
  delays: {
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
  actors: {
    startImport: {
      name: 'Start the import',
      kind: 'promise',
      resolves: [...REPORTS],
      rejects: refusals(MEMBER_IMPORT_PROBLEM_CODES),
    },
    loadImport: {
      name: 'Look how far the import is',
      kind: 'promise',
      resolves: [...REPORTS],
      rejects: refusals(MEMBER_IMPORT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof memberImportMachine>;
