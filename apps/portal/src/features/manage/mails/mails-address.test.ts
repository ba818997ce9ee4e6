import { expect, test } from 'vitest';
import { mailsHref, mailsParams, parseMailsQuery } from './mails-address.ts';

const SCHOOL = '1700000000000000001';

test('an address says what is shown, and what is not understood is the default', () => {
  const all = { scope: 'school', status: undefined, at: '' };
  expect(parseMailsQuery({})).toEqual(all);
  expect(parseMailsQuery({ scope: 'x', status: 'sent', at: '../x' })).toEqual(all);
  const narrowed = { scope: 'platform', status: 'failed', at: 'WzAsImEiXQ' } as const;
  expect(mailsHref(SCHOOL, narrowed)).toBe(
    `/manage/${SCHOOL}/mails?scope=platform&status=failed&at=WzAsImEiXQ`,
  );
  expect(parseMailsQuery({ scope: 'platform', status: 'failed', at: 'WzAsImEiXQ' })).toEqual(narrowed);
  expect(mailsHref(SCHOOL, parseMailsQuery({}))).toBe(`/manage/${SCHOOL}/mails`);
});

test('the list is asked for without what is the default', () => {
  expect(mailsParams(SCHOOL, parseMailsQuery({}), 'en_US')).toEqual({ schoolId: SCHOOL, lang: 'en_US' });
});
