import type { StoredBlock } from '@stoa/api/schema';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLES } from '../../modules/portal/blocks/samples.ts';
import { blockChecks, readBlocks, shownBlocks } from './stored-block.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
const block = (id: string, settings: Partial<StoredBlock> = {}) =>
  ({ id, type: 'subSchools', title: { en_US: id }, perLine: 4, ...settings }) as StoredBlock;
const shown = (blocks: StoredBlock[], member = false) => {
  const found = shownBlocks(blocks, { member, now: NOW });
  return { ids: found.blocks.map(({ id }) => id), until: found.until };
};

describe('a stored block', () => {
  it('has a shape in the contract for every type, with every setting', () => {
    expect(SAMPLES.map(({ type }) => type).sort()).toEqual([...blockChecks().keys()].sort());
    const log = { warn: vi.fn() };
    expect(readBlocks(SAMPLES, log)).toEqual(SAMPLES);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(SAMPLES.map((sample) => [sample.type, sample] as const))(
    'of type %s may hold nothing that the contract does not name',
    (type, sample) => {
      expect(blockChecks().get(type)?.({ ...sample, surprise: 1 })).toContain('surprise');
      expect(blockChecks().get(type)?.({ ...sample, audience: 4 })).toContain('audience');
      expect(blockChecks().get(type)?.({ ...sample, startsAt: 'soon' })).toContain('startsAt');
      expect(blockChecks().get(type)?.({ ...sample, anchor: '"><script>' })).toContain('anchor');
    },
  );

  it('leads to no script', () => {
    const slide = { title: { en_US: 'a' }, text: { en_US: 'b' } };
    for (const address of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x']) {
      const banner = { id: 'a', type: 'banner', slides: [{ ...slide, image: address }] };
      expect([address, blockChecks().get('banner')?.(banner)]).toEqual([address, expect.any(String)]);
    }
  });

  it('of an unknown type is left out in silence, an invalid one with a line in the log', () => {
    const log = { warn: vi.fn() };
    const stored = [
      null,
      'text',
      7,
      [],
      {},
      { id: 'x', type: 'constructor' },
      block('a'),
      { id: 'b', type: 'honours' },
    ];
    expect(readBlocks(stored, log)).toEqual([block('a')]);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith(
      { block: 'b', type: 'honours', problem: expect.stringContaining('cards') },
      expect.any(String),
    );
  });
});

describe('the blocks that are shown', () => {
  it('are those for everybody and for who looks (B056)', () => {
    const blocks = [
      block('nothing said'),
      block('all', { audience: 1 }),
      block('members', { audience: 2 }),
      block('visitors', { audience: 3 }),
      block('hidden', { audience: 1, hidden: true }),
      block('not hidden', { hidden: false }),
    ];
    expect(shown(blocks).ids).toEqual(['nothing said', 'all', 'visitors', 'not hidden']);
    expect(shown(blocks, true).ids).toEqual(['nothing said', 'all', 'members', 'not hidden']);
  });

  it('are those whose time it is: the first moment is in it, the last is not', () => {
    const blocks = [
      block('before', { startsAt: at(1) }),
      block('begins', { startsAt: at(0) }),
      block('within', { startsAt: at(-1), endsAt: at(1) }),
      block('ends', { endsAt: at(0) }),
      block('over', { startsAt: at(-2), endsAt: at(-1) }),
    ];
    expect(shown(blocks).ids).toEqual(['begins', 'within']);
  });

  it('are these until the next one begins or ends, whoever may not see it apart', () => {
    expect(shown([block('always')]).until).toBe(Infinity);
    expect(shown([block('over', { endsAt: at(-1) })]).until).toBe(Infinity);
    const blocks = [
      block('a', { startsAt: at(3), endsAt: at(9) }),
      block('b', { endsAt: at(2) }),
      block('members', { startsAt: at(1), audience: 2 }),
      block('hidden', { endsAt: at(0.5), hidden: true }),
    ];
    expect(shown(blocks).until).toBe(Date.parse(at(2)) - 1);
    expect(shown(blocks, true).until).toBe(Date.parse(at(1)) - 1);
  });
});
