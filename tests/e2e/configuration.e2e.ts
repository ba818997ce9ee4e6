import { followNavigation } from './support/navigation.ts';
import { home } from './support/places.ts';
import { serveConfiguration, startSecondServer } from './support/second-server.ts';
import { expect, test } from './support/test.ts';

const SETTINGS = '**/api/foundation/configProperty/open/settings*';

test('a configuration that trickles in without an end keeps nobody waiting and changes nothing (B073, TRUST F32)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const configuration = await serveConfiguration((response) => {
    response.write('{"store-variant":{"enabled":true},"padding":"');
    const more = setInterval(() => response.write('x'.repeat(16_384)), 50);
    response.on('close', () => clearInterval(more));
  });
  const server = await startSecondServer({ CONFIG_URL: configuration.url });
  try {
    await page.goto(server.url);
    await expect(page).toHaveURL(`${server.url}${home()}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.goto(`${server.url}/introduce`))?.status()).toBe(404);
    // The late parts of the page would find the server gone.
    await page.goto('about:blank');
  } finally {
    await server.stop();
    configuration.stop();
  }
});

test('where the settings of a school are garbage or missing its pages are there, without what depends on them (B073)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|SyntaxError|ApiProblem/);
  for (const body of ['<html>', undefined]) {
    await page.route(SETTINGS, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', body }),
    );
    // The first page brings its settings along; the way to another school asks for those of that one.
    await page.goto(home());
    await followNavigation(page, 'Schools');
    await expect(page.getByRole('heading', { level: 1, name: 'Sub-schools' })).toBeVisible();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sub-school\/\d{19}$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
    await page.unroute(SETTINGS);
  }
});
