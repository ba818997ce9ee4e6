import { expect } from '@playwright/test';
import { newAccount } from '../../support/accounts.ts';
import type { Adapter } from '../adapter.ts';
import { AdminClient, SCHOOL } from '../admin-client.ts';
import { SIGNED_OUT } from '../signed-out.ts';
import type { Stage } from '../stage.ts';
import { reconnect, visit } from '../visit.ts';

const SURVEYS = '/api/survey/v1/manage/surveys';
/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;
/** Not so long that the page would show that it leads elsewhere. */
const A_MOMENT_MS = 100;

const item = (id: string, more: object) => ({
  id,
  kind: 'text',
  text: { en_US: `Question ${id}` },
  required: false,
  options: [],
  rows: [],
  min: 1,
  max: 5,
  lowLabel: {},
  highLabel: {},
  ...more,
});
const OFTEN = { key: 'a', text: { en_US: 'Often' } };
const NEVER = { key: 'b', text: { en_US: 'Never' } };
const DRAFT = {
  title: { en_US: 'Kites' },
  introduction: {},
  thanks: {},
  anonymous: true,
  answeredBy: 'device',
  audience: 1,
  opensAt: null,
  closesAt: null,
  pages: [
    {
      id: 'p1',
      title: {},
      items: [item('q1', { kind: 'single', required: true, options: [OFTEN, NEVER] })],
    },
    { id: 'p2', title: {}, items: [item('q2', {})] },
  ],
};
const asked = (id: string, required: boolean) => ({ id, required, parts: 0, isWhole: false });
const STARTED = {
  version: 1,
  submissionId: 'submission-1',
  pages: [
    { id: 'p1', questions: [asked('q1', true)] },
    { id: 'p2', questions: [asked('q2', false)] },
  ],
};
const HANDED_IN = {
  answers: {},
  pageId: '',
  version: 0,
  submissionId: 'submission-1',
  isSubmitted: true,
};

interface Made {
  id: string;
  version: number;
  url: string;
}

/** Makes a survey of two pages, and leaves its id and path. */
async function publish(stage: Stage, more: object = {}): Promise<string> {
  const adminClient = await AdminClient.of(stage);
  const made = await adminClient.send<Made>('POST', SURVEYS, { data: { draft: { ...DRAFT, ...more } } });
  await adminClient.send('POST', `${SURVEYS}/${made.id}/publish`, { data: { version: made.version } });
  stage.notes.set('survey', made.id);
  stage.notes.set('path', made.url);
  return made.url;
}

const surveyOf = ({ notes }: Stage): string => notes.get('survey') ?? '';
const press =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name, exact: true }).click();

const reported = (words: string) => (stage: Stage) =>
  stage.page.getByRole('main').getByRole('alert').filter({ hasText: words });

/**
 * The sign-in ends. The page leads to the login, whose script is on its way for as long as the walk goes on: somebody
 * with a slow connection signs in in another tab before.
 */
async function endSignIn({ context, page }: Stage): Promise<void> {
  await page.route('**/assets/login._index_-*', () => undefined);
  await context.clearCookies({ name: /_token$/ });
}

/** After a renewal that fails, the page waits a moment for another tab, and sends once more as a visitor. */
async function sendAsVisitor(stage: Stage): Promise<void> {
  await expect
    .poll(async () => {
      await stage.wait(A_MOMENT_MS);
      return stage.calls.isHeld('submitAnswers');
    })
    .toBe(true);
  await stage.calls.end('submitAnswers');
}

/** A survey of two pages, answered by a visitor and by somebody who is signed in. */
export const survey: Adapter = {
  machine: 'survey',
  inputs: {
    'as a visitor': { value: STARTED, open: async (stage) => visit(stage, await publish(stage)) },
    'once more': { value: STARTED, open: (stage) => visit(stage, stage.notes.get('path') ?? '') },
    'signed in': {
      value: STARTED,
      open: async (stage) => {
        const { email, password } = await newAccount(stage.page, { tenantId: SCHOOL });
        stage.notes.set('email', email).set('password', password);
        await visit(stage, await publish(stage, { anonymous: false, answeredBy: 'person' }));
      },
    },
  },
  events: {
    'chosen: often': {
      event: { type: 'answer.changed', questionId: 'q1', answer: { choice: ['a'] } },
      cause: ({ page }) => page.getByText('Often', { exact: true }).click(),
    },
    written: {
      event: { type: 'answer.changed', questionId: 'q2', answer: { text: 'They need wind.' } },
      cause: ({ page }) => page.getByRole('textbox', { name: 'Your answer' }).fill('They need wind.'),
    },
    next: { event: { type: 'page.done' }, cause: press('Next page') },
    'next, though something is missing': {
      event: { type: 'page.done' },
      cause: async (stage) => {
        await press('Next page')(stage);
        await expect(reported('Answer this question.')(stage)).toBeVisible();
        await expect(stage.page.getByRole('group', { name: 'Question q1' })).toBeFocused();
      },
    },
    send: { event: { type: 'page.done' }, cause: press('Send answers') },
    back: {
      event: { type: 'page.left' },
      cause: async (stage) => {
        await press('Previous page')(stage);
        await expect(stage.page.getByRole('radio', { name: 'Often' })).toBeChecked();
      },
    },
    'tried again': { event: { type: 'submit.retried' }, cause: press('Try again') },
    'signed in elsewhere': {
      event: { type: 'signIn.completed' },
      cause: async ({ context, notes }) => {
        const other = await context.newPage();
        await other.goto('/login/index');
        await expect(other.locator('html[data-ready]')).toBeAttached();
        await other.getByRole('textbox', { name: 'Email or phone number' }).fill(notes.get('email') ?? '');
        await other.getByRole('textbox', { name: 'Password' }).fill(notes.get('password') ?? '');
        await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      },
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    readLocal: { ends: { nothing: { resolve: null }, 'handed in': { resolve: HANDED_IN } } },
    storeLocal: { ends: { stored: { resolve: undefined } } },
    submitAnswers: {
      call: 'POST /answers',
      ends: {
        arrived: { resolve: { thanks: '' } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        closed: {
          reject: { code: 'SURVEY_CLOSED' },
          before: async (stage) =>
            (await AdminClient.of(stage)).send('PUT', `${SURVEYS}/${surveyOf(stage)}/status`, {
              data: { status: 'closed' },
            }),
        },
        gone: {
          reject: { code: 'NOT_FOUND' },
          before: async (stage) =>
            (await AdminClient.of(stage)).send('DELETE', `${SURVEYS}/${surveyOf(stage)}`),
        },
        'still gone': { reject: { code: 'NOT_FOUND' } },
        'signed out': SIGNED_OUT,
        'sign-in ended': { reject: { code: 'UNAUTHENTICATED' }, before: endSignIn, cause: sendAsVisitor },
        'answered elsewhere': {
          reject: { code: 'SURVEY_ANSWERED' },
          before: async (stage) => {
            const { request } = stage.page;
            const path = `/api/survey/v1/open/surveys/${surveyOf(stage)}`;
            const { data } = (await (await request.get(`${path}?schoolId=${SCHOOL}`)).json()) as {
              data: { version: number };
            };
            const answer = await request.post(`${path}/answers`, {
              headers: { 'x-requested-with': 'stoa', tenantId: SCHOOL },
              data: {
                version: data.version,
                deviceId: 'd-models-1',
                submissionId: crypto.randomUUID(),
                answers: [{ itemId: 'q1', choice: ['b'] }],
              },
            });
            expect(answer.ok(), await answer.text()).toBe(true);
          },
        },
      },
    },
  },
  seen: {
    'survey.answering.form.writing': ({ page }) =>
      page
        .locator('main:not(:has([role="alert"]))')
        .getByRole('button', { name: /^(Next page|Send answers)$/ }),
    'survey.submitting': ({ page }) => page.getByRole('main').locator('button[data-pending]'),
    'survey.offline': ({ page }) =>
      page.getByRole('main').getByText('No connection. Your answers are kept on this device'),
    'survey.awaitingSignIn': reported('You have been signed out. Your answers are kept on this device.'),
    'survey.refused': reported('This survey no longer exists. Your answers stay on this device.'),
    'survey.submitted': ({ page }) => page.getByRole('heading', { name: 'Thank you', level: 1 }),
    'survey.answered': ({ page }) =>
      page.getByRole('heading', { name: 'You have already answered this survey' }),
    'survey.closed': ({ page }) => page.getByRole('heading', { name: 'This survey is closed' }),
  },
  walks: [
    {
      name: 'pages forth and back, and a connection that comes back after the survey has closed',
      steps: [
        ['open:as a visitor', 'readLocal:nothing', 'next, though something is missing'],
        ['storeLocal:stored', 'chosen: often', 'storeLocal:stored', 'next', 'storeLocal:stored'],
        ['back', 'storeLocal:stored', 'next', 'storeLocal:stored', 'send', 'submitAnswers:cut'],
        ['reconnected', 'submitAnswers:cut'],
        [`wait:${2 * BACK_OFF_MS}`, 'submitAnswers:cut', 'tried again', 'submitAnswers:closed'],
      ].flat(),
    },
    {
      name: 'handed in, and opened once more',
      steps: [
        ['open:as a visitor', 'readLocal:nothing', 'chosen: often', 'storeLocal:stored'],
        ['next', 'storeLocal:stored', 'send', 'submitAnswers:arrived'],
        ['open:once more', 'readLocal:handed in'],
      ].flat(),
    },
    {
      name: 'a sign-in ends, and the answers go on after the next one',
      steps: [
        ['open:signed in', 'readLocal:nothing', 'chosen: often', 'storeLocal:stored'],
        ['next', 'storeLocal:stored', 'send', 'submitAnswers:sign-in ended', 'signed in elsewhere'],
        ['submitAnswers:arrived'],
      ].flat(),
    },
    {
      name: 'a sign-in is refused, and the same person has answered elsewhere',
      steps: [
        ['open:signed in', 'readLocal:nothing', 'chosen: often', 'storeLocal:stored'],
        ['next', 'storeLocal:stored', 'send', 'submitAnswers:signed out', 'tried again'],
        ['submitAnswers:answered elsewhere'],
      ].flat(),
    },
    {
      name: 'a survey that is deleted meanwhile: what was answered stays to be looked at',
      steps: [
        ['open:as a visitor', 'readLocal:nothing', 'chosen: often', 'storeLocal:stored'],
        ['next', 'storeLocal:stored', 'send', 'submitAnswers:gone', 'tried again'],
        [
          'submitAnswers:still gone',
          'written',
          'storeLocal:stored',
          'send',
          'submitAnswers:still gone',
          'back',
          'storeLocal:stored',
        ],
      ].flat(),
    },
  ],
};
