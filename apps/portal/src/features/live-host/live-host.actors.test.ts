import type { Api } from '@stoa/api/query';
import { missingImplementations } from '@stoa/machines/shared';
import { expect, test } from 'vitest';
import { provideLiveHost } from './live-host.actors.ts';
import { Studio } from './studio.ts';

test('nothing is left out', () => {
  const machine = provideLiveHost({
    api: {} as Api,
    schoolId: '1700000000000000001',
    liveId: '1',
    studio: new Studio(),
  });
  expect(missingImplementations(machine)).toEqual([]);
});
