import { expect, it } from 'vitest';
import { clientIdOf, welinkPlatform } from './welink.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148 HuaWei-AnyOffice/1.0.0/WeLink', '1'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) WeLink/7.40', '2'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0', '3'],
])('finds welink around the page of %s (B021)', (userAgent, platform) => {
  expect(welinkPlatform(userAgent)).toBe(platform);
});

it('reads the client of an address, and nothing of what is none', () => {
  expect(clientIdOf('https://welink.example/authorize?client_id=stoa&state=x')).toBe('stoa');
  expect(clientIdOf('/api/auth/open')).toBeNull();
});
