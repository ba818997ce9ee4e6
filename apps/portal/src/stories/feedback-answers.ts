import { answered } from '@stoa/api/fixtures';
import type { FeedbackEntry, NotificationList, NotificationSettings } from '@stoa/api/schema';
import { HOME_SCHOOL } from './places.ts';

const ok = <Data>(data: Data) => answered({ code: 200, message: 'ok', data });

/** How the school can be reached otherwise. */
export const SERVICE = answered({
  code: 200,
  message: 'ok',
  data: [
    { configType: 'CUSTOMER_SERVICE_INFORMATION_SWITCH', configValue: '1' },
    {
      configType: 'CUSTOMER_SERVICE_INFORMATION',
      configValue:
        '{"servicePhone":"+86 10 5555 0100","serviceEmail":"help@stoa.example","serviceWeChat":"stoa-help"}',
    },
  ],
});

const FIRST: FeedbackEntry = {
  id: '1700000000000440001',
  kind: 'feedback',
  feedbackType: 1,
  complaintType: null,
  content: 'The video of lesson 3 stops after a minute.',
  picUrls: [],
  status: 'answered',
  author: {
    id: '1700000000000100003',
    name: '李小满',
    avatarUrl: null,
    title: null,
  } as FeedbackEntry['author'],
  allowContact: 1,
  phoneNumber: '13800000001',
  targetUrl: null,
  reply: 'Thank you, the video has been replaced.',
  repliedAt: '2026-11-02T08:30:00.000Z',
  createdAt: '2026-11-01T08:30:00.000Z',
  updatedAt: '2026-11-02T08:30:00.000Z',
};
const SECOND: FeedbackEntry = {
  ...FIRST,
  id: '1700000000000440002',
  kind: 'complaint',
  feedbackType: null,
  complaintType: 'copyright',
  content: 'This article copies a chapter of our book.',
  status: 'new',
  phoneNumber: null,
  targetUrl: `/portal/${HOME_SCHOOL}`,
  reply: null,
  repliedAt: null,
};

const COUNTS = { new: 1, inProgress: 0, answered: 1, closed: 0 };

const listOf = (items: readonly FeedbackEntry[], counts = COUNTS) =>
  ok({
    items: [...items],
    total: items.length,
    totalIsExact: true,
    counts,
    next: null,
    previous: null,
    pageNumber: 1,
    pageSize: 20,
  });

/** Messages to a school. */
export const MESSAGES = {
  some: listOf([SECOND, FIRST]),
  none: listOf([]),
  allAnswered: listOf([], { ...COUNTS, new: 0 }),
};

const SCHOOL = { id: HOME_SCHOOL, name: 'Stoa Open School' };
const NEWS: NotificationList['items'] = [
  {
    id: '2000000000000000002',
    kind: 'feedbackAnswered',
    school: SCHOOL,
    title: 'Your feedback was answered',
    text: 'Stoa Open School answered: Thank you, the video has been replaced.',
    url: `/feedback/${HOME_SCHOOL}?view=mine`,
    createdAt: '2026-11-02T08:30:00.000Z',
    readAt: null,
  },
  {
    id: '2000000000000000001',
    kind: 'newDevice',
    school: null,
    title: 'Signed in on a new device',
    text: 'Firefox on Linux, address 203.0.113.7.',
    url: '/account/devices',
    createdAt: '2026-10-20T08:30:00.000Z',
    readAt: '2026-10-20T09:00:00.000Z',
  },
];

/** What a person was told. */
export const NOTIFICATIONS = {
  some: ok<NotificationList>({ items: NEWS, next: null, unread: 1 }),
  none: ok<NotificationList>({ items: [], next: null, unread: 0 }),
};

/** What they chose to be told. */
export const CHOICES = ok<NotificationSettings>({
  kinds: [
    { kind: 'feedbackAnswered', inApp: true, mail: true, fixed: [] },
    { kind: 'memberRoleChanged', inApp: true, mail: false, fixed: [] },
    { kind: 'newDevice', inApp: true, mail: true, fixed: ['inApp'] },
  ],
  silenced: [
    {
      id: '2000000000000000009',
      kind: 'memberRoleChanged',
      school: SCHOOL,
      channels: ['inApp', 'mail'],
      since: '2026-10-21T08:30:00.000Z',
    },
  ],
});

/** Where the link of a mail leads. */
export const MAIL_SOURCE = ok({ kind: 'feedbackAnswered' as const, school: SCHOOL });
