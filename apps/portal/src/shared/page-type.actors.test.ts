import { portalSettingsQuery } from '@stoa/api/config.queries';
import { createApi } from '@stoa/api/query';
import type { PortalSettings } from '@stoa/api/schema';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providePageType } from './page-type.actors.ts';

const SCHOOL = '1700000000000000001';

/** The type that a page gets with these settings; none at all are a call that fails. */
async function typeWith(pagesSwitch: PortalSettings['pagesSwitch'] | undefined): Promise<'v1' | 'v2'> {
  const api = createApi({
    baseUrl: 'http://portal.test',
    language: () => 'en_US',
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  const queryClient = new QueryClient();
  if (pagesSwitch) {
    const { queryKey } = portalSettingsQuery(api, { schoolId: SCHOOL, lang: 'en_US' });
    queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data: { pagesSwitch } as PortalSettings });
  }
  const machine = providePageType({ api, queryClient, schoolId: SCHOOL, language: () => 'en_US' });
  const actor = createActor(machine, { input: { schoolId: SCHOOL } }).start();
  const decided = await waitFor(actor, (snapshot) => !snapshot.hasTag('deciding'));
  return decided.hasTag('v1') ? 'v1' : 'v2';
}

it.each([
  [{ listedAs: 'v1', mainSwitch: 1 }, 'v1'],
  [{ listedAs: 'v2', mainSwitch: 0 }, 'v2'],
  [{ listedAs: null, mainSwitch: 0 }, 'v1'],
  [{ listedAs: null, mainSwitch: 1 }, 'v2'],
  [undefined, 'v2'],
] as const)('settings with %j make it %s (B054)', async (pagesSwitch, type) => {
  expect(await typeWith(pagesSwitch)).toBe(type);
});
