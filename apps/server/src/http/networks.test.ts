import { expect, it } from 'vitest';
import { isWithin, parseNetwork, plainAddress } from './networks.ts';

it.each(['10.0.0.0/8', '192.168.1.7', '0.0.0.0/0', '2001:db8::/32', '::1', '::/0', ' 10.1.2.3/32 '])(
  'reads %s',
  (text) => {
    expect(parseNetwork(text)).toBeDefined();
  },
);

it.each([
  '',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/',
  '10.0.0.0/08',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '256.1.1.1',
  '2001:db8::/129',
  'fe80::1%eth0',
  '010.0.0.1',
  'school.example',
  '10.0.0.1-10.0.0.9',
])('does not read %j', (text) => {
  expect(parseNetwork(text)).toBeUndefined();
});

it.each([
  [['10.0.0.0/8'], '10.255.0.1', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['10.1.2.3/24'], '10.1.2.200', true],
  [['192.168.1.7'], '192.168.1.7', true],
  [['192.168.1.7'], '192.168.1.8', false],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8:1::5', true],
  [['2001:db8::/32'], '2001:db9::5', false],
  [['10.0.0.0/8'], '::ffff:10.1.1.1', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['nonsense'], '10.0.0.1', false],
  [['0.0.0.0/0'], 'nonsense', false],
  [[], '10.0.0.1', false],
])('of %j the address %s is within: %s', (networks, address, is) => {
  expect(isWithin(networks, address)).toBe(is);
});

it('writes an address of IPv4 as such', () => {
  expect([plainAddress('::ffff:10.1.1.1'), plainAddress('::1')]).toEqual(['10.1.1.1', '::1']);
});
