import { expect, test } from 'vitest';
import { isSchoolId, resolvePortalId, resolveTenant } from './tenant.ts';

const [A, B, C, D, E] = [1, 2, 3, 4, 5].map((last) => `170000000000000000${last}`) as [
  string,
  string,
  string,
  string,
  string,
];

test.each([
  [{ tenantId: A, tenant_id: B, schoolId: C }, D, `/portal/${E}`, A],
  [{ tenant_id: B, schoolId: C }, D, `/portal/${E}`, B],
  [{ schoolId: C }, D, `/portal/${E}`, C],
  [{}, D, `/portal/${E}`, D],
  [{}, null, `/portal/${E}/search`, E],
  [{ tenantId: '12' }, D, '/', D],
  [{ tenantId: [A, B] }, null, '/', null],
  // A number of 19 digits has lost its last ones already; it must not name another school.
  [{ tenantId: Number(A) }, null, '/', null],
  [{}, 'undefined', '/login/index', null],
  [{}, null, '/', null],
])('the tenant of %j, storage %s and %s is %s (B015)', (search, stored, pathname, expected) => {
  expect(resolveTenant({ search, stored, pathname })).toBe(expected);
});

test.each([
  [`https://stoa.example/portal/${A}`, A],
  [`/portal/${A}/search?keyword=portal/9`, A],
  [`/portal/${A}?from=x`, A],
  ['/portal/12', '12'],
  ['/portal/12ab', null],
  [`/classInfo/${A}`, null],
  ['/', null],
])('the portal of %s is %s (B015)', (url, expected) => {
  expect(resolvePortalId(url)).toBe(expected);
});

test.each([
  [A, true],
  ['170000000000000000', false],
  ['17000000000000000011', false],
  ['170000000000000000a', false],
  ['١٧٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠١', false],
  [`${A}\n`, false],
  [Number(A), false],
])('%j is a school id: %s (B005)', (id, expected) => {
  expect(isSchoolId(id)).toBe(expected);
});
