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

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Cookie settings' });
const analytics = (stage: Stage) => dialog(stage).getByRole('switch', { name: 'Analytics cookies' });
const press = (name: string) => (stage: Stage) => dialog(stage).getByRole('button', { name }).click();

/** The choice of cookies, opened from the foot of a school's page. */
/** The server hears of a changed configuration a moment after it has changed. */
async function hasSettingsLink({ page }: Stage): Promise<void> {
  const settings = async () =>
    (await page.request.get(`/api/foundation/configProperty/open/settings?tenantId=${OVERSEAS}`)).text();
  await expect.poll(settings, { message: 'the link is offered' }).toContain('"settingsLink":true');
}

export const consent: Adapter = {
  machine: 'consent',
  inputs: {
    'first visit': {
      value: { isNeeded: true, stored: null },
      open: async (stage) => {
        // The link stands in the foot on overseas domains alone.
        await configure('overseas-hosts', [`localhost:${process.env.E2E_PORT ?? ''}`]);
        await hasSettingsLink(stage);
        await visit(stage, home(OVERSEAS));
        await stage.wait(FRAME_EXTRAS_MS);
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
      cause: async ({ context }) => {
        const other = await context.newPage();
        await other.goto('/robots.txt');
        await other.evaluate((key) => localStorage.setItem(key, 'Inactive'), KEY);
        await other.close();
      },
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
