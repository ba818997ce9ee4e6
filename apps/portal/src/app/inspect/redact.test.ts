import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

class Actor {
  password = 'inside';
}

describe('what leaves a page', () => {
  it('is texts by their length, numbers and the words of the machine as they are', () => {
    expect(
      redact({
        type: 'field.changed',
        field: 'account',
        value: 'anna@example.org',
        isOn: true,
        count: 3,
        none: null,
        empty: '',
      }),
    ).toEqual({
      type: 'field.changed',
      field: 'account',
      value: '••••••••••••',
      isOn: true,
      count: 3,
      none: null,
      empty: '',
    });
  });

  it('keeps codes of problems, and no code that a person types', () => {
    expect(redact({ problem: { code: 'INVALID_GRANT' }, other: { code: '901100007' } })).toEqual({
      problem: { code: 'INVALID_GRANT' },
      other: { code: '901100007' },
    });
    expect(redact({ countryCode: '86', offer: 'load' })).toEqual({ countryCode: '86', offer: 'load' });
    expect(redact({ smsCode: '123456', code: '123456' }, true)).toEqual({
      smsCode: '••••••',
      code: '••••••',
    });
  });

  it('never holds a secret, even where texts are asked for', () => {
    expect(redact({ fields: { account: 'anna', password: 'porch' }, accessToken: 'abc' }, true)).toEqual({
      fields: { account: 'anna', password: '•••••' },
      accessToken: '•••',
    });
  });

  it('knows a secret by what stands beside it', () => {
    expect(redact({ type: 'field.changed', field: 'password', value: 'porch' }, true)).toEqual({
      type: 'field.changed',
      field: 'password',
      value: '•••••',
    });
    expect(redact({ type: 'password.changed', value: 'porch' }, true)).toEqual({
      type: 'password.changed',
      value: '•••••',
    });
    expect(redact({ type: 'field.changed', field: 'account', value: 'anna' }, true)).toEqual({
      type: 'field.changed',
      field: 'account',
      value: 'anna',
    });
  });

  it('masks words of people under the keys of the machine', () => {
    expect(redact({ role: 'My own <role>', type: 'two words' })).toEqual({
      role: '••••••••••••',
      type: '•••••••••',
    });
  });

  it('names what is no data, and ends somewhere', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(redact({ ref: new Actor(), call: () => 1 })).toEqual({ ref: '[object]', call: '[function]' });
    expect(JSON.stringify(redact(loop))).toContain('[…]');
    expect(redact(Object.assign(new Error('no entry for anna'), { code: 'NETWORK' }))).toEqual({
      name: 'Error',
      code: 'NETWORK',
    });
  });
});
