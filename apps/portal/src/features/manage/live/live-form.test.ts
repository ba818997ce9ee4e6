import type { LiveSession } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { changeOf, draftOf, inputOf, newDraft } from './live-form.ts';

const person = { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null, title: null };
const live: LiveSession = {
  id: '1700000000000200051',
  schoolId: '1700000000000000001',
  classId: null,
  title: 'Risks',
  summary: '',
  lang: 'en_US',
  languages: ['zh_CN'],
  coverUrl: '/files/1/a',
  host: person,
  speakers: [person],
  audience: 2,
  zone: '2',
  startsAt: '2026-11-28T12:00:00.000Z',
  endsAt: '2026-11-28T13:00:00.000Z',
  durationSeconds: 3600,
  timeZone: 'Asia/Shanghai',
  roomOpensAt: '2026-11-28T11:45:00.000Z',
  state: 'scheduled',
  activityStatus: 1,
  reserved: false,
  reservedCount: 0,
  capacity: null,
  chatEnabled: true,
  recording: true,
  roomUrl: 'https://rooms.example/1',
  streamUrl: null,
  replayUrl: null,
  url: '/portal/1700000000000000001/lecturing-center/live-learn-detail/1700000000000200051',
  serverTime: '2026-11-21T08:30:00.000Z',
  version: '2',
  abilities: { enter: false, edit: true, host: true, moderate: true, reason: null },
};

it('shows a session in its own zone and sends it as it was', () => {
  const draft = draftOf(live);
  expect(draft).toMatchObject({ day: '2026-11-28', time: '20:00', minutes: 60, version: 2 });
  expect(changeOf(draft)).toMatchObject({
    version: '2',
    startsAt: live.startsAt,
    durationSeconds: 3600,
    speakerIds: [person.id],
    languages: ['zh_CN'],
    roomUrl: 'https://rooms.example/1',
  });
});

it('leaves the cover out while it stays, and names what takes its place', () => {
  const draft = draftOf(live);
  expect('coverUploadId' in inputOf(draft)).toBe(false);
  expect(inputOf({ ...draft, coverUrl: null }).coverUploadId).toBeNull();
  expect(inputOf({ ...draft, coverUploadId: 'upload-1' }).coverUploadId).toBe('upload-1');
});

it('begins a new session tomorrow at a full hour', () => {
  const draft = newDraft(Date.parse('2026-11-21T08:31:00Z'), 'Europe/Berlin', 'de_DE');
  expect(draft).toMatchObject({ id: null, day: '2026-11-22', time: '10:00', minutes: 60, lang: 'de_DE' });
});

it('sends how a new session repeats, and never with a change', () => {
  const draft = newDraft(Date.parse('2026-11-21T08:31:00Z'), 'Europe/Berlin', 'de_DE');
  const except = ['2026-11-29T09:00:00.000Z'];
  const repeat = {
    frequency: 'weekly',
    interval: 1,
    days: ['WE'],
    monthly: 'day',
    ends: 'count',
    count: 4,
    until: '',
    except,
  } as const;
  expect('repeat' in inputOf(draft)).toBe(false);
  expect(inputOf({ ...draft, repeat }).repeat).toEqual({
    rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE,SU;COUNT=4',
    except,
  });
  expect('repeat' in changeOf({ ...draftOf(live), repeat })).toBe(false);
});
