import type { Page } from '@playwright/test';
import { newAccount, OWNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { home, SCHOOLS } from './support/places.ts';
import { publishScheduledNow } from './support/scheduled-pages.ts';
import { expect, openTab, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const ADMIN = 'admin@stoa.example';
const CONFLICT = /Failed to load resource: the server responded with a status of 409/;
const design = (schoolId: string, language = 'en_US'): string => `/design/${schoolId}?sxz-lang=${language}`;

/** Makes a school of one's own. @returns its id */
async function newSchool(page: Page, name: string): Promise<string> {
  await newAccount(page, { tenantId: null });
  await page.goto('/register/create?kind=academy&sxz-lang=en_US');
  await page.getByRole('textbox', { name: 'Name of the school' }).fill(name);
  await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create the school' }).click();
  await expect(page).toHaveURL(/\/register\/success\?schoolId=\d{19}/);
  return /schoolId=(\d{19})/.exec(page.url())?.[1] ?? '';
}

const canvas = (page: Page, name = 'Page') => page.frameLocator(`iframe[title="${name}"]`);
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible();
}

test('the owner of a new school writes and publishes its home page (R31, C099, C100, C104)', async ({
  page,
  browser,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Ada’s Academy');
  await page.goto(`/manage/${schoolId}/bulletins?sxz-lang=en_US`);
  await page.getByRole('link', { name: 'Home page' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/design/${schoolId}`));

  // A new banner text is seen at once where it will stand.
  await page.getByRole('button', { name: 'Banner', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Learn by building');
  await expect(canvas(page).getByText('Learn by building')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(picture('hall.png'));
  await expect(canvas(page).locator(`img[src^="/files/${schoolId}/"]`).first()).toBeAttached();
  await saved(page);

  // A text of one's own, moved up by keyboard; a block less, and undone.
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('option', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('About us');
  await page.getByRole('textbox', { name: 'Text' }).fill('We teach **carpentry**.\n\n- Wood\n- Tools');
  await expect(canvas(page).getByRole('listitem').filter({ hasText: 'Tools' })).toBeAttached();
  // A block is dragged before the first one, and that is one step of undo.
  const blocks = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem');
  const last = await blocks.count();
  const name = (await blocks.last().getByRole('button').first().textContent()) ?? '';
  await blocks
    .last()
    .locator('[draggable="true"]')
    .dragTo(blocks.first(), { targetPosition: { x: 80, y: 6 } });
  await expect(blocks.first()).toContainText(name);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blocks.nth(last - 1)).toContainText(name);
  await page.getByRole('button', { name: 'More for Live sessions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Live sessions/ })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: /^Live sessions/ })).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Nothing of it is seen before it is published, all of it afterwards.
  const visitor = await openTab(await browser.newContext());
  await visitor.goto(`${home(schoolId)}?sxz-lang=en_US`);
  await expect(visitor.getByText('Learn by building')).toHaveCount(0);
  await publish(page);
  await visitor.reload();
  await expect(visitor.getByText('Learn by building').first()).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'About us' })).toBeVisible();
  await expect(visitor.locator(`img[src^="/files/${schoolId}/"]`).first()).toBeVisible();
  await visitor.context().close();

  // The page is there after a reload, with the steps that made it, and an earlier version comes back.
  await page.reload();
  const text = page.getByRole('button', { name: /^Text/ });
  await expect(text).toBeVisible();
  let steps = 0;
  for (; (await text.count()) > 0; steps += 1) await page.getByRole('button', { name: 'Undo' }).click();
  const redo = page.getByRole('button', { name: 'Redo' });
  for (; steps > 0; steps -= 1) await redo.click();
  // The deletion that was undone before can still be done again.
  await expect(redo).toBeEnabled();
  await expect(text).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('Published')).toBeVisible();
  await versions
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: /^Text/ })).toHaveCount(0);
});

test('the owner of a new school makes and publishes its home page in Arabic (R31, C099, C104)', async ({
  page,
  browser,
}) => {
  test.slow();
  const ofSchools = wordsOf('ar_SA', 'schools');
  const say = wordsOf('ar_SA', 'design');
  await newAccount(page, { tenantId: null });
  await page.goto('/register/create?kind=academy&sxz-lang=ar_SA');
  await page.getByRole('textbox', { name: ofSchools('Name of the school') }).fill('أكاديمية النجارة');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: ofSchools('Create the school') }).click();
  await expect(page).toHaveURL(/\/register\/success\?schoolId=\d{19}/);
  const schoolId = /schoolId=(\d{19})/.exec(page.url())?.[1] ?? '';

  await page.goto(design(schoolId, 'ar_SA'));
  const frame = 'الصفحة';
  await page.getByRole('button', { name: say('Banner', 'block'), exact: true }).click();
  await page.getByRole('textbox', { name: say('Heading') }).fill('تعلَّم وأنت تبني');
  await expect(canvas(page, frame).getByText('تعلَّم وأنت تبني')).toBeVisible();
  await expect(canvas(page, frame).locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: say('Add a block') }).click();
  await page.getByRole('option', { name: say('Text', 'block'), exact: true }).click();
  await page.getByRole('textbox', { name: say('Heading') }).fill('من نحن');
  await page.getByRole('textbox', { name: say('Text', 'block'), exact: true }).fill('نعلّم **النجارة**.');
  await expect(page.getByRole('status').filter({ hasText: /^حُفظت / })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: say('Publish'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('Publish this page?') });
  await dialog.getByRole('button', { name: say('Publish') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('Published', 'page') })).toBeVisible();
  const visitor = await openTab(await browser.newContext());
  await visitor.goto(`${home(schoolId)}?sxz-lang=ar_SA`);
  await expect(visitor.getByText('تعلَّم وأنت تبني').first()).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'من نحن' })).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(visitor);
  await visitor.context().close();
});

/** The blocks of the page that is edited, in their order on it. */
const blocksOnPage = (page: Page, name: string) => canvas(page, name).locator('[data-sort-id]');
const orderOnPage = (page: Page, name: string) =>
  blocksOnPage(page, name).evaluateAll((blocks) =>
    blocks.map((block) => (block as HTMLElement).dataset['sortId'] ?? ''),
  );

/** Where a block is seen in the window: the page may be drawn smaller than it is. */
const seenAt = (page: Page, name: string, index: number) =>
  blocksOnPage(page, name)
    .nth(index)
    .evaluate((block) => {
      const frame = block.ownerDocument.defaultView?.frameElement as HTMLIFrameElement;
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / frame.offsetWidth;
      const box = block.getBoundingClientRect();
      return {
        x: outer.x + outer.width / 3,
        start: outer.y + box.top * scale,
        end: outer.y + box.bottom * scale,
        edge: outer.bottom,
      };
    });

/** Points at a block and takes it by its handle. */
async function takeBlock(page: Page, name: string, index: number): Promise<void> {
  const { x, start } = await seenAt(page, name, index);
  const id = (await orderOnPage(page, name))[index];
  await page.mouse.move(x, start + 6);
  await page.mouse.move(x, start + 10);
  await expect(page.locator(`[data-sort-tools="${id}"]`)).toBeVisible();
  const handle = await page.locator('[data-handle]').boundingBox();
  if (!handle) throw new Error('The block has no handle.');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
}

for (const { language, frame, words } of [
  {
    language: 'en_US',
    frame: 'Page',
    words: { phone: 'Phone', undo: 'Undo', redo: 'Redo', below: 'Insert a block below', quote: 'Quote' },
  },
  {
    language: 'ar_SA',
    frame: 'الصفحة',
    words: { phone: 'الهاتف', undo: 'تراجع', redo: 'إعادة', below: 'إدراج كتلة أسفلها', quote: 'اقتباس' },
  },
])
  test(`blocks are dragged and put in on the page itself, in ${language} (R31, C099)`, async ({ page }) => {
    test.slow();
    const schoolId = await newSchool(page, 'Sophie’s Academy');
    await page.goto(design(schoolId, language));
    await expect(blocksOnPage(page, frame).nth(2)).toBeAttached();
    const line = page.locator('[data-drop-line]');
    const redo = page.getByRole('button', { name: words.redo });
    const before = await orderOnPage(page, frame);
    const [first = '', second = '', ...others] = before;
    const swapped = [second, first, ...others];
    const expectOrder = (ids: readonly string[]) => expect.poll(() => orderOnPage(page, frame)).toEqual(ids);

    // A line shows where it goes; the drop is one step of undo, by keyboard at once.
    await takeBlock(page, frame, 1);
    let above = await seenAt(page, frame, 0);
    await page.mouse.move(above.x, above.start + 3, { steps: 4 });
    await expect(line).toBeVisible();
    await page.mouse.up();
    await expectOrder(swapped);
    await expect(line).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /: 1 (of|من) / })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expectOrder(before);

    // At its own place, and after Escape, nothing is changed: what was undone can be done again.
    await takeBlock(page, frame, 0);
    above = await seenAt(page, frame, 0);
    await page.mouse.move(above.x, above.start + 2, { steps: 3 });
    await page.mouse.up();
    await takeBlock(page, frame, 0);
    const under = await seenAt(page, frame, 1);
    await page.mouse.move(under.x, Math.min(under.end, under.edge) - 2, { steps: 4 });
    await expect(line).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    await page.mouse.up();
    await expectOrder(before);
    await expect(redo).toBeEnabled();

    // On a phone's width, far down: the page scrolls while the pointer waits at its edge.
    await page.getByRole('radio', { name: words.phone }).check({ force: true });
    await takeBlock(page, frame, 0);
    await page.mouse.move(above.x, above.edge - 4, { steps: 4 });
    const isAtEnd = () =>
      blocksOnPage(page, frame)
        .first()
        .evaluate(({ ownerDocument: { scrollingElement: all } }) =>
          all ? all.scrollTop + all.clientHeight >= all.scrollHeight - 1 : false,
        );
    await expect.poll(isAtEnd).toBe(true);
    await page.mouse.up();
    await expectOrder([second, ...others, first]);
    await page.keyboard.press('ControlOrMeta+z');
    await expectOrder(before);

    // A new block goes exactly between two.
    await blocksOnPage(page, frame)
      .first()
      .evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollTo(0, 0));
    await blocksOnPage(page, frame).first().dispatchEvent('click');
    await page.getByRole('button', { name: words.below }).click();
    await page.getByRole('option', { name: words.quote }).click();
    await expect.poll(async () => (await orderOnPage(page, frame)).length).toBe(before.length + 1);
    const [kept, inserted, next] = await orderOnPage(page, frame);
    expect([kept, next]).toEqual([first, second]);
    expect(before).not.toContain(inserted);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('status').filter({ hasText: /^(Saved|حُفظت) / })).toBeVisible();
  });

test('a block is copied from one page and pasted into another, in this tab or the next (R31)', async ({
  page,
  context,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Mary’s Academy');
  await page.goto(design(schoolId));
  await page.getByRole('button', { name: 'Banner', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Learn by reading');
  await saved(page);
  await page.getByRole('button', { name: 'More for Banner' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: /: copied\. You can paste it/ })).toBeAttached();

  // Another tab makes a page and pastes by its button; there it is a block of its own.
  const other = await openTab(context);
  await other.goto(`/manage/${schoolId}/site?sxz-lang=en_US`);
  await other.getByRole('button', { name: 'New page' }).click();
  const creating = other.getByRole('dialog', { name: 'New page' });
  await creating.getByRole('textbox', { name: /^Page title/ }).fill('Library');
  await creating.getByRole('button', { name: 'Create page' }).click();
  await other.getByRole('button', { name: /^Paste: / }).click();
  await expect(canvas(other).getByText('Learn by reading')).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: /: 1 of 1$/ })).toBeAttached();
  await saved(other);
  await expectAccessible(other);

  // By keys: in a field they mean its words, beside one the block.
  await other.getByRole('textbox', { name: 'Heading' }).fill('Learn by writing');
  await other.keyboard.press('ControlOrMeta+c');
  await other.keyboard.press('ControlOrMeta+v');
  await expect(blocksOnPage(other, 'Page')).toHaveCount(1);
  await other.getByRole('button', { name: 'Banner', exact: true }).focus();
  await other.keyboard.press('ControlOrMeta+c');
  await other.keyboard.press('ControlOrMeta+v');
  await expect(blocksOnPage(other, 'Page')).toHaveCount(2);
  await saved(other);
  expect(new Set(await orderOnPage(other, 'Page')).size).toBe(2);
  await other.keyboard.press('ControlOrMeta+z');
  await expect(blocksOnPage(other, 'Page')).toHaveCount(1);

  // What was copied last is what the first tab pastes, too.
  await page.getByRole('button', { name: /^Paste: / }).click();
  await expect(canvas(page).getByText('Learn by writing')).toBeAttached();
  await saved(page);
});

test('a block is for members, for some devices and has an anchor; the editor shows who sees what (R31, B056)', async ({
  page,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Maria’s Academy');
  await page.goto(design(schoolId));
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('option', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('For members');
  await page.getByRole('button', { name: /Who sees it$/ }).click();
  await page.getByRole('option', { name: 'Members only' }).click();
  const devices = page.getByRole('group', { name: 'Shown on' });
  await devices.getByText('Phone').click();
  await devices.getByText('Tablet').click();
  await expect(devices.getByRole('checkbox', { name: 'Desktop' })).toBeDisabled();
  const anchor = page.getByRole('textbox', { name: 'Anchor' });
  await anchor.fill('Our Team');
  await expect(page.getByText(/^Lowercase letters a to z/)).toBeVisible();
  await anchor.fill('team');
  await expect(page.getByText(/^Lowercase letters a to z/)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Text' }).fill('We meet on Mondays.');
  await saved(page);
  await expectAccessible(page);

  const inside = canvas(page).getByRole('heading', { name: 'For members' });
  const show = async (from: string, to: string) => {
    await page.getByRole('button', { name: from, exact: true }).click();
    await page.getByRole('menuitemradio', { name: to }).click();
  };
  await expect(inside).toBeVisible();
  await show('All blocks', 'As a visitor');
  await expect(canvas(page).getByRole('heading').first()).toBeAttached();
  await expect(inside).toHaveCount(0);
  await show('As a visitor', 'As a member');
  await expect(inside).toBeVisible();
  await expect(canvas(page).locator('#team')).toBeAttached();
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
  await expect(inside).toBeHidden();
  await expectNoSidewaysScroll(page);
});

/** Schedules the page that is open for the morning of a day that is far enough away. */
async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page?' });
  await dialog.getByRole('radio', { name: 'At a set time' }).check({ force: true });
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  const next = new Date(Date.now() + 40 * 86_400_000);
  await dialog.getByRole('spinbutton', { name: /month/ }).click();
  await page.keyboard.type(
    [next.getMonth() + 1, next.getDate()].map((part) => String(part).padStart(2, '0')).join('') +
      String(next.getFullYear()),
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
}

test('a page is published at its time as it was scheduled, or not at all once that is canceled (R31, C104)', async ({
  page,
  browser,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Emmy’s Academy');
  await page.goto(design(schoolId));
  await page.getByRole('button', { name: 'Banner', exact: true }).click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await heading.fill('Welcome in autumn');
  await saved(page);
  await schedule(page);
  const scheduled = page.getByText(/^Scheduled for /);
  await expect(scheduled).toBeVisible();
  await expectNoSidewaysScroll(page);

  // It is there after a reload; what is typed afterwards is not part of it, and the page says so.
  await page.reload();
  await expect(scheduled).toBeVisible();
  await page.getByRole('button', { name: 'Banner', exact: true }).click();
  await heading.fill('Half a sentence');
  await expect(page.getByText(/^Your later changes are not included/)).toBeVisible();
  const visitor = await openTab(await browser.newContext());
  const seen = async (words: string) => {
    await visitor.goto(`${home(schoolId)}?sxz-lang=en_US`);
    return visitor.getByText(words).count();
  };
  expect(await seen('Welcome in autumn')).toBe(0);
  await publishScheduledNow(schoolId);
  await expect.poll(() => seen('Welcome in autumn')).toBeGreaterThan(0);
  expect(await seen('Half a sentence')).toBe(0);

  // What is canceled stays a draft.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await expect(scheduled).toHaveCount(0);
  await schedule(page);
  await page.goto(`/manage/${schoolId}/site?sxz-lang=en_US`);
  await expect(page.getByText(/^Scheduled for /)).toBeVisible();
  await page.goto(design(schoolId));
  await page.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(scheduled).toHaveCount(0);
  await publishScheduledNow(schoolId);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  expect(await seen('Half a sentence')).toBe(0);
  await visitor.context().close();
});

test('of two tabs that edit one page, neither loses its words (R31)', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.allow(CONFLICT);
  const schoolId = await newSchool(page, 'Grace’s Academy');
  const other = await openTab(context);
  for (const tab of [page, other]) {
    await tab.goto(design(schoolId));
    await tab.getByRole('button', { name: 'Banner', exact: true }).click();
  }
  await page.getByRole('textbox', { name: 'Heading' }).fill('From the first tab');
  await saved(page);
  await other.getByRole('textbox', { name: 'Heading' }).fill('From the second tab');
  const dialog = other.getByRole('dialog', { name: 'Someone else changed this page' });
  await dialog.getByRole('button', { name: 'Use their version' }).click();
  await expect(canvas(other).getByText('From the first tab')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(other).getByText('From the second tab')).toBeVisible();
  await saved(other);

  // Whoever has changed nothing since is offered what the other saved, and may go back.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Show new version' }).click();
  await expect(canvas(page).getByText('From the second tab')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(page).getByText('From the first tab')).toBeVisible();
});

test('people who edit one page see each other (R31)', async ({ page, browser }) => {
  await signIn(page, ADMIN);
  await page.goto(design(SCHOOLS.stoa));
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  const colleague = await openTab(await browser.newContext());
  await signIn(colleague, OWNER);
  await colleague.goto(design(SCHOOLS.stoa));
  await expect(colleague.getByRole('status').filter({ hasText: /is editing this too$/ })).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('status').filter({ hasText: /is editing this too$/ })).toBeVisible();
  await expectAccessible(page);
  await colleague.context().close();
});

/** Makes a page that nobody sees yet. @returns its id */
async function newPage(page: Page, schoolId: string, address: string): Promise<string> {
  const answer = await page.request.post('/api/portal/api/v1/portal/site-pages', {
    headers: { 'x-requested-with': 'stoa' },
    data: { schoolId, address, title: { en_US: address } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { pageId: string } }).data.pageId;
}

async function addBlockNamed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('combobox', { name: 'Add a block' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a list is made by hand, and visitors see exactly that in this order (R31, B055)', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, ADMIN);
  const address = `by-hand-${Date.now().toString(36)}`;
  const pageId = await newPage(page, SCHOOLS.stoa, address);
  await page.goto(`/design/${SCHOOLS.stoa}?pageId=${pageId}&sxz-lang=en_US`);
  await addBlockNamed(page, 'Courses');
  await page.getByRole('button', { name: 'Entries' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Only what I choose' }).click();
  await expect(page.getByText('Nothing chosen yet. Visitors see an empty list.')).toBeVisible();

  const search = page.getByRole('combobox', { name: 'Add an entry' });
  for (const title of ['The painted porch', 'First steps with Git', 'Everyday physics']) {
    await search.fill(title);
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(`^${title}`) })
      .click();
    await expect(search).toHaveValue('');
  }
  const chosen = page.getByRole('list', { name: 'Chosen entries' }).getByRole('listitem');
  await expect(chosen).toHaveCount(3);
  // By keyboard, and by dragging.
  await page.getByRole('button', { name: 'Move Everyday physics up' }).press('Enter');
  await expect(chosen.nth(1)).toContainText('Everyday physics');
  await expect(page.getByRole('button', { name: 'Move Everyday physics up' })).toBeFocused();
  await chosen
    .nth(2)
    .locator('[draggable="true"]')
    .dragTo(chosen.nth(0), { targetPosition: { x: 80, y: 4 } });
  const order = ['First steps with Git', 'The painted porch', 'Everyday physics'];
  await expect(chosen).toContainText(order);
  await saved(page);
  await expect(canvas(page).locator('h3')).toContainText(order);
  await expectAccessible(page);

  await publish(page);
  const visitor = await openTab(await browser.newContext());
  await visitor.goto(`/portal/${SCHOOLS.stoa}?pageId=${address}&sxz-lang=en_US`);
  await expect(visitor.getByRole('main').locator('h3')).toContainText(order);
  // All of them, and nothing else, are behind "more" too.
  await visitor.getByRole('main').getByRole('link', { name: /^More/ }).click();
  await expect(visitor).toHaveURL(/\/more\?blockId=/);
  const listed = visitor
    .getByRole('main')
    .locator('h2, h3')
    .filter({ hasText: /Git|porch|physics/ });
  await expect(listed).toContainText(order);
  await visitor.context().close();
});

test('what is to be mended leads to its block before the page is published (R31)', async ({ page }) => {
  await signIn(page, ADMIN);
  const pageId = await newPage(page, SCHOOLS.stoa, `checks-${Date.now().toString(36)}`);
  await page.goto(`/design/${SCHOOLS.stoa}?pageId=${pageId}&sxz-lang=en_US`);
  for (const heading of ['First steps', 'Next steps']) {
    await addBlockNamed(page, 'Steps');
    await page.getByRole('textbox', { name: 'Heading' }).fill(heading);
    await page.getByRole('textbox', { name: 'Anchor' }).fill('steps');
  }
  await page.getByRole('button', { name: /^Steps.*First steps$/ }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page?' });
  const entry = dialog.getByRole('listitem').filter({ hasText: 'Another block has the same anchor.' });
  await expect(entry).toHaveCount(1);
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Go to Next steps' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Next steps');
  await expect(page.getByRole('button', { name: /^Steps.*Next steps$/ })).toBeFocused();

  // On a phone the outline is a part of its own: the properties of the block take the focus.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await entry.getByRole('button', { name: 'Go to Next steps' }).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeFocused();
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page is edited part by part (R31)', async ({ page }) => {
    await signIn(page, ADMIN);
    await page.goto(design(SCHOOLS.stoa, 'ar_SA'));
    await page.getByRole('button', { name: /^لافتة/ }).first().click();
    await expect(page.getByRole('textbox', { name: 'العنوان' }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('radio', { name: 'الصفحة' }).check({ force: true });
    await expect(canvas(page, 'الصفحة').getByRole('region').first()).toBeAttached();
    await expectNoSidewaysScroll(page);
  });
});

test('who may not decorate is told who can (C099)', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource: the server responded with a status of 40[13]/);
  await signIn(page, 'learner@stoa.example');
  await page.goto(design(SCHOOLS.stoa));
  await expect(page).toHaveURL(/\/insufficient-permissions/);
});
