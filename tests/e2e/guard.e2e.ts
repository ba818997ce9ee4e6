import { newAccount } from './support/accounts.ts';
import { CLASSES, SCHOOLS, classPage, home, search } from './support/places.ts';
import { expect, test } from './support/test.ts';

const NOT_FOUND = 'This page does not exist';
const MEMBERS_ONLY = 'This school is open to its members only';
/** Browsers note documents and calls that were answered with a failure, and the router what it shows instead of a page. */
const FAILED_TO_LOAD = /Failed to load resource: the server responded with a status of 40[134]|^ApiProblem: /;

test('a page for members leads to the login, which says why and knows the way back (B006)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED_TO_LOAD);
  for (const target of [
    `/classInfo/${SCHOOLS.stoa}/check-view/1740000000000000004?from=search`,
    '/account/security?from=search',
  ]) {
    await page.goto(target);
    await expect(page).toHaveURL(`/login/index?redirect=${encodeURIComponent(target)}`);
  }
  await expect(page.getByText('Sign in to open this page.')).toBeVisible();
});

test('who is signed in does not get the login or the registration (B007)', async ({ page }) => {
  await newAccount(page);
  for (const path of ['/login/index', '/register/index']) {
    await page.goto(path);
    await expect(page).toHaveURL(home());
  }
});

test('landing leads a signed-in person to the school that was last theirs (R01)', async ({ page }) => {
  await newAccount(page, { tenantId: SCHOOLS.house });
  await page.goto('/');
  await expect(page).toHaveURL(home(SCHOOLS.house));
});

const NO_SCHOOL = {
  'an unknown page': '/no/such/page',
  'an unknown school': home('1799999999999999999'),
  'a school id of 18 digits': home('170000000000000000'),
  'a school id with a letter': home('170000000000000000a'),
  'markup for a school id': '/portal/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'the page that says so': '/404',
};
const NOTHING_IN_SCHOOL = {
  'an unknown class': classPage('1799999999999999999'),
  'a class of another school': classPage(CLASSES.porch, SCHOOLS.house),
  'a malformed class id': classPage('12'),
  'an unknown resource': `${home()}/resource/1799999999999999999`,
  'an unknown page of a school': `${home()}?pageId=nothing-there`,
};

test('an address that is none is answered with 404, says so and leads on (B004, B005, R37)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED_TO_LOAD);
  for (const [what, path] of Object.entries(NO_SCHOOL)) {
    const answer = await page.goto(path);
    expect(answer?.status(), what).toBe(404);
    await expect(page.getByRole('heading', { name: NOT_FOUND }), what).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(home());
});

test('what is missing within a school is said within its layout, once (B004, R37)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED_TO_LOAD);
  for (const [what, path] of Object.entries(NOTHING_IN_SCHOOL)) {
    const answer = await page.goto(path);
    expect(answer?.status(), what).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { name: NOT_FOUND }), what).toBeVisible();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), what).toHaveCount(1);
  }
});

test('what goes wrong has a page that says what to do, whatever stands in its address (R35, R36)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED_TO_LOAD);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/abnormal/503');
  await expect(heading).toHaveText('The school is temporarily unavailable');
  await page.goto('/abnormal/404');
  await expect(heading).toHaveText(NOT_FOUND);
  await page.goto('/abnormal/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await expect(heading).toHaveText('Something went wrong here');
  await page.goto('/abnormal/999999999999');
  await expect(heading).toHaveText('Something went wrong here');
  expect((await page.goto('/403'))?.status()).toBe(403);
  await expect(heading).toHaveText('You do not have access to this page');
});

test('a closed school says that it is for its members, and offers to sign in (B055, R02)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED_TO_LOAD);
  for (const path of [
    home(SCHOOLS.halden),
    search('keyword=safety', SCHOOLS.halden),
    classPage(CLASSES.haldenSafety, SCHOOLS.halden),
  ]) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: MEMBERS_ONLY })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login/index?redirect=${encodeURIComponent(path)}`,
    );
  }
});

test('the address of a class below the portal leads to its own (R10, R11)', async ({ page }) => {
  await page.goto(`${home()}/class-view/${CLASSES.porch}?from=home`);
  await expect(page).toHaveURL(new RegExp(`${classPage(CLASSES.porch)}(\\?from=home)?$`));
});

test('a preview can be looked at and not used (B012)', async ({ page }) => {
  await page.goto(`${home()}?isVisit=true`);
  await expect(page.getByText('Preview: this page is read-only.')).toBeVisible();
  // Nothing below the mask can be reached, by pointer or keyboard.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const search = page.getByRole('banner').getByRole('combobox').and(page.locator(':visible'));
  await search.focus();
  await expect(search).not.toBeFocused();
  await page.mouse.click(640, 400);
  await expect(page).toHaveURL(`${home()}?isVisit=true`);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('within another site there is no head and no foot, on the next page neither (B013)', async ({
  page,
}) => {
  await page.goto(`${home()}?fromType=studyCenterThird`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/fromType/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('a browser that lacks what the portal needs is told so, once; an ancient one before anything else runs (B014, TRUST F40)', async ({
  page,
}) => {
  const note = page.getByText('Your browser is out of date');
  // One of the things that the portal is drawn with.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
  await page.goto(home());
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Chrome' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('status').filter({ has: note }).getByRole('button').click();
  await expect(note).toBeHidden();
  // Browsers without modules run this script instead of the portal's.
  await page.addScriptTag({ url: '/unsupported.js' });
  await expect(page.locator('#unsupported-browser')).toContainText('Your browser is too old for this site.');
});

test.describe('where a redirect may lead', () => {
  // The long list is proved where addresses are judged; these are one of each kind, through the whole page.
  const PAYLOADS = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%2fevil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/logout',
  ];

  test('nowhere else than here, for who is signed in already and for who signs in (B029, TRUST 29)', async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.allow(FAILED_TO_LOAD);
    const left: string[] = [];
    await page.context().route(
      (url) => url.hostname.includes('evil'),
      (route) => {
        left.push(route.request().url());
        return route.abort();
      },
    );
    page.on('dialog', (dialog) => left.push(dialog.message()));
    // Signed out, the form is shown and its links keep what was asked for, however bad, as mere text.
    for (const payload of PAYLOADS.slice(0, 3)) {
      await page.goto(`/login/index?redirect=${encodeURIComponent(payload)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    }
    await newAccount(page);
    for (const payload of PAYLOADS) {
      await page.goto(`/login/index?redirect=${encodeURIComponent(payload)}`);
      await expect(page).toHaveURL(home());
    }
    expect(left).toEqual([]);
  });
});
