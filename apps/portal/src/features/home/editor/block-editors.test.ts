import type { Block, DraftBlock } from '@stoa/api/schema';
import { expect, test, vi } from 'vitest';
import { ADDABLE, isEmptyBlock, newBlock, shownBlock } from './block-editors.ts';

vi.mock('@lingui/core/macro', () => ({ msg: () => ({ id: '' }) }));

const IN = { language: 'de_DE', mainLanguage: 'en_US' } as const;
const shown = (draft: object, filled?: object) =>
  shownBlock({ id: 'a', ...draft } as DraftBlock, filled as Block | undefined, IN);

test('texts are those of the draft, in the language or the next best one (R31)', () => {
  const slide = {
    title: { en_US: 'Hello', de_DE: 'Hallo' },
    text: { en_US: 'Text', de_DE: '' },
    image: '/media/a.svg',
  };
  expect(shown({ type: 'banner', slides: [slide] })).toMatchObject({
    id: 'a',
    type: 'banner',
    slides: [{ title: 'Hallo', text: 'Text', imageUrl: '/media/a.svg', action: null }],
  });
  const doc = { type: 'doc', content: [] };
  expect(shown({ type: 'richText', body: { zh_CN: doc } })).toMatchObject({
    title: null,
    body: doc,
    lang: 'zh_CN',
  });
});

test('what a block finds is what the last preview found, under the heading of the draft', () => {
  const found = {
    id: 'a',
    type: 'courses',
    title: 'Old',
    perLine: 4,
    items: [{ id: '1' }],
    moreUrl: '/more',
  };
  const draft = { type: 'courses', title: { en_US: 'New' }, perLine: 2, limit: 8, source: {} };
  expect(shown(draft, found)).toEqual({ ...found, title: 'New', perLine: 2 });
  expect(shown(draft)).toMatchObject({ title: 'New', items: [] });
  // What was found for another type is not its own.
  expect(shown(draft, { ...found, type: 'classes' })).toMatchObject({ items: [] });
  expect(
    shown(
      { type: 'figures', items: [{ kind: 'learners', label: { en_US: 'People' } }] },
      { id: 'a', type: 'figures', items: [{ kind: 'learners', label: 'Old', value: 12 }] },
    ),
  ).toMatchObject({ items: [{ label: 'People', value: 12 }] });
});

test('what was chosen by hand stands in its order at once, as far as the preview has found it', () => {
  const found = (...ids: string[]) => ({
    id: 'a',
    type: 'topics',
    title: 'Old',
    perLine: 4,
    items: ids.map((id) => ({ id })),
    moreUrl: '/more',
  });
  const draft = (resourceIds: string[], limit = 8) => ({
    type: 'topics',
    title: { en_US: 'New' },
    perLine: 4,
    limit,
    source: { resourceIds },
  });
  const filled = found('1', '2', '3');
  expect(shown(draft(['3', '9', '1']), filled)).toMatchObject({ items: [{ id: '3' }, { id: '1' }] });
  expect(shown(draft(['3', '2', '1'], 2), filled)).toMatchObject({ items: [{ id: '3' }, { id: '2' }] });
  expect(shown({ ...draft([]), source: {}, limit: 1 }, filled)).toMatchObject({ items: [{ id: '1' }] });
});

test('people who are not known yet, and blocks of unknown types, are not shown', () => {
  const card = { personId: '7', title: { en_US: 'Helper' }, text: { en_US: 'Helps' } };
  const draft = { type: 'honours', title: { en_US: 'Thanks' }, cards: [card] };
  expect(shown(draft)).toMatchObject({ title: 'Thanks', cards: [] });
  const person = { id: '7', name: 'Ada', avatarUrl: null, title: null };
  const filled = {
    id: 'a',
    type: 'honours',
    title: 'x',
    cards: [{ id: '7', person, title: 'x', text: 'x' }],
  };
  expect(shown(draft, filled)).toMatchObject({ cards: [{ person, title: 'Helper' }] });
  expect(shown({ type: 'kept', stored: {} })).toBeUndefined();
});

test('badges are those that the last preview found, as many as there may be, and not people who were named', () => {
  const person = { id: '7', name: 'Ada', avatarUrl: null, title: null };
  const badge = {
    look: { shape: 'star', fill: 'ochre', mark: 'primary' },
    givenAt: '2026-11-20T08:30:00.000Z',
  };
  const card = (id: string, more: object = {}) => ({ id, person, title: 'Helper', text: '', ...more });
  const filled = {
    id: 'a',
    type: 'honours',
    title: 'x',
    cards: [card('1', { badge }), card('7'), card('2', { badge })],
  };
  const draft = { type: 'honours', title: { en_US: 'Thanks' }, cards: [] };
  expect(shown({ ...draft, badges: { limit: 8 } }, filled)).toMatchObject({
    cards: [{ id: '1' }, { id: '2' }],
  });
  expect(shown({ ...draft, badges: { limit: 1 } }, filled)).toMatchObject({ cards: [{ id: '1' }] });
  expect(isEmptyBlock(shown({ ...draft, badges: { limit: 1 } }, filled) as Block)).toBe(false);
  expect(isEmptyBlock(shown({ ...draft, badges: { limit: 1 } }) as Block)).toBe(true);
});

test('a new block of each type has an id of its own and is shown at once', () => {
  const blocks = ADDABLE.map((type) => newBlock(type, 'Heading', 'en_US'));
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(ADDABLE.length);
  for (const block of blocks) expect(shownBlock(block, undefined, IN)?.type).toBe(block.type);
});
