import { createApi } from '@stoa/api/query';
import { missingImplementations } from '@stoa/machines/shared';
import { searchMachine } from '@stoa/machines/search';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { searchActors } from './search.actors.ts';

test('the portal provides everything that the search needs', () => {
  const actors = searchActors({
    api: createApi({ language: () => 'en_US' }),
    queryClient: new QueryClient(),
    schoolId: '1700000000000000001',
    language: () => 'en_US',
  });
  expect(missingImplementations(searchMachine.provide({ actors }))).toEqual([]);
});
