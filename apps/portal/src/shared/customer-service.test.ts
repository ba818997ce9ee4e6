import { expect, it } from 'vitest';
import { readCustomerService } from './customer-service.ts';

const rows = (isOn: string, value: unknown) => [
  { configType: 'CUSTOMER_SERVICE_INFORMATION_SWITCH', configValue: isOn },
  {
    configType: 'CUSTOMER_SERVICE_INFORMATION',
    configValue: typeof value === 'string' ? value : JSON.stringify(value),
  },
];

it('tells how a school can be reached (B036, B047)', () => {
  expect(readCustomerService(rows('1', { servicePhone: ' 400 1 ', serviceEmail: 'a@b.c' }))).toEqual({
    phone: '400 1',
    email: 'a@b.c',
    weChat: '',
  });
});

it.each([
  ['the switch is off', rows('0', { servicePhone: '400' })],
  ['the switch is missing', rows('1', { servicePhone: '400' }).slice(1)],
  ['nothing is set', rows('1', { servicePhone: ' ', serviceEmail: '', serviceWeChat: '' })],
  ['the value is garbage', rows('1', '{"servicePhone":')],
  ['a way is no text', rows('1', { servicePhone: 7 })],
  ['the value is a list', rows('1', '[]')],
  ['the value is no object', rows('1', 'null')],
  ['there is nothing at all', []],
])('tells nothing where %s (B047)', (_, given) => expect(readCustomerService(given)).toBeNull());
