import { expect, test } from 'vitest';
import * as v from 'valibot';
import { mailsHref, mailsParams } from './mails-address.ts';
import { mailsSearch } from './mails-search.ts';

const SCHOOL = '1700000000000000001';

test('an address says what is shown, and what is not understood is the default', () => {
  const all = { scope: 'school', status: undefined, at: '' };
  expect(v.parse(mailsSearch, {})).toEqual(all);
  expect(v.parse(mailsSearch, { scope: 'x', status: 'sent', at: '../x' })).toEqual(all);
  const narrowed = { scope: 'platform', status: 'failed', at: 'WzAsImEiXQ' } as const;
  expect(mailsHref(SCHOOL, narrowed)).toBe(
    `/manage/${SCHOOL}/mails?scope=platform&status=failed&at=WzAsImEiXQ`,
  );
  expect(v.parse(mailsSearch, { scope: 'platform', status: 'failed', at: 'WzAsImEiXQ' })).toEqual(narrowed);
  expect(mailsHref(SCHOOL, v.parse(mailsSearch, {}))).toBe(`/manage/${SCHOOL}/mails`);
});

test('the list is asked for without what is the default', () => {
  expect(mailsParams(SCHOOL, v.parse(mailsSearch, {}), 'en_US')).toEqual({ schoolId: SCHOOL, lang: 'en_US' });
});
