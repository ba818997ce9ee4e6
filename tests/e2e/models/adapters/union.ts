import { expect } from '@playwright/test';
import { OWNER, signIn } from '../../support/accounts.ts';
import { SCHOOLS } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import { made } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { reconnect, visit } from '../visit.ts';

/** Two schools of one owner that no other test unites. */
const LEADER = SCHOOLS.overseas;
const OWN = SCHOOLS.store;
const UNIONS = '/api/school/unions';
/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;
const TERMS = { version: 1, text: 'Who shares a class answers its learners.' };
const NEW_TERMS = 'Who shares a class answers its learners within a week.';

async function ask<Data = unknown>(
  { page }: Stage,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  school: string,
  data?: object,
): Promise<Data> {
  const headers = { 'x-requested-with': 'stoa', tenantId: school };
  const answer = await page.request.fetch(`${UNIONS}${path}`, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

const idOf = ({ notes }: Stage) => notes.get('union') ?? '';
const nameOf = ({ notes }: Stage) => notes.get('name') ?? '';
const texts = (stage: Stage, terms: string) => ({
  name: { en_US: nameOf(stage) },
  terms: { en_US: terms },
  isListed: true,
});

/** A union that another school leads. */
async function found(stage: Stage): Promise<void> {
  await signIn(stage.page, OWNER);
  stage.notes.set('name', `Walkers ${Date.now().toString(36)}`);
  const { unions } = await ask<{ unions: { unionId: string; title: string }[] }>(
    stage,
    'POST',
    '',
    LEADER,
    texts(stage, TERMS.text),
  );
  stage.notes.set('union', unions.find(({ title }) => title === nameOf(stage))?.unionId ?? '');
}

const invite = (stage: Stage) => ask(stage, 'PUT', `/${idOf(stage)}/candidates/${OWN}`, LEADER);
const show = (stage: Stage) => visit(stage, `/manage/${OWN}/unions`);
const press = (name: string | RegExp) => (stage: Stage) =>
  stage.page.getByRole('button', { name }).last().click();
const tick = ({ page }: Stage) => page.getByRole('dialog').getByRole('checkbox').press('Space');
const refused = made(500, 'INTERNAL_ERROR', 'The server refuses an owner only what the page does not offer.');

/** A school joins a union and leaves it. */
export const schoolUnion: Adapter = {
  machine: 'union',
  inputs: {
    invited: {
      value: { task: 'agree', terms: TERMS },
      open: async (stage) => {
        await found(stage);
        await invite(stage);
        await show(stage);
        await press(`Read the terms of ${nameOf(stage)}`)(stage);
      },
    },
    'not invited': {
      value: { task: 'agree', terms: TERMS },
      open: async (stage) => {
        await found(stage);
        await show(stage);
        await press('Find a union')(stage);
        const finding = stage.page.getByRole('dialog');
        await finding.getByRole('searchbox').or(finding.getByRole('textbox')).first().fill(nameOf(stage));
        await press(`Read the terms of ${nameOf(stage)}`)(stage);
      },
    },
    'in the union': {
      value: { task: 'leave', terms: TERMS },
      open: async (stage) => {
        await found(stage);
        await invite(stage);
        await ask(stage, 'PUT', `/${idOf(stage)}/membership`, OWN, { termsVersion: 1 });
        await show(stage);
        const own = stage.page.locator('section').filter({ hasText: nameOf(stage) });
        await own.getByRole('button', { name: 'Leave the union' }).click();
      },
    },
  },
  events: {
    ticked: { event: { type: 'agreement.changed', isAgreed: true }, cause: tick },
    unticked: { event: { type: 'agreement.changed', isAgreed: false }, cause: tick },
    given: { event: { type: 'agreement.given' }, cause: press(/^Agree and /) },
    'leaving confirmed': {
      event: { type: 'leave.confirmed' },
      cause: ({ page }) =>
        page.getByRole('alertdialog').getByRole('button', { name: 'Leave the union' }).click(),
    },
    dismissed: {
      event: { type: 'problem.dismissed' },
      cause: ({ page }) => page.getByRole('alert').getByRole('button').click(),
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    agree: {
      call: 'PUT /membership',
      ends: {
        joined: { resolve: { isMember: true } },
        asked: { resolve: { isMember: false } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        refused: { reject: { code: 'INTERNAL_ERROR' }, answer: refused },
        outdated: { reject: { code: 'VERSION_CONFLICT' } },
        'other terms': {
          reject: { code: 'VERSION_CONFLICT' },
          before: (stage) =>
            ask(stage, 'PUT', `/${idOf(stage)}`, LEADER, { ...texts(stage, NEW_TERMS), version: 1 }),
        },
      },
    },
    loadTerms: {
      call: 'GET /school/unions',
      ends: {
        loaded: { resolve: { version: 2, text: NEW_TERMS } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    leave: {
      call: 'DELETE /schools/*',
      ends: {
        left: { resolve: undefined },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        refused: { reject: { code: 'INTERNAL_ERROR' }, answer: refused },
        'removed meanwhile': {
          reject: { code: 'NOT_FOUND' },
          before: (stage) => ask(stage, 'DELETE', `/${idOf(stage)}/schools/${OWN}`, LEADER),
        },
      },
    },
  },
  seen: { 'union.reading.changed': ({ page }) => page.getByRole('dialog').getByText(NEW_TERMS) },
  walks: [
    {
      name: 'terms that have changed are read again, and the school is in it',
      steps: [
        ['open:invited', 'ticked', 'unticked', 'ticked', 'given', 'agree:other terms', 'loadTerms:loaded'],
        ['ticked', 'given', 'agree:cut', `wait:${BACK_OFF_MS}`, 'agree:cut', 'reconnected', 'agree:joined'],
      ].flat(),
    },
    {
      name: 'a refusal is told, and the school asks to join',
      steps: [
        ['open:not invited', 'ticked', 'given', 'agree:refused', 'dismissed'],
        ['given', 'agree:other terms', 'loadTerms:cut', 'given', 'agree:outdated', 'loadTerms:loaded'],
        ['ticked', 'given', 'agree:asked'],
      ].flat(),
    },
    {
      name: 'a school leaves over lost connections',
      steps: [
        ['open:in the union', 'leaving confirmed', 'leave:refused', 'leaving confirmed', 'leave:cut'],
        [`wait:${BACK_OFF_MS}`, 'leave:cut', 'reconnected', 'leave:left'],
      ].flat(),
    },
    {
      name: 'a school that was removed meanwhile has left',
      steps: ['open:in the union', 'leaving confirmed', 'leave:removed meanwhile'],
    },
  ],
};
