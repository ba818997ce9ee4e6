import { expect, it } from 'vitest';
import { pageNameOf } from './page-name.ts';

const PORTAL = '/portal/1700000000000000001';

it.each([
  [PORTAL, 'home'],
  [`${PORTAL}/`, 'home'],
  [`${PORTAL}/search`, 'search'],
  [`${PORTAL}/sub-school/1700000000000000011`, 'subSchool'],
  [`${PORTAL}/resource/1730000000000000008`, 'resource'],
  ['/classInfo/1700000000000000001/class-view/1', 'class'],
  ['/helpCenter/helpPage.htm', 'help'],
  ['/account/security', 'other'],
  ['/', 'other'],
])('counts %s as %s (B070)', (pathname, name) => expect(pageNameOf(pathname)).toBe(name));
