import { describe, expect, it, test } from 'vitest';
import { Audience } from '@stoa/api/enums';
import type { Viewer } from '../../http/context.ts';
import { AFTER, at, BEFORE, DAY_MS, NOW, person, refusal, SCHOOL } from '../../testing/policy.fixtures.ts';
import {
  answersShownFrom,
  appealsUntil,
  denialFrom,
  denialOf,
  examPurchaseUrl,
  isAllowedFrom,
  isPassword,
  plainPassword,
  requireAudience,
  requireNetwork,
  requireStart,
  type ExamTerms,
  type Standing,
} from './exam.policy.ts';

const exam = (more: Partial<ExamTerms> = {}): ExamTerms => ({
  school_id: SCHOOL,
  audience: Audience.All,
  price: null,
  has_bought: false,
  ticket_required: false,
  has_ticket: false,
  opens_at: null,
  closes_at: null,
  attempts: 2,
  networks: [],
  membership_status: null,
  ...more,
});
const LEARNER = person('member');
const FRESH: Standing = { used: 0, questions: 10 };
const PRICED = { price: { EUR: 100 } };
const ADMINS = { grantedBy: ['owner', 'admin'] };

test.each<[string, Partial<ExamTerms>, Viewer | undefined, [string, unknown] | undefined]>([
  ['everybody', {}, undefined, undefined],
  ['everybody but who was shut out', { membership_status: 'disabled' }, person(), ['NOT_A_MEMBER', ADMINS]],
  [
    'who belongs to the school in spite of an old seat',
    { membership_status: 'disabled' },
    LEARNER,
    undefined,
  ],
  ['members', { audience: Audience.Members }, LEARNER, undefined],
  ['members', { audience: Audience.Members }, person(), ['MEMBERS_ONLY', ADMINS]],
  ['members', { audience: Audience.Members }, undefined, ['MEMBERS_ONLY', ADMINS]],
  ['visitors', { audience: Audience.Visitors }, person(), undefined],
  ['visitors', { audience: Audience.Visitors }, LEARNER, ['VISITORS_ONLY', undefined]],
])('an exam is meant for %s (%#)', (_, more, viewer, refused) => {
  expect(refusal(() => requireAudience(exam(more), viewer))).toEqual(refused);
});

describe('where an exam is taken', () => {
  const lab = exam({ networks: ['10.0.0.0/8', '2001:db8::/32'] });
  test.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['2001:db8::1', true],
    ['192.0.2.1', false],
  ])('from %s in the laboratory: %s', (address, is) => {
    expect([isAllowedFrom(lab, address), isAllowedFrom(exam(), address)]).toEqual([is, true]);
    const plain = address.replace('::ffff:', '');
    expect(refusal(() => requireNetwork(lab, address))).toEqual(
      is ? undefined : ['NETWORK_NOT_ALLOWED', { address: plain }],
    );
  });

  it('says the address as people write it', () => {
    expect(refusal(() => requireNetwork(lab, '::ffff:192.0.2.1'))?.[1]).toEqual({ address: '192.0.2.1' });
  });
});

test('a password is the same however it was typed', () => {
  expect(plainPassword(' Zu\u0308rich ')).toBe('Z\u00fcrich');
  expect([
    isPassword({ password: null }, ''),
    isPassword({ password: 'lantern' }, ' lantern'),
    isPassword({ password: 'lantern' }, 'Lantern'),
  ]).toEqual([true, true, false]);
});

describe('buying an exam', () => {
  const offered = (more: Partial<ExamTerms>) => ({
    ...exam({ ...PRICED, ...more }),
    goods_id: '7',
    vip_goods_id: null,
  });
  test.each<[string, Partial<ExamTerms>, number, boolean]>([
    ['that costs something', {}, 0, true],
    ['that costs something, with a try left', {}, 1, true],
    ['whose tries are used up', {}, 2, false],
    ['that was paid for', { has_bought: true }, 0, false],
    ['that is free', { price: null }, 0, false],
    ['that has closed', { closes_at: NOW }, 0, false],
    ['that closes soon', { closes_at: AFTER }, 0, true],
  ])('%s', (_, more, used, leads) => {
    expect(examPurchaseUrl(offered(more), used, NOW)).toBe(leads ? `/order/${SCHOOL}?goods=7` : null);
  });
});

describe('why an attempt cannot begin', () => {
  const from = { now: NOW, address: '192.0.2.1' };
  const LAB = { networks: ['10.0.0.0/8'] };
  test.each<
    [string, Partial<ExamTerms>, Viewer | undefined, Partial<Standing>, string | null, [string, unknown]?]
  >([
    ['it can', {}, LEARNER, {}, null],
    ['it has closed', { closes_at: NOW, opens_at: AFTER }, LEARNER, {}, 'CLOSED', ['EXAM_CLOSED', undefined]],
    ['it closes in a moment', { closes_at: AFTER }, LEARNER, {}, null],
    ['it has no questions', {}, LEARNER, { questions: 0 }, 'NOT_OPEN', ['EXAM_NOT_OPEN', undefined]],
    ['it has one question', {}, LEARNER, { questions: 1 }, null],
    ['it opens in a moment', { opens_at: AFTER }, undefined, {}, 'NOT_OPEN', ['EXAM_NOT_OPEN', undefined]],
    ['it opens now', { opens_at: NOW }, LEARNER, {}, null],
    ['nobody is signed in', PRICED, undefined, {}, 'SIGN_IN', ['UNAUTHENTICATED', undefined]],
    [
      'all tries are used',
      PRICED,
      LEARNER,
      { used: 2 },
      'ATTEMPTS_EXHAUSTED',
      ['ATTEMPTS_EXHAUSTED', { limit: 2 }],
    ],
    ['a try is left', {}, LEARNER, { used: 1 }, null],
    [
      'it has to be bought',
      { ...PRICED, ticket_required: true },
      LEARNER,
      {},
      'PURCHASE_REQUIRED',
      ['PURCHASE_REQUIRED', undefined],
    ],
    ['it was bought', { ...PRICED, has_bought: true }, LEARNER, {}, null],
    [
      'a ticket is needed',
      { ticket_required: true },
      LEARNER,
      {},
      'TICKET_REQUIRED',
      ['TICKET_INVALID', undefined],
    ],
    ['a ticket is there', { ticket_required: true, has_ticket: true }, LEARNER, {}, null],
    ['it is taken elsewhere', LAB, LEARNER, {}, 'NETWORK', ['NETWORK_NOT_ALLOWED', { address: '192.0.2.1' }]],
    [
      'something else comes first',
      { ...LAB, closes_at: NOW },
      LEARNER,
      {},
      'CLOSED',
      ['EXAM_CLOSED', undefined],
    ],
  ])('%s (R12)', (_, more, viewer, standing, denial, refused) => {
    const terms = exam(more);
    const place = { ...FRESH, ...standing };
    expect(denialFrom(terms, viewer, place, from)).toBe(denial);
    expect(denialOf(terms, viewer, place, NOW)).toBe(denial === 'NETWORK' ? null : denial);
    if (viewer) expect(refusal(() => requireStart(terms, viewer, place, from))).toEqual(refused);
  });
});

describe('afterwards', () => {
  test.each<['never' | 'afterSubmit' | 'afterClose', Date | null, Date | null]>([
    ['never', AFTER, null],
    ['afterSubmit', AFTER, BEFORE],
    ['afterClose', AFTER, AFTER],
    ['afterClose', null, null],
  ])('answers that are shown %s (closes %s)', (shows_answers, closes_at, from) => {
    expect(answersShownFrom({ shows_answers, closes_at }, BEFORE)).toEqual(from);
  });

  test.each<[string, number | null, Date | null, Date | null, Date | null]>([
    ['not at all', null, NOW, NOW, null],
    ['not before they are released', 7, null, NOW, null],
    ['not while answers are hidden', 7, NOW, null, null],
    ['seven days from their release', 7, NOW, BEFORE, at(7 * DAY_MS)],
    ['seven days from when answers are shown', 7, BEFORE, AFTER, at(7 * DAY_MS + 1)],
  ])('points are appealed %s', (_, appeal_days, released_at, shownFrom, until) => {
    expect(appealsUntil({ appeal_days, released_at }, shownFrom)).toEqual(until);
  });
});
