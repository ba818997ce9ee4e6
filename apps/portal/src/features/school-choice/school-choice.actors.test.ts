import { createApi } from '@stoa/api/query';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideSchoolChoice } from './school-choice.actors.ts';

const PAGES: Record<string, { ids: string[]; next: string | null }> = {
  '': { ids: ['1700000000000000001', '1700000000000000002'], next: 'second' },
  second: { ids: ['1700000000000000003'], next: null },
};

it('offers all schools of who belongs to more than a page of them (R42)', async () => {
  const api = createApi({
    baseUrl: 'http://portal.test',
    language: () => 'en_US',
    fetch: async ({ url }) => {
      const { ids = [], next } = PAGES[new URL(url).searchParams.get('cursor') ?? ''] ?? { next: null };
      const items = ids.map((id) => ({ id, name: `School ${id}`, logoUrl: null, role: 'member' }));
      return Response.json({ code: 200, message: 'ok', data: { items, next } });
    },
  });
  const machine = provideSchoolChoice({ api, queryClient: new QueryClient(), language: () => 'en_US' });
  const actor = createActor(machine, { input: {} }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('choosing'));
  expect(context.schools.map(({ id }) => id)).toEqual([
    '1700000000000000001',
    '1700000000000000002',
    '1700000000000000003',
  ]);
});
