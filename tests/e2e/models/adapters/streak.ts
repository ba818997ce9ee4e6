import { newAccount } from '../../support/accounts.ts';
import { enrol } from '../../support/enrol.ts';
import { CLASSES, SCHOOLS } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { reconnect, visit } from '../visit.ts';

const PAGE = '/learning';
/** An article of the class. */
const LESSON = '1780000000000000222';
const DAY_MS = 86_400_000;
const streak = (days: number, isHidden = false) => ({ days, isHidden, latest: [] });

/** Somebody learned today. */
async function learn(stage: Stage): Promise<void> {
  await newAccount(stage.page);
  await enrol(stage.page, SCHOOLS.stoa, CLASSES.porch);
  await stage.page.request.put(`/api/class/v1/lessons/${LESSON}/progress`, {
    headers: { 'x-requested-with': 'stoa', tenantId: SCHOOLS.stoa },
    data: { fraction: 1, completed: true, deviceId: 'd-models-1', clientUpdatedAt: new Date().toISOString() },
  });
}

const press =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name, exact: true }).click();

/** Days of learning in a row, beside one's classes. */
export const learningStreak: Adapter = {
  machine: 'streak',
  inputs: {
    'learned today': {
      value: { streak: null },
      open: async (stage) => {
        await learn(stage);
        await visit(stage, PAGE);
      },
    },
    'never learned': {
      value: { streak: null },
      open: async (stage) => {
        await newAccount(stage.page);
        await enrol(stage.page, SCHOOLS.stoa, CLASSES.porch);
        await visit(stage, PAGE);
      },
    },
  },
  events: {
    hide: { event: { type: 'hide.requested' }, cause: press('Hide') },
    show: { event: { type: 'show.requested' }, cause: press('Show streak') },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    load: {
      call: 'GET learning/streak',
      ends: {
        'one day': { resolve: streak(1) },
        'no day': { resolve: streak(0) },
        hidden: { resolve: streak(0, true) },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    saveHidden: {
      call: 'PUT learning/streak',
      ends: {
        kept: { resolve: undefined },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
  },
  walks: [
    {
      name: 'a streak is hidden and shown, over lost connections and while it is asked for',
      steps: [
        ['open:learned today', 'load:one day', 'hide', 'saveHidden:cut', 'hide', 'saveHidden:kept'],
        ['load:hidden', 'show', 'saveHidden:kept', 'load:one day'],
        ['reconnected', 'hide', 'saveHidden:kept', 'load:cut'],
        ['reconnected', 'show', 'saveHidden:kept', 'load:one day'],
      ].flat(),
    },
    {
      name: 'where there is none it is asked for again, with the connection and with the day',
      steps: [
        ['open:never learned', 'load:cut', 'reconnected', 'load:no day', `wait:${DAY_MS}`, 'load:no day'],
      ].flat(),
    },
  ],
};
