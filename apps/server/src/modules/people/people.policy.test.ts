import { describe, expect, it } from 'vitest';
import type { Visibility } from '../../database/tables/people.ts';
import { hasSpace, kindsFor, tabsFor, type Looker, type Privacy } from './people.policy.ts';

const privacy = (change: Partial<Privacy> = {}): Privacy => ({
  id: 'owner',
  role: 'member',
  show_works: null,
  show_dynamics: null,
  show_learning: null,
  show_follows: null,
  hidden_kinds: null,
  followed: false,
  blocked: false,
  ...change,
});
const VISITOR: Looker = { schoolId: 'school', memberId: undefined, viewerId: undefined, member: false };
const MEMBER: Looker = { schoolId: 'school', memberId: 'member', viewerId: 'member', member: true };
const OWNER: Looker = { schoolId: 'school', memberId: 'owner', viewerId: 'owner', member: true };
const shown = (to: Looker, change?: Partial<Privacy>) =>
  Object.entries(tabsFor(privacy(change), to)).flatMap(([tab, seen]) => (seen ? [tab] : []));

describe('the tabs of a space', () => {
  it('are for members before anybody chooses, learning for nobody', () => {
    expect(shown(VISITOR)).toEqual([]);
    expect(shown(MEMBER)).toEqual(['works', 'follows', 'dynamics']);
    expect(shown(OWNER)).toEqual(['works', 'learningProcess', 'follows', 'dynamics']);
  });

  it('show visitors the works of those who teach or run the school', () => {
    for (const role of ['teacher', 'admin', 'owner'] as const)
      expect(shown(VISITOR, { role })).toEqual(['works']);
  });

  it.each<[Visibility, boolean[]]>([
    ['all', [true, true, true, true]],
    ['members', [false, true, true, true]],
    ['followers', [false, false, true, true]],
    ['nobody', [false, false, false, true]],
  ])('that are for %s', (audience, seen) => {
    const of = (to: Looker, followed = false) =>
      tabsFor(privacy({ show_learning: audience, followed }), to).learningProcess;
    expect([of(VISITOR), of(MEMBER), of(MEMBER, true), of(OWNER)]).toEqual(seen);
  });
});

describe('a space', () => {
  const none = { show_works: 'nobody', show_dynamics: 'nobody', show_follows: 'nobody' } as const;
  it('is not there for whom it shows nothing', () => {
    expect(hasSpace(privacy(none), MEMBER)).toBe(false);
    expect(hasSpace(privacy(none), OWNER)).toBe(true);
    expect(hasSpace(privacy(), VISITOR)).toBe(false);
  });
  it('is there for members who could follow to see more', () => {
    const forFollowers = privacy({ ...none, show_works: 'followers' });
    expect(hasSpace(forFollowers, MEMBER)).toBe(true);
    expect(hasSpace(forFollowers, VISITOR)).toBe(false);
  });
});

describe('dynamics', () => {
  it('tell nothing that another tab hides', () => {
    expect(kindsFor(privacy(), MEMBER)).toEqual(['published', 'followed', 'joinedSchool']);
    expect(kindsFor(privacy({ show_follows: 'nobody', show_works: 'nobody' }), MEMBER)).toEqual([
      'joinedSchool',
    ]);
    expect(kindsFor(privacy({ show_learning: 'all' }), MEMBER)).toHaveLength(5);
    expect(kindsFor(privacy({ show_dynamics: 'nobody', show_learning: 'all' }), MEMBER)).toEqual([]);
  });
  it('leave out the kinds that their person hides, but not to themselves', () => {
    const hiding = privacy({ hidden_kinds: ['followed', 'joinedSchool'] });
    expect(kindsFor(hiding, MEMBER)).toEqual(['published']);
    expect(kindsFor(hiding, OWNER)).toHaveLength(5);
  });
});
