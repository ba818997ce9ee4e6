import { newAccount } from '../../support/accounts.ts';
import { enrol } from '../../support/enrol.ts';
import { CLASSES, SCHOOLS } from '../../support/places.ts';
import { AdminClient } from '../admin-client.ts';
import type { Adapter } from '../adapter.ts';
import { SIGNED_OUT } from '../signed-out.ts';
import type { Stage } from '../stage.ts';
import { reconnect, visit } from '../visit.ts';

const ATTENDANCES = '/api/manager/v1/class/attendances';
const MINUTE_MS = 60_000;
/** A first failed request is made again within this time, a second one within twice as long. */
const BACK_OFF_MS = 1000;
const CODE = '482913';
const AT = '2026-11-21T08:04:00.000Z';

/** A meeting that goes on, and somebody of its class who has scanned the code on the screen of its teacher. */
async function openMeeting(stage: Stage, method: 'code' | 'button', code = ''): Promise<void> {
  const adminClient = await AdminClient.of(stage, SCHOOLS.stoa);
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const title = `Walk ${crypto.randomUUID()}`;
  const { id } = await adminClient.send<{ id: string }>('POST', ATTENDANCES, {
    data: { classId: CLASSES.porch, title, opensAt: at(-1), lateFrom: at(30), closesAt: at(60), method },
  });
  stage.notes.set('meeting', id);
  stage.notes.set('title', title);
  await newAccount(stage.page);
  await enrol(stage.page, SCHOOLS.stoa, CLASSES.porch);
  const scanned = new URLSearchParams({ checkIn: id, ...(code ? { code } : {}) });
  await visit(stage, `/classInfo/${SCHOOLS.stoa}/class-view/${CLASSES.porch}?${scanned}`);
}

/** The meeting on the page of its class: others may go on there as well. */
const meeting = ({ page, notes }: Stage) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: notes.get('title') ?? '', level: 3 }) });
const field = (stage: Stage) => meeting(stage).getByRole('textbox', { name: 'Code' });
const typed = (code: string) => ({
  event: { type: 'code.changed', code },
  cause: (stage: Stage) => field(stage).fill(code),
});

/** Checking in to a meeting, on the page of its class. */
export const checkIn: Adapter = {
  machine: 'checkIn',
  inputs: {
    'a code that was scanned late': {
      value: { attendanceId: 'meeting', needsCode: true, code: '000000' },
      open: (stage) => openMeeting(stage, 'code', '000000'),
    },
    'a code to type': {
      value: { attendanceId: 'meeting', needsCode: true, code: '' },
      open: (stage) => openMeeting(stage, 'code'),
    },
    'a button': {
      value: { attendanceId: 'meeting', needsCode: false, code: '' },
      open: (stage) => openMeeting(stage, 'button'),
    },
  },
  events: {
    'half a code': typed('48'),
    'the code on the screen': {
      event: { type: 'code.changed', code: CODE },
      cause: async (stage) => {
        const adminClient = await AdminClient.of(stage, SCHOOLS.stoa);
        const path = `${ATTENDANCES}/${stage.notes.get('meeting') ?? ''}/code`;
        const { code } = await adminClient.send<{ code: string }>('GET', path);
        await field(stage).fill(code);
      },
    },
    'check in': {
      event: { type: 'checkIn.requested' },
      cause: (stage) => meeting(stage).getByRole('button', { name: 'Check in' }).click(),
    },
    'told why': {
      event: { type: 'problem.dismissed' },
      cause: (stage) => meeting(stage).getByRole('button', { name: 'Dismiss' }).click(),
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    checkIn: {
      call: 'POST check-in',
      ends: {
        present: { resolve: { record: 'present', checkedInAt: AT } },
        'wrong code': { reject: { code: 'CODE_INVALID' } },
        'closed meanwhile': {
          reject: { code: 'NOT_FOUND' },
          before: async (stage) => {
            const adminClient = await AdminClient.of(stage, SCHOOLS.stoa);
            await adminClient.send('DELETE', `${ATTENDANCES}/${stage.notes.get('meeting') ?? ''}`);
          },
        },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'signed out': SIGNED_OUT,
      },
    },
  },
  seen: {
    'checkIn.entering.incomplete': ({ page }) => page.getByText('Enter all six digits.'),
    'checkIn.entering.refused': (stage) => meeting(stage),
    'checkIn.checkedIn': (stage) => meeting(stage).getByText('Present', { exact: true }),
  },
  walks: [
    {
      name: 'a code that is no longer shown is told, half of one as well, and the right one passes over a lost connection',
      steps: [
        ['open:a code that was scanned late', 'check in', 'checkIn:wrong code', 'half a code', 'check in'],
        ['the code on the screen', 'check in', 'checkIn:cut', `wait:${BACK_OFF_MS}`, 'checkIn:cut'],
        ['reconnected', 'checkIn:cut', 'told why', 'check in', 'checkIn:present'],
      ].flat(),
    },
    {
      name: 'a press is enough where no code is asked for, signed in or not',
      steps: [
        ['open:a button', 'check in', 'checkIn:signed out', 'told why'],
        ['check in', 'checkIn:present'],
      ].flat(),
    },
    {
      name: 'a meeting that is gone is told',
      steps: [
        'open:a code to type',
        'half a code',
        'the code on the screen',
        'check in',
        'checkIn:closed meanwhile',
        'told why',
      ],
    },
  ],
};
