import { describe, expect, it } from 'vitest';
import { commandFor, steppedRate } from './commands.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys', () => {
  it('play, skip and switch', () => {
    expect(commandFor(press('k'), 'none')).toEqual({ type: 'toggle' });
    expect(commandFor(press('J'), 'none')).toEqual({ type: 'seekBy', seconds: -10 });
    expect(commandFor(press('ArrowRight'), 'none')).toEqual({ type: 'seekBy', seconds: 5 });
    expect(commandFor(press('7'), 'none')).toEqual({ type: 'seekToShare', share: 0.7 });
    expect(commandFor(press('x'), 'none')).toBeUndefined();
  });

  it('leave the browser its own', () => {
    expect(commandFor(press('f', { ctrlKey: true }), 'none')).toBeUndefined();
    expect(commandFor(press('l', { metaKey: true }), 'none')).toBeUndefined();
  });

  it('leave focused controls theirs', () => {
    expect(commandFor(press(' '), 'button')).toBeUndefined();
    expect(commandFor(press('ArrowUp'), 'slider')).toBeUndefined();
    expect(commandFor(press('m'), 'slider')).toEqual({ type: 'mute' });
    expect(commandFor(press('ArrowUp'), 'choice')).toBeUndefined();
  });
});

it('steps through the speeds and stops at the ends', () => {
  expect(steppedRate(1, 1)).toBe(1.25);
  expect(steppedRate(1.1, -1)).toBe(1);
  expect(steppedRate(2, 1)).toBe(2);
  expect(steppedRate(0.5, -1)).toBe(0.5);
});
