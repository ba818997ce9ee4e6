import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, inputOf } from './badge-form.ts';

const named = { ...EMPTY_FORM, name: { en_US: ' Bridge builder ', de_DE: '  ' }, count: 400, classId: '17' };

describe('the form of a badge', () => {
  it('asks for a name in one language, and for what its rule needs', () => {
    expect(inputOf(EMPTY_FORM)).toBeUndefined();
    expect(inputOf({ ...named, kind: 'points', count: null })).toBeUndefined();
    expect(inputOf({ ...named, kind: 'streak' })).toBeUndefined();
    expect(inputOf({ ...named, kind: 'class', classId: null })).toBeUndefined();
  });
  it('keeps the picture of the school with what it looks like', () => {
    const look = { ...EMPTY_FORM.look, pictureUrl: '/files/1/a' };
    expect(inputOf({ ...named, look })?.look).toEqual(look);
  });
  it('sends only what belongs to the rule', () => {
    expect(inputOf({ ...named, kind: 'hand' })).toMatchObject({
      name: { en_US: 'Bridge builder' },
      rule: { kind: 'hand' },
    });
    expect(inputOf({ ...named, kind: 'points' })?.rule).toEqual({ kind: 'points', count: 400 });
    expect(inputOf({ ...named, kind: 'class' })?.rule).toEqual({ kind: 'class', classId: '17' });
  });
});
