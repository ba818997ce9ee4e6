import type { KnowledgeSection } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { emptyForm, inputOf, movedIds, placesFor } from './section-form.ts';

const made = (id: string, path: string[] = []) =>
  ({ id, path: path.map((above) => ({ id: above, name: above })) }) as KnowledgeSection;
const placed = (...sections: KnowledgeSection[]) =>
  sections.map((section) => ({ section, level: section.path.length, siblings: [] }));
const all = placed(made('a'), made('b', ['a']), made('c', ['a', 'b']), made('d', ['a', 'b', 'c']), made('e'));
const ids = (sections: KnowledgeSection[]) => sections.map(({ id }) => id);

describe('sections as they are edited', () => {
  it('need a name in one language', () => {
    expect(inputOf({ ...emptyForm(null), name: { en_US: '  ' } })).toBeUndefined();
    expect(
      inputOf({ ...emptyForm('a'), name: { en_US: ' Guides ', ar_SA: '' }, summary: { en_US: ' ' } }),
    ).toEqual({
      parentId: 'a',
      name: { en_US: 'Guides' },
      audience: 1,
    });
  });

  it('stand in four levels, and never below themselves', () => {
    expect(ids(placesFor(all, undefined))).toEqual(['a', 'b', 'c', 'e']);
    expect(ids(placesFor(all, made('b', ['a'])))).toEqual(['a', 'e']);
    expect(ids(placesFor(all, made('a')))).toEqual([]);
    expect(ids(placesFor(all, made('e')))).toEqual(['a', 'b', 'c']);
  });

  it('move by one place', () => {
    const siblings = [made('a'), made('b'), made('c')];
    expect(movedIds(siblings, 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(movedIds(siblings, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(movedIds(siblings, 'a', -1)).toEqual(['a', 'b', 'c']);
  });
});
