import { newAccount } from '../../support/accounts.ts';
import { SCHOOLS } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { visit } from '../visit.ts';

/** “A supplier is late”: its first step asks for a number, 10. */
const SCENARIO = '1791000000000750001';
const PAGE = `/o3/${SCHOOLS.overseas}/detail?kind=scenario&id=${SCENARIO}`;
const O3 = '/api/o3service/o3';
const RIGHT = { step: 1, answer: '10' };
const said = (correct: boolean) => ({
  results: [{ step: 1, correct, explanation: '' }],
  done: correct ? [1] : [],
});

const step = ({ page }: Stage) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: /How long/ }) });

const answer = (words: string) => async (stage: Stage) => {
  await step(stage).getByRole('textbox').fill(words);
  await step(stage).getByRole('button', { name: 'Check' }).click();
};

/** The steps of a scenario of the o3 area. */
export const scenario: Adapter = {
  machine: 'scenario',
  inputs: {
    visitor: { value: { done: [], isSignedIn: false }, open: (stage) => visit(stage, PAGE) },
    'somebody who did a step before': {
      value: { done: [1], isSignedIn: true },
      open: async (stage) => {
        await newAccount(stage.page);
        await stage.page.request.post(
          `${O3}/open/scenarios/${SCENARIO}/checks?schoolId=${SCHOOLS.overseas}`,
          {
            headers: { 'x-requested-with': 'stoa' },
            data: { answers: [RIGHT] },
          },
        );
        await visit(stage, PAGE);
      },
    },
    'somebody whose device kept a step': {
      value: { done: [], isSignedIn: true },
      open: async (stage) => {
        await newAccount(stage.page);
        await stage.page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
          `stoa.scenario.${SCENARIO}`,
          JSON.stringify([RIGHT]),
        ] as const);
        await visit(stage, PAGE);
      },
    },
  },
  events: {
    // As the page finds them when it opens.
    'nothing kept': { event: { type: 'device.read', kept: [] }, cause: () => Promise.resolve() },
    'a step kept': { event: { type: 'device.read', kept: [RIGHT] }, cause: () => Promise.resolve() },
    'progress loaded': { event: { type: 'progress.loaded', done: [1] }, cause: () => Promise.resolve() },
    'answered wrong': { event: { type: 'answer.given', step: 1, answer: '9' }, cause: answer('9') },
    answered: { event: { type: 'answer.given', ...RIGHT }, cause: answer('10') },
    'started over': {
      event: { type: 'restart.requested' },
      cause: ({ page }) => page.getByRole('button', { name: 'Start over' }).click(),
    },
    dismissed: {
      event: { type: 'problem.dismissed' },
      cause: ({ page }) => page.getByRole('alert').getByRole('button').click(),
    },
  },
  outcomes: {
    checkAnswers: {
      call: 'POST /checks',
      ends: {
        right: { resolve: said(true) },
        wrong: { resolve: said(false) },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    clearProgress: {
      call: 'DELETE /progress',
      ends: { done: { resolve: undefined }, cut: { reject: { code: 'NETWORK' }, answer: 'cut' } },
    },
  },
  seen: { 'scenario.working.refused': ({ page }) => page.getByText('No connection. Nothing was changed.') },
  walks: [
    {
      name: 'a visitor answers over a lost connection, and starts over',
      steps: [
        ['open:visitor', 'nothing kept', 'answered wrong', 'checkAnswers:wrong'],
        ['answered', 'checkAnswers:cut', 'dismissed', 'answered', 'checkAnswers:right', 'started over'],
      ].flat(),
    },
    {
      name: 'progress of an account is there again, and forgotten over a lost connection',
      steps: [
        ['open:somebody who did a step before', 'nothing kept', 'progress loaded'],
        ['started over', 'clearProgress:cut', 'started over', 'clearProgress:done'],
      ].flat(),
    },
    {
      name: 'what the device kept comes along',
      steps: ['open:somebody whose device kept a step', 'a step kept', 'checkAnswers:right'],
    },
  ],
};
