import { describe, expect, it, test } from 'vitest';
import { Audience } from '@stoa/api/enums';
import type { Viewer } from '../../http/context.ts';
import {
  AFTER,
  at,
  BEFORE,
  DAY_MS,
  NOW,
  person,
  refusal,
  refusedField,
  SCHOOL,
} from '../../testing/policy.fixtures.ts';
import { requireOpenRoom, requirePace } from './chat/chat.policy.ts';
import {
  abilitiesOf,
  isHost,
  livePurchaseUrl,
  mayEdit,
  mustBuy,
  requireAudience,
  requireEditor,
  requireHost,
  requirePaid,
  requireRoomUrl,
  requireStart,
  requireTimeZone,
  stateOf,
  type LiveTerms,
} from './live.policy.ts';

const MINUTE_MS = 60_000;
const OTHER = person('teacher', { accountId: '2' });
const HOST = person('teacher');
const ADMINS = { grantedBy: ['owner', 'admin'] };

/** A session that begins now and takes an hour. */
const live = (more: Partial<LiveTerms> = {}): LiveTerms => ({
  school_id: SCHOOL,
  class_id: null,
  has_bought: false,
  price: null,
  audience: Audience.All,
  host_id: '1',
  speaker_ids: [],
  starts_at: NOW,
  ends_at: at(60 * MINUTE_MS),
  started_at: null,
  ended_at: null,
  room_url: null,
  recording: false,
  has_picture: false,
  ...more,
});
const PRICED = { price: { EUR: 100 } };
const IS_LIVE = { started_at: BEFORE };
const IS_OVER = { ended_at: BEFORE };
const REPLAYS = { recording: true, has_picture: true };

describe('where a session stands', () => {
  test.each<[string, Partial<LiveTerms>, string]>([
    ['long before it begins', { starts_at: at(15 * MINUTE_MS + 1), ends_at: at(DAY_MS) }, 'scheduled'],
    ['fifteen minutes before it begins', { starts_at: at(15 * MINUTE_MS) }, 'waiting'],
    ['when its host is late', { starts_at: at(-30 * MINUTE_MS) }, 'waiting'],
    ['once its host has begun', IS_LIVE, 'live'],
    ['once its host has begun early', { ...IS_LIVE, starts_at: at(DAY_MS), ends_at: at(2 * DAY_MS) }, 'live'],
    ['in an outside room before its time', { room_url: 'https://x.example', starts_at: AFTER }, 'waiting'],
    ['in an outside room at its time', { room_url: 'https://x.example' }, 'live'],
    ['once it was ended', IS_OVER, 'ended'],
    ['at the end that was planned', { ...IS_LIVE, ends_at: NOW }, 'ended'],
    ['a moment before the end that was planned', { ...IS_LIVE, ends_at: AFTER }, 'live'],
    ['once it was ended and is kept', { ...IS_OVER, ...REPLAYS }, 'replay'],
    ['once it was ended and nothing was kept', { ...IS_OVER, recording: true }, 'ended'],
    ['once it was ended and is not to be kept', { ...IS_OVER, has_picture: true }, 'ended'],
    ['while what will be kept is sent', { ...IS_LIVE, ...REPLAYS }, 'live'],
  ])('%s (B064)', (_, more, state) => {
    expect(stateOf(live(more), NOW)).toBe(state);
  });
});

describe('who holds a session, and who changes it', () => {
  test.each<[string, Viewer | undefined, Partial<LiveTerms>, boolean, boolean]>([
    ['a visitor', undefined, {}, false, false],
    ['its host', HOST, {}, true, true],
    ['its host who teaches no longer', person('member'), {}, false, false],
    ['one of its speakers', OTHER, { speaker_ids: ['3', '2'] }, true, true],
    ['somebody else who teaches', OTHER, {}, false, false],
    ['who runs the school', person('admin', { accountId: '2' }), {}, false, true],
    ['who owns the school', person('owner', { accountId: '2' }), {}, false, true],
    ['a learner', person('member', { accountId: '2' }), {}, false, false],
  ])('%s', (_, viewer, more, holds, edits) => {
    expect([isHost(live(more), viewer), mayEdit(live(more), viewer)]).toEqual([holds, edits]);
    if (!viewer) return;
    expect(refusal(() => requireHost(live(more), viewer))).toEqual(holds ? undefined : ['FORBIDDEN', ADMINS]);
    expect(refusal(() => requireEditor(live(more), viewer))).toEqual(
      edits ? undefined : ['FORBIDDEN', ADMINS],
    );
  });
});

test.each<[string, number, Viewer | undefined, [string, unknown] | undefined]>([
  ['everybody', Audience.All, undefined, undefined],
  ['everybody', Audience.All, person('member', { accountId: '2' }), undefined],
  ['members', Audience.Members, undefined, ['MEMBERS_ONLY', ADMINS]],
  ['members', Audience.Members, person(undefined, { accountId: '2' }), ['MEMBERS_ONLY', ADMINS]],
  ['members', Audience.Members, person('member', { accountId: '2' }), undefined],
  ['visitors', Audience.Visitors, undefined, undefined],
  ['visitors', Audience.Visitors, person('member', { accountId: '2' }), ['VISITORS_ONLY', undefined]],
  ['visitors', Audience.Visitors, HOST, undefined],
])('a session for %s (%s) refuses who is not meant', (_, audience, viewer, refused) => {
  expect(refusal(() => requireAudience(live({ audience }), viewer))).toEqual(refused);
});

describe('paying for a session', () => {
  const offered = (more: Partial<LiveTerms>) => ({ ...live(more), goods_id: '7', vip_goods_id: null });
  const url = `/order/${SCHOOL}?goods=7`;

  test.each<[string, Partial<LiveTerms>, Viewer | undefined, boolean]>([
    ['that costs nothing', {}, undefined, false],
    ['that costs something', PRICED, undefined, true],
    ['that costs something, for a learner', PRICED, person('member', { accountId: '2' }), true],
    ['of a class', { ...PRICED, class_id: '5' }, undefined, false],
    ['that was paid for', { ...PRICED, has_bought: true }, undefined, false],
    ['for who holds it', PRICED, HOST, false],
    ['for who runs the school', PRICED, person('owner', { accountId: '2' }), false],
  ])('%s', (_, more, viewer, must) => {
    expect(mustBuy(live(more), viewer)).toBe(must);
    expect(refusal(() => requirePaid(live(more), viewer))?.[0]).toBe(must ? 'PURCHASE_REQUIRED' : undefined);
    expect(livePurchaseUrl(offered(more), viewer, NOW)).toBe(must ? url : null);
  });

  it('leads nowhere once there is nothing more to see', () => {
    expect(livePurchaseUrl(offered({ ...PRICED, ...IS_OVER }), undefined, NOW)).toBeNull();
    expect(livePurchaseUrl(offered({ ...PRICED, ...IS_OVER, ...REPLAYS }), undefined, NOW)).toBe(url);
  });
});

describe('what somebody may do with a session', () => {
  const LEARNER = person('member', { accountId: '2' });
  const none = { enter: false, edit: false, host: false, moderate: false, reason: null };
  test.each<[string, Partial<LiveTerms>, Viewer | undefined, object]>([
    ['a visitor', IS_LIVE, undefined, { ...none, reason: 'SIGN_IN' }],
    ['a learner, while it is on', IS_LIVE, LEARNER, { ...none, enter: true }],
    ['a learner, in the waiting room', {}, LEARNER, { ...none, enter: true }],
    ['a learner, the day before', { starts_at: at(DAY_MS), ends_at: at(2 * DAY_MS) }, LEARNER, none],
    ['a learner, afterwards', { ...IS_OVER, ...REPLAYS }, LEARNER, none],
    [
      'a learner who has not paid',
      { ...IS_LIVE, ...PRICED },
      LEARNER,
      { ...none, reason: 'PURCHASE_REQUIRED' },
    ],
    ['its host', IS_LIVE, HOST, { enter: true, edit: true, host: true, moderate: true, reason: null }],
    ['its host, afterwards', IS_OVER, HOST, { ...none, moderate: true }],
    ['its host, once it is kept', { ...IS_OVER, ...REPLAYS }, HOST, { ...none, moderate: true }],
    [
      'who runs the school',
      IS_LIVE,
      person('admin', { accountId: '2' }),
      { enter: true, edit: true, host: false, moderate: true, reason: null },
    ],
  ])('%s', (_, more, viewer, abilities) => {
    expect(abilitiesOf(live(more), viewer, NOW)).toEqual(abilities);
  });
});

describe('what a session is planned with', () => {
  test.each([
    [5 * MINUTE_MS, true],
    [5 * MINUTE_MS - 1, false],
    [366 * DAY_MS, true],
    [366 * DAY_MS + 1, false],
    [-1, false],
  ])('a start in %d milliseconds is fine: %s', (ahead, fine) => {
    expect(refusedField(() => requireStart(at(ahead), NOW))).toBe(fine ? undefined : 'body/startsAt range');
  });

  it('is a zone that somebody knows', () => {
    expect(refusal(() => requireTimeZone('Europe/Berlin'))).toBeUndefined();
    expect(refusedField(() => requireTimeZone('Mars/Base'))).toBe('body/timeZone enum');
    expect(refusedField(() => requireTimeZone('Mars/Base', 'querystring'))).toBe('querystring/timeZone enum');
  });

  test.each([
    ['https://meet.example.org/room', true],
    ['http://meet.example.org/room', false],
    ['https://localhost/room', false],
    ['https://ada@meet.example.org/room', false],
    ['https://:secret@meet.example.org/room', false],
    ['room', false],
    ['', false],
  ])('%s is an outside room: %s', (address, fine) => {
    expect(refusedField(() => requireRoomUrl(address))).toBe(fine ? undefined : 'body/roomUrl format');
  });
});

describe('the chat of a session (C118)', () => {
  test.each<[string, Partial<LiveTerms>, string | undefined]>([
    ['is closed the day before', { starts_at: at(DAY_MS), ends_at: at(2 * DAY_MS) }, 'LIVE_NOT_OPEN'],
    ['is open in the waiting room', {}, undefined],
    ['is open while it is on', IS_LIVE, undefined],
    ['is closed afterwards', IS_OVER, 'LIVE_ENDED'],
    ['is closed where it is kept', { ...IS_OVER, ...REPLAYS }, 'LIVE_ENDED'],
  ])('%s', (_, more, code) => {
    expect(refusal(() => requireOpenRoom(live(more), NOW))?.[0]).toBe(code);
  });

  it('says when the room opens', () => {
    const early = live({ starts_at: at(DAY_MS), ends_at: at(2 * DAY_MS) });
    expect(refusal(() => requireOpenRoom(early, NOW))?.[1]).toEqual({ reason: 'opens-15-minutes-before' });
  });

  const burst = (...ago: number[]) => ago.map((milliseconds) => at(-milliseconds));
  test.each<[string, Date[], number, number | undefined]>([
    ['a first one', [], 0, undefined],
    ['a first one in slow mode', [], 30, undefined],
    ['four in ten seconds', burst(1, 2, 3, 4), 0, undefined],
    ['five in ten seconds', burst(1, 2, 3, 4, 5), 0, 10],
    ['five, the first of them nine seconds ago', burst(1, 2, 3, 4, 9_000), 0, 1],
    ['five, the first of them ten seconds ago', burst(1, 2, 3, 4, 10_000), 0, undefined],
    ['one a moment ago', burst(1), 0, undefined],
    ['one a moment ago in slow mode', burst(1_000), 30, 29],
    ['one 28 and a half seconds ago in slow mode', burst(28_500), 30, 2],
    ['one thirty seconds ago in slow mode', burst(30_000), 30, undefined],
    ['one a moment less than thirty seconds ago in slow mode', burst(29_999), 30, 1],
    ['one half a second ago in a slow mode of one', burst(500), 1, 1],
    ['five long ago and the last in slow mode', burst(1_000, 20_000, 20_000, 20_000, 20_000), 5, 4],
  ])('after %s the next waits', (_, sent, slowModeSeconds, seconds) => {
    expect(refusal(() => requirePace(sent, slowModeSeconds, NOW))).toEqual(
      seconds === undefined ? undefined : ['CHAT_TOO_FAST', { retryAfterSeconds: seconds }],
    );
  });
});
