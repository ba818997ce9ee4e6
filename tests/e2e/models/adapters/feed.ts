import { newAccount } from '../../support/accounts.ts';
import { SCHOOLS } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { again, lookAgain, reconnect, visit } from '../visit.ts';

const OWN = { 'x-requested-with': 'stoa', tenantid: SCHOOLS.stoa };
const SPACE = `/personSpace/${SCHOOLS.stoa}/dynamics`;
/** People of the first school, who did more than a page holds together. */
const PEOPLE = Array.from(
  { length: 24 },
  (_none, index) => `17100000000000000${String(index + 6).padStart(2, '0')}`,
);
/** What was loaded counts as fresh for so long. */
const FRESH_MS = 31_000;

const follow = ({ page }: Stage, userId: string) =>
  page.request.post('/api/personal-center/addFocus', { headers: OWN, data: { userId } });

/** What those whom one follows did, in one's own space. */
export const feed: Adapter = {
  machine: 'feed',
  inputs: {
    'with a first page': {
      value: { first: { next: 'second' } },
      open: async (stage) => {
        await newAccount(stage.page);
        for (const userId of PEOPLE) await follow(stage, userId);
        await visit(stage, `${SPACE}?activity=following`);
      },
    },
    'after one’s own activity': {
      value: { first: null },
      open: async (stage) => {
        await newAccount(stage.page);
        await visit(stage, SPACE);
        await again(stage, () => stage.page.getByText('People I follow', { exact: true }).click());
      },
    },
  },
  events: {
    'another beginning': {
      event: { type: 'feed.refreshed', first: { next: 'third' } },
      cause: async (stage) => {
        for (const userId of PEOPLE.slice(0, 3))
          await stage.page.request.post('/api/personal-center/cancelFocus', {
            headers: OWN,
            data: { userId },
          });
        await stage.wait(FRESH_MS);
        await lookAgain(stage);
        await stage.calls.end('load');
      },
    },
    more: {
      event: { type: 'more.requested' },
      cause: ({ page }) => page.getByRole('button', { name: 'Show earlier activity' }).click(),
    },
    'tried again': {
      event: { type: 'retry.requested' },
      cause: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    load: {
      call: 'GET personal-center/feed',
      ends: {
        page: { resolve: { next: 'another' } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
  },
  walks: [
    {
      name: 'what was done elsewhere makes the feed begin anew, which grows over a lost connection',
      steps: [
        ['open:with a first page', 'another beginning', 'more', 'load:cut', 'tried again', 'load:cut'],
        ['reconnected', 'load:page'],
      ].flat(),
    },
    {
      name: 'a first page that did not come with the document is loaded',
      steps: [
        ['open:after one’s own activity', 'load:cut', 'tried again', 'load:cut', 'reconnected', 'load:page'],
      ].flat(),
    },
  ],
};
