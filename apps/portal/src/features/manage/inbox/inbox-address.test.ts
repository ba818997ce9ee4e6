import { expect, it } from 'vitest';
import { COMPLAINT_TYPES } from '@stoa/machines/complaint';
import { FEEDBACK_TYPES } from '@stoa/machines/feedback';
import { INBOX_STATUSES } from '@stoa/machines/feedback-inbox';
import * as v from 'valibot';
import { inboxFilter, inboxHref, inboxParams } from './inbox-address.ts';
import { inboxSearch } from './inbox-search.ts';

const SCHOOL = '1700000000000000001';

it('says in the address what the inbox shows, and reads it again', () => {
  const query = v.parse(inboxSearch, {
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
  const query = v.parse(inboxSearch, { kind: 'spam', type: 'x', status: 7, sort: 'best', at: '../x' });
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
  const query = v.parse(inboxSearch, { kind: 'feedback', type: '0' });
  expect(inboxParams(SCHOOL, query, 'en_US')).toMatchObject({ feedbackType: 0, complaintType: undefined });
  // Another kind has other types.
  expect(inboxHref(SCHOOL, { ...query, kind: 'complaint' })).toBe(
    `/manage/${SCHOOL}/feedback?kind=complaint`,
  );
});

it('takes every kind and state that the machines know', () => {
  for (const type of [...FEEDBACK_TYPES, ...COMPLAINT_TYPES])
    expect(v.parse(inboxSearch, { type })).toMatchObject({ type });
  for (const status of INBOX_STATUSES) expect(v.parse(inboxSearch, { status })).toMatchObject({ status });
});

it('leaves a type out that belongs to another kind', () => {
  const query = v.parse(inboxSearch, { kind: 'complaint', type: '1' });
  expect(inboxFilter(query)).toMatchObject({
    kind: 'complaint',
    feedbackType: undefined,
    complaintType: undefined,
  });
  expect(inboxHref(SCHOOL, query)).toBe(`/manage/${SCHOOL}/feedback?kind=complaint`);
});
