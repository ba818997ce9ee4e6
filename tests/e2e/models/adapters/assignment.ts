import { expect } from '@playwright/test';
import { newAccount } from '../../support/accounts.ts';
import { enrol } from '../../support/enrol.ts';
import { AdminClient, SCHOOL } from '../admin-client.ts';
import type { Adapter } from '../adapter.ts';
import { SIGNED_OUT } from '../signed-out.ts';
import type { Stage } from '../stage.ts';
import { lookAgain, reconnect, visit } from '../visit.ts';

const CONTENTS = '/api/portal/api/v1/authoring/contents';
const LESSONS = '/api/class/v1/lessons';
const DAY_MS = 86_400_000;
/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;
/** What was loaded counts as fresh for so long. */
const FRESH_MS = 31_000;
const TEXT = 'A plough, for sand.';
const NOTHING = { text: '', links: [], files: [] };

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const newId = (): string => `29${String(Date.now())}${String(Math.floor(Math.random() * 9000) + 1000)}`;

/** A class with an assignment that was published, and somebody who learns there, on the page of the lesson. */
async function openAssignment(stage: Stage, more: object = {}): Promise<void> {
  const adminClient = await AdminClient.of(stage);
  const lesson = {
    id: newId(),
    title: { en_US: 'An anchor' },
    kind: 'assignment',
    minutes: null,
    preview: false,
  };
  const made = await adminClient.send<{ id: string; version: number; draft: object }>('POST', CONTENTS, {
    data: { kind: 'class', title: { en_US: 'Anchors' } },
  });
  const path = `${CONTENTS}/${made.id}`;
  await adminClient.send('PUT', path, {
    data: {
      baseVersion: made.version,
      draft: {
        ...made.draft,
        sections: [{ id: newId(), title: { en_US: 'Beginning' }, lessons: [lesson] }],
      },
    },
  });
  await adminClient.send('PUT', `${path}/lessons/${lesson.id}`, {
    data: {
      baseVersion: 0,
      body: { en_US: paragraph('Choose an anchor.') },
      material: {
        type: 'assignment',
        dueAt: null,
        timeZone: 'Europe/Athens',
        late: 'accepted',
        deduction: 0,
        accepts: ['text', 'links'],
        attempts: 2,
        points: 10,
        rubric: [],
        ...more,
      },
    },
  });
  const { version } = await adminClient.send<{ version: number }>('GET', path);
  await adminClient.send('POST', `${path}/publish`, { data: { version } });
  stage.notes.set('class', made.id);
  stage.notes.set('lesson', lesson.id);
  await newAccount(stage.page, { tenantId: SCHOOL });
  const me = await stage.page.request.get('/api/accounts/users/me');
  stage.notes.set('userId', ((await me.json()) as { data: { user_id: string } }).data.user_id);
  await enrol(stage.page, SCHOOL, made.id);
  await visit(stage, `/classInfo/${SCHOOL}/class-view/${made.id}?lesson=${lesson.id}`);
}

const work = ({ notes }: Stage) =>
  `${LESSONS}/${notes.get('lesson') ?? ''}/works/${notes.get('userId') ?? ''}`;
/** Which version of the work its teacher has seen. */
const versionOf = async (stage: Stage): Promise<number> => {
  const adminClient = await AdminClient.of(stage);
  return (await adminClient.send<{ version: number }>('GET', work(stage))).version;
};
const main = ({ page }: Stage) => page.getByRole('main');
const press = (name: string) => (stage: Stage) =>
  main(stage).getByRole('button', { name, exact: true }).click();
const type = (label: string, value: string) => (stage: Stage) =>
  main(stage).getByRole('textbox', { name: label }).fill(value);

/** Handing in an assignment, on the page of its lesson. */
export const assignment: Adapter = {
  machine: 'assignment',
  inputs: {
    'something to do': {
      value: {
        lessonId: 'lesson',
        accepts: ['text', 'links'],
        standing: 'notBegun',
        isOpen: true,
        draft: NOTHING,
        key: 'first',
      },
      open: (stage) => openAssignment(stage),
    },
    'too late': {
      value: {
        lessonId: 'lesson',
        accepts: ['text', 'links'],
        standing: 'notBegun',
        isOpen: false,
        draft: NOTHING,
        key: 'first',
      },
      open: (stage) =>
        openAssignment(stage, { dueAt: new Date(Date.now() - DAY_MS).toISOString(), late: 'refused' }),
    },
  },
  events: {
    'a text': {
      event: { type: 'draft.changed', draft: { ...NOTHING, text: TEXT } },
      cause: type('Your answer', TEXT),
    },
    'no address': {
      event: { type: 'draft.changed', draft: { ...NOTHING, text: TEXT, links: ['nowhere'] } },
      cause: type('Link 1', 'nowhere'),
    },
    'an address': {
      event: { type: 'draft.changed', draft: { ...NOTHING, text: TEXT, links: ['https://www.example.org'] } },
      cause: type('Link 1', 'https://www.example.org'),
    },
    'hand in': { event: { type: 'handIn.requested', key: 'next' }, cause: press('Hand in') },
    'once more': { event: { type: 'handIn.again' }, cause: press('Hand in again') },
    'told why': { event: { type: 'problem.dismissed' }, cause: press('Dismiss') },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
    'returned by the teacher': {
      event: { type: 'work.changed', standing: 'returned', isOpen: true },
      cause: async (stage) => {
        // What was handed in is read again: that has to be old before a look asks anew.
        await expect(main(stage).getByRole('heading', { name: 'Attempt 1' })).toBeVisible();
        await stage.wait(FRESH_MS);
        const adminClient = await AdminClient.of(stage);
        await adminClient.send('PUT', `${work(stage)}/grade`, {
          data: {
            version: await versionOf(stage),
            outcome: 'returned',
            points: null,
            choices: [],
            remark: 'Which weight?',
          },
        });
        await lookAgain(stage);
      },
    },
    'handed in elsewhere': {
      event: { type: 'work.changed', standing: 'handedIn', isOpen: true },
      cause: async (stage) => {
        await stage.page.request.post(`${LESSONS}/${stage.notes.get('lesson') ?? ''}/submissions`, {
          headers: { 'x-requested-with': 'stoa', tenantid: SCHOOL, 'idempotency-key': crypto.randomUUID() },
          data: { ...NOTHING, text: TEXT },
        });
        await lookAgain(stage);
      },
    },
    'given more time': {
      event: { type: 'work.changed', standing: 'notBegun', isOpen: true },
      cause: async (stage) => {
        const adminClient = await AdminClient.of(stage);
        await adminClient.send('PUT', `${work(stage)}/terms`, {
          data: {
            version: await versionOf(stage),
            extendedUntil: new Date(Date.now() + DAY_MS).toISOString(),
            isExcused: false,
          },
        });
        await lookAgain(stage);
      },
    },
  },
  outcomes: {
    handIn: {
      call: 'POST submissions',
      ends: {
        'handed in': { resolve: { standing: 'handedIn', isOpen: true } },
        'handed in for the last time': { resolve: { standing: 'handedIn', isOpen: false } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'signed out': SIGNED_OUT,
        'left the class': {
          reject: { code: 'NOT_ENROLLED' },
          before: ({ page, notes }) =>
            page.request.post('/api/class/leave', {
              headers: { 'x-requested-with': 'stoa', tenantid: SCHOOL },
              data: { classId: notes.get('class') },
            }),
        },
      },
    },
  },
  seen: {
    'assignment.editing.incomplete': (stage) => main(stage).getByText('Add something to hand in.'),
    'assignment.editing.linkWrong': (stage) =>
      main(stage).getByText('One of the links is not a web address.'),
    'assignment.closed': (stage) => main(stage).getByText(/due/i).first(),
  },
  walks: [
    {
      name: 'what is missing is told, what was lost is sent again, and it is handed in once more',
      steps: [
        ['open:something to do', 'hand in', 'a text', 'no address', 'hand in', 'an address'],
        [
          'hand in',
          'handIn:cut',
          `wait:${BACK_OFF_MS}`,
          'handIn:cut',
          'reconnected',
          'handIn:cut',
          'told why',
        ],
        ['hand in', 'handIn:signed out', 'told why', 'hand in', 'handIn:handed in'],
        ['returned by the teacher', 'a text', 'hand in'],
        ['handIn:handed in for the last time'],
      ].flat(),
    },
    {
      name: 'what another device hands in counts, and somebody who has left is told',
      steps: [
        ['open:something to do', `wait:${FRESH_MS}`, 'handed in elsewhere', 'once more', 'a text', 'hand in'],
        ['handIn:left the class', 'told why'],
      ].flat(),
    },
    {
      name: 'who is too late hands in once there is more time',
      steps: [
        'open:too late',
        `wait:${FRESH_MS}`,
        'given more time',
        'a text',
        'hand in',
        'handIn:handed in',
      ],
    },
  ],
};
