import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { dataExportMachine } from './data-export.machine.ts';
import type { DataExport } from './data-export.machine.ts';

const copy = (status: DataExport['status']): DataExport => ({
  status,
  progress: 0,
  url: status === 'ready' ? '/x' : null,
  expiresAt: null,
  requestedAt: null,
});
const answers = (['preparing', 'ready', 'failed', 'expired', 'none'] as const).map(copy);
const reached = walk(dataExportMachine, {
  input: { copy: copy('none') },
  events: [
    { type: 'export.requested' },
    { type: 'network.restored' },
    { type: 'link.expired' },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    ...answers.flatMap((answer) => [done('startExport', answer), done('pollExport', answer)]),
    failed('startExport', { code: 'REAUTHENTICATION_REQUIRED' }),
    failed('startExport', { code: 'NETWORK' }),
    failed('pollExport', { code: 'NETWORK' }),
    failed('pollExport', { code: 'FORBIDDEN' }),
    elapsed('pollInterval', 'dataExport.preparing.waiting'),
    elapsed('backOff', 'dataExport.preparing.offline'),
  ],
  facts: ({ copy: { status }, problem }) => ({ status, problem }),
});

test('every state can be reached, and none is a dead end (B077)', () => {
  expect(unreachedStates(dataExportMachine, reached)).toEqual([
    'dataExport.looking',
    'dataExport.evaluating',
    'dataExport.preparing.evaluating',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'export.requested' }])).toEqual([]);
  expect(deadEnds(reached, 'expired', [{ type: 'export.requested' }])).toEqual([]);
  expect(deadEnds(reached, 'offline', [{ type: 'network.restored' }])).toEqual([]);
  expect(deadEnds(reached, 'proofNeeded', [{ type: 'proof.declined' }])).toEqual([]);
});

test('a copy that is ready has its link (B077)', () => {
  for (const { state } of reached) if (state.hasTag('ready')) expect(state.context.copy.url).not.toBeNull();
});
