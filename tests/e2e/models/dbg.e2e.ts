import { test } from '../support/test.ts';
import { routeGuard } from './adapters/route-guard.ts';
import { Stage } from './stage.ts';
test('dbg', async ({ browser, baseURL }) => {
  const stage = await Stage.set(browser, routeGuard, baseURL ?? '');
  stage.page.on('console', (m) => console.log('C', m.text()));
  stage.page.on('pageerror', (m) => console.log('E', m));
  stage.page.on('request', (m) => console.log('R', m.url()));
  await stage.open('/account');
  await new Promise((r) => setTimeout(r, 4000));
  for (const f of await stage.told.facts()) if (f.kind !== 'snapshot' && f.kind !=='action') console.log(JSON.stringify(f).slice(0, 300));
  console.log(await stage.page.evaluate(() => [localStorage['stoa.inspect'], typeof window.stillTime, document.title, location.href]));
  await stage.close();
});
