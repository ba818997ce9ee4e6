import { newAccount } from '../../support/accounts.ts';
import { SCHOOLS } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { lookAgain, reconnect, visit } from '../visit.ts';

const OWN = { 'x-requested-with': 'stoa', tenantid: SCHOOLS.stoa };
/** What was loaded counts as fresh for so long. */
const FRESH_MS = 31_000;
/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;

const SETTINGS = {
  showWorks: 'members',
  showLearning: 'nobody',
  showFollows: 'members',
  showDynamics: 'members',
  hiddenKinds: [],
  leaveVisits: true,
  onLeaderboards: true,
  inSearchEngines: false,
};

/** Chooses who sees one's works. */
const show =
  (audience: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name: /Who sees my works$/ }).click();
    await page.getByRole('option', { name: audience }).click();
  };

/** Who sees what of one's space, on the page of its settings. */
export const spaceSettings: Adapter = {
  machine: 'spaceSettings',
  inputs: {
    'one’s own': {
      value: { settings: SETTINGS },
      open: async (stage) => {
        await newAccount(stage.page);
        await visit(stage, `/personSpace/${SCHOOLS.stoa}/settings`);
      },
    },
  },
  events: {
    'works for nobody': {
      event: { type: 'setting.changed', change: { showWorks: 'nobody' } },
      cause: show('Only me'),
    },
    'works for followers': {
      event: { type: 'setting.changed', change: { showWorks: 'followers' } },
      cause: show('Followers'),
    },
    'no trace': {
      event: { type: 'setting.changed', change: { leaveVisits: false } },
      cause: ({ page }) =>
        page.getByRole('switch', { name: 'Show my visits to others' }).click({ force: true }),
    },
    'changed elsewhere': {
      event: { type: 'settings.refreshed', settings: { ...SETTINGS, showFollows: 'nobody' } },
      cause: async (stage) => {
        const data = { showFollows: 'nobody' };
        await stage.page.request.post('/api/personal-center/updatePersonSetting', { headers: OWN, data });
        await lookAgain(stage);
      },
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    save: {
      call: 'POST updatePersonSetting',
      ends: {
        saved: { resolve: SETTINGS },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'no member': {
          reject: { code: 'NOT_A_MEMBER' },
          before: ({ page }) =>
            page.request.post('/api/school/members/leave', {
              headers: OWN,
              data: { tenantId: SCHOOLS.stoa },
            }),
        },
      },
    },
  },
  walks: [
    {
      name: 'settings are saved one after the other over a lost connection, taken from elsewhere, and taken back',
      steps: [
        ['open:one’s own', 'works for nobody', 'save:cut', `wait:${BACK_OFF_MS}`, 'save:cut', 'reconnected'],
        // What is chosen while a call is on its way is saved with the next one.
        ['no trace', 'save:saved', 'save:saved'],
        [`wait:${FRESH_MS}`, 'changed elsewhere', 'works for followers', 'save:no member'],
      ].flat(),
    },
  ],
};
