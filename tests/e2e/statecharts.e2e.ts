import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { expect, openTab, test } from './support/test.ts';

const TOOL = '/statecharts/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const send = (page: Page, event: string) => page.getByRole('button', { name: `Send ${event}`, exact: true });

/** A machine's page, once its chart is drawn. */
async function openMachine(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`${TOOL}#/machines/${id}${query}`);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.locator('[data-state]').first()).toBeVisible();
}

test.describe('the statechart tool', () => {
  test('finds a machine by what is in it, and shows that part', async ({ page }) => {
    await page.goto(TOOL);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('combobox').fill('logout.retried');
    await page.getByRole('link', { name: 'logout.retried' }).click();
    await expect(page).toHaveURL(/machines\/logoutRouting/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
  });

  test('simulates: events, effects, guards, time, and the way back', async ({ page }) => {
    await openMachine(page, 'logoutRouting');
    const tools = page.getByRole('region', { name: 'Tools' });
    const now = page.getByRole('status').filter({ hasText: 'Now:' });
    await expect(now).toHaveText(/Signing out/);
    // The server is out of reach: the person is told, and can try again.
    await tools.getByRole('combobox', { name: /goes on/ }).selectOption({ label: 'Fails: Network failure' });
    await tools.getByRole('button', { name: 'Answer' }).click();
    await expect(now).toHaveText(/Failed/);
    await send(page, 'Signing out retried')
      .or(page.getByRole('button', { name: /^Send .*retried/i }))
      .first()
      .click();
    await expect(now).toHaveText(/Signing out/);
    await tools.getByRole('button', { name: 'To the next one' }).click();
    await expect(now).toHaveText(/Failed/);
    await tools.getByRole('button', { name: 'Step back' }).click();
    await expect(now).toHaveText(/Signing out/);
    await tools.getByRole('button', { name: 'Leave hanging' }).click();
    await expect(tools.getByText('never answers', { exact: true })).toBeVisible();
  });

  test('keeps a simulation while one looks into a machine that runs inside of it', async ({ page }) => {
    await openMachine(page, 'stepUp');
    const now = page.getByRole('status').filter({ hasText: 'Now:' });
    await send(page, 'Proof submitted').click();
    await expect(now).toHaveText(/Asking the device/);
    await page
      .getByRole('region', { name: 'Tools' })
      .getByRole('link', { name: /^Open / })
      .first()
      .click();
    await expect(page).not.toHaveURL(/stepUp/);
    await expect(now).not.toHaveText(/Asking the device/);
    await page.goBack();
    await expect(page).toHaveURL(/stepUp/);
    await expect(now).toHaveText(/Asking the device/);
  });

  test('is used by keyboard alone, in the outline', async ({ page }) => {
    await openMachine(page, 'enrolment');
    await page.getByRole('radio', { name: 'Outline' }).click();
    const tree = page.getByRole('treegrid');
    await tree.getByRole('row').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(tab(page, 'Details')).toBeVisible();
    await expect(tree.getByRole('row', { selected: true })).toHaveCount(1);
  });

  test('keeps what was done as a link, and says when a link is cut', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openMachine(page, 'enrolment');
    await page
      .getByRole('button', { name: /^Send / })
      .first()
      .click();
    await tab(page, 'Traces').click();
    await page.getByRole('button', { name: 'Copy as a link' }).click();
    await expect(page.getByText('The link is copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#/machines/enrolment?trace=');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('It went as it was recorded.')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link.slice(0, -20));
    await expect(page.getByText('The link is not whole')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send / }).first()).toBeVisible();
  });

  test('tells bad input, and stays usable', async ({ page }) => {
    await openMachine(page, 'search');
    await page
      .getByRole('button', { name: /^What .* carries$/ })
      .first()
      .click();
    const json = page.getByRole('textbox', { name: 'As JSON' });
    await json.fill('{"value": 7}');
    await expect(page.getByText('The schema of this event refuses that')).toBeVisible();
    await json.fill('{');
    await expect(page.getByText('This is not JSON yet.')).toBeVisible();
    await page.getByText('Context', { exact: true }).click();
    const context = page.getByRole('textbox', { name: 'Context as JSON' });
    await context.fill('null');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start again' })).toBeEnabled();
  });

  test('walks to a place that is far away', async ({ page }) => {
    await openMachine(page, 'logoutRouting', '?state=left');
    await page.getByRole('button', { name: 'Walk me there' }).click();
    await tab(page, 'Try out').click();
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  });

  test('shows what runs in another tab, without what was typed there', async ({ page, context }) => {
    await page.goto(`${TOOL}#/live`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const portal = await openTab(context);
    await portal.goto('/login/index');
    await portal.locator('input[name="account"]').fill('learner@stoa.example');
    await page.bringToFront();
    await page
      .getByRole('button', { name: /^login/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'login' })).toBeVisible();
    await expect(page.getByText('field.changed').first()).toBeVisible();
    expect(await page.locator('main').innerText()).not.toContain('learner@stoa.example');
    await page.getByRole('button', { name: 'Go on in the simulation' }).click();
    await expect(page.getByText(/was replayed/)).toBeVisible();
    await expect(page).toHaveURL(/machines\/login\?trace=/);
  });

  test('has nothing that axe finds, whatever is open beside a machine', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(TOOL);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await openMachine(page, 'logoutRouting');
    const tabs = page.getByRole('tab');
    for (let place = 0; place < (await tabs.count()); place++) {
      await tabs.nth(place).click();
      await expect(page.getByRole('tabpanel').locator('button, table, h2').first()).toBeVisible();
      await expectAccessible(page);
    }
  });

  test.describe('in ar_SA', () => {
    test.use({ language: 'ar_SA' });
    test('has nothing that axe finds, in any view of a machine, on a phone neither', async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto(`${TOOL}#/live`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await openMachine(page, 'logoutRouting');
      await expectAccessible(page);
      for (const view of [1, 2]) {
        await page.getByRole('radio').nth(view).click();
        await expect(page.locator('main [role=treegrid], main table').first()).toBeVisible();
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 390, height: 780 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
});
