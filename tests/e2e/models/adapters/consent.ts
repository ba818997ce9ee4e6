import { expect } from '@playwright/test';
import { configure } from '../../support/runtime-config.ts';
import { home } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { reconnect, visit } from '../visit.ts';

/** The demo school of the overseas variant: the only kind that asks. */
const OVERSEAS = '1700000000000000002';
/** The late parts of the frame come so long after the page, or when somebody reaches for them. */
const FRAME_EXTRAS_MS = 1500;
const KEY = 'stoa.cookies.analytics';
const UNREPORTED_KEY = 'stoa.cookies.unreported';
/** A first failed report is made again within this time. */
const BACK_OFF_MS = 1000;

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Cookie settings' });
const analytics = (stage: Stage) => dialog(stage).getByRole('switch', { name: 'Analytics cookies' });
const press = (name: string) => (stage: Stage) => dialog(stage).getByRole('button', { name }).click();

/** The server hears of a changed configuration a moment after it has changed. */
async function hasSettingsLink({ page }: Stage): Promise<void> {
  const settings = async () =>
    (await page.request.get(`/api/foundation/configProperty/open/settings?tenantId=${OVERSEAS}`)).text();
  await expect.poll(settings, { message: 'the link is offered' }).toContain('"settingsLink":true');
}

async function openHome(stage: Stage): Promise<void> {
  // The link stands in the footer on overseas domains alone.
  await configure('overseas-hosts', [`localhost:${process.env.E2E_PORT ?? ''}`]);
  await hasSettingsLink(stage);
  await visit(stage, home(OVERSEAS));
  await stage.wait(FRAME_EXTRAS_MS);
}

/** Puts values into the browser's storage from another tab. */
async function storeElsewhere({ context }: Stage, values: Readonly<Record<string, string>>): Promise<void> {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
  await other.close();
}

/** The choice of cookies, opened from the footer of a school's page. */
export const consent: Adapter = {
  machine: 'consent',
  inputs: {
    'first visit': { value: { isNeeded: true, stored: null }, open: openHome },
    'a report that did not arrive': {
      value: { isNeeded: true, stored: 'Active', unreported: 'active' },
      open: async (stage) => {
        await storeElsewhere(stage, { [KEY]: 'Active', [UNREPORTED_KEY]: 'active' });
        await openHome(stage);
      },
    },
  },
  events: {
    opened: {
      event: { type: 'dialog.opened' },
      cause: ({ page }) =>
        page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click(),
    },
    allowed: {
      event: { type: 'analytics.switched', choice: 'Active' },
      cause: (stage) => analytics(stage).check({ force: true }),
    },
    reset: { event: { type: 'choice.reset' }, cause: press('Reset') },
    saved: { event: { type: 'choice.saved' }, cause: press('Save') },
    closed: { event: { type: 'dialog.closed' }, cause: press('Close') },
    'taken back elsewhere': {
      event: { type: 'choice.changed', choice: 'Inactive' },
      cause: (stage) => storeElsewhere(stage, { [KEY]: 'Inactive' }),
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    reportChoice: {
      call: 'POST /agreement/open/knownCookiesAgreement',
      ends: { kept: { resolve: undefined }, cut: { reject: { code: 'NETWORK' }, answer: 'cut' } },
    },
  },
  seen: { 'consent.dialog.open': dialog },
  walks: [
    {
      name: 'a choice of an earlier visit is reported at last',
      steps: [
        'open:a report that did not arrive',
        'reportChoice:cut',
        `wait:${BACK_OFF_MS}`,
        'reportChoice:kept',
      ],
    },
    {
      name: 'a choice is kept, reported late, and taken back',
      steps: [
        'open:first visit',
        'opened',
        'allowed',
        'saved',
        'reportChoice:cut',
        'reconnected',
        'reportChoice:kept',
        'taken back elsewhere',
        'opened',
        'closed',
        'opened',
        'reset',
        'saved',
        'reportChoice:kept',
      ],
    },
  ],
};
