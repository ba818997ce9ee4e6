import { expect, it } from 'vitest';
import { inboxFilter, inboxHref, inboxParams, parseInboxQuery } from './inbox-address.ts';

const SCHOOL = '1700000000000000001';

it('says in the address what the inbox shows, and reads it again', () => {
  const query = parseInboxQuery({
    kind: 'complaint',
    type: 'fraud',
    status: 'new',
    keyword: ' book ',
    at: 'WzAsImEiXQ',
  });
  expect(inboxHref(SCHOOL, query)).toBe(
    `/manage/${SCHOOL}/feedback?keyword=book&kind=complaint&type=fraud&status=new&at=WzAsImEiXQ`,
  );
  expect(inboxFilter(query)).toEqual({
    keyword: 'book',
    kind: 'complaint',
    feedbackType: undefined,
    complaintType: 'fraud',
    status: 'new',
  });
});

it('takes what it does not understand for nothing', () => {
  const query = parseInboxQuery({ kind: 'spam', type: '1', status: 7, sort: 'best', at: '../x' });
  expect(query).toEqual({
    keyword: '',
    kind: undefined,
    type: undefined,
    status: undefined,
    sort: 'newest',
    at: '',
  });
  expect(inboxHref(SCHOOL, query)).toBe(`/manage/${SCHOOL}/feedback`);
});

it('sends the type of feedback as its number', () => {
  const query = parseInboxQuery({ kind: 'feedback', type: '0' });
  expect(inboxParams(SCHOOL, query, 'en_US')).toMatchObject({ feedbackType: 0, complaintType: undefined });
  // Another kind has other types.
  expect(inboxHref(SCHOOL, { ...query, kind: 'complaint' })).toBe(
    `/manage/${SCHOOL}/feedback?kind=complaint`,
  );
});
