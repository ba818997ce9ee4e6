import { expect, it } from 'vitest';
import { addressIn } from './community.ts';

const communities = {
  learners: 'https://forum.example/learners',
  help: '/helpCenter/helpPage.htm',
  bad: 'javascript:alert(1)',
  far: '//evil.example',
  plain: 'http://forum.example',
};

it.each([
  ['learners', 'https://forum.example/learners'],
  ['help', '/helpCenter/helpPage.htm'],
  ['bad', undefined],
  ['far', undefined],
  ['plain', undefined],
  ['toString', undefined],
  ['nobody', undefined],
])('leads /community/%s to %s (R69)', (key, address) => {
  expect(addressIn(communities, key)).toBe(address);
});

it.each([null, 'https://x.example', [], 7])('knows no community in %j', (value) => {
  expect(addressIn(value, 'learners')).toBeUndefined();
});
