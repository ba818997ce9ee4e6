import type { ConfigEntry } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { contactsOf } from './service-contacts.ts';

const entries = (on: string, value: string): ConfigEntry[] =>
  [
    { configType: 'CUSTOMER_SERVICE_INFORMATION_SWITCH', configValue: on },
    { configType: 'CUSTOMER_SERVICE_INFORMATION', configValue: value },
  ] as ConfigEntry[];
const REACHED = JSON.stringify({ servicePhone: '400', serviceEmail: '', serviceWeChat: 'stoa' });

it('shows how a school can be reached where its switch is 1 and one way exists (B036, B047)', () => {
  expect(contactsOf(entries('1', REACHED))).toEqual({ isOn: true, phone: '400', email: '', weChat: 'stoa' });
  expect(contactsOf(entries('0', REACHED)).isOn).toBe(false);
  expect(contactsOf(entries('1', '{}')).isOn).toBe(false);
});

it.each(['', '{', 'null', '[]', '{"servicePhone":7}'])('takes %j for no way at all', (value) => {
  expect(contactsOf(entries('1', value))).toEqual({ isOn: false, phone: '', email: '', weChat: '' });
});
