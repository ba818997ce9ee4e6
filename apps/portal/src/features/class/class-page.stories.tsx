import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentPage } from '../../stories/current-page.ts';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

/** The one step that the page offers. */
const ACTION = '[data-action-panel] button:not([disabled])';

const meta = {
  title: 'Pages/Class',
  ...pageStories,
  args: { path: PLACES.porch, machines: ['enrolment'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever is not signed in can look around, and try the open lessons. */
export const Visitor: Story = {};

/** The portal's own address of a class leads to the same page. */
export const FromPortal: Story = { args: { path: PLACES.porchByPortal } };

/** A member of the school, not in the class yet. */
export const Member: Story = { args: { viewer: 'learner', answers: { getClass: 'open' } } };

/** Two of six lessons are done. */
export const HalfWay: Story = { args: { viewer: 'learner', answers: { getClass: 'half-way' } } };

/** A meeting is open: its code was scanned. */
export const Scanned: Story = {
  args: {
    path: PLACES.scannedMeeting,
    viewer: 'learner',
    answers: { getClass: 'half-way', listAttendances: 'open' },
    machines: ['enrolment', 'checkIn'],
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, '#attendance');
  },
};

/** The code is not the one on the screen any more. */
export const WrongCode: Story = {
  args: {
    ...Scanned.args,
    answers: { ...Scanned.args?.answers, checkIn: problem('CODE_INVALID', 400, { attemptsLeft: 4 }) },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#attendance-1800000000000000501 [type="submit"]');
    await find(canvasElement, '#attendance-1800000000000000501 [aria-invalid="true"]');
  },
};

/** Evidence of the learner, with its tools open. */
export const Evidence: Story = {
  args: { ...Scanned.args },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#attendance-1800000000000000501 [aria-expanded="false"]');
    await find(canvasElement, '#attendance-1800000000000000501 input[type="file"]');
  },
};

/** Who scanned the code has to sign in first. */
export const ScannedByVisitor: Story = { args: { path: PLACES.scannedMeeting } };

/** Who scanned the code is not in the class. */
export const ScannedByOthers: Story = {
  args: {
    ...Scanned.args,
    answers: { getClass: 'open', listAttendances: problem('NOT_ENROLLED', 403) },
  },
};

/** All lessons are done. */
export const Done: Story = { args: { path: PLACES.git, viewer: 'learner' } };

/** Every seat is taken. */
export const Full: Story = { args: { path: PLACES.fullClass, viewer: 'learner' } };

/** It is over. */
export const Ended: Story = { args: { path: PLACES.endedClass } };

/** Enrolled, and it begins later. */
export const Waiting: Story = {
  args: {
    viewer: 'learner',
    answers: {
      getClass: changed('half-way', {
        startsAt: '2026-11-16T09:00:00.000Z',
        activityStatus: 1,
        progress: null,
        abilities: { learn: false, reasons: ['ALREADY_ENROLLED', 'CLASS_NOT_STARTED'] },
      }),
    },
  },
};

/** A course that is sold, before somebody has signed in. */
export const NeedsPurchase: Story = { args: { path: PLACES.soldCourse } };

/** The same for a member who has not bought it. */
export const NeedsPurchaseAsMember: Story = { args: { path: PLACES.soldCourse, viewer: 'learner' } };

/** For members: a visitor can sign in. */
export const MembersOnly: Story = { args: { answers: { getClass: problem('MEMBERS_ONLY', 403) } } };

/** For members: somebody else can join the school. */
export const MembersOnlyAsNewcomer: Story = {
  args: { viewer: 'newcomer', answers: { getClass: problem('MEMBERS_ONLY', 403) } },
};

/** For people who are not members yet. */
export const VisitorsOnly: Story = {
  args: { viewer: 'learner', answers: { getClass: problem('VISITORS_ONLY', 403) } },
};

/** The answer to enrolling is on its way. */
export const Enrolling: Story = {
  args: { viewer: 'learner', answers: { getClass: 'open', enrollClass: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, ACTION);
    await find(
      canvasElement,
      '[data-action-panel] [data-pending], [data-action-panel] [aria-disabled="true"]',
    );
  },
};

/** Enrolled a moment ago. */
export const Enrolled: Story = {
  args: { viewer: 'learner', answers: { getClass: 'open', enrollClass: 'enrolled' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    currentPage.answers = { getClass: 'half-way', enrollClass: 'enrolled' };
    await press(canvasElement, ACTION);
    await expect(await find(canvasElement, '[data-action-panel] a[href*="lesson="]')).toBeVisible();
  },
};

/** Somebody was quicker. */
export const EnrolFailed: Story = {
  args: { viewer: 'learner', answers: { getClass: 'open', enrollClass: 'refused-full' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, ACTION);
    await expect(await find(canvasElement, '[data-action-panel] [role="alert"]')).toBeVisible();
  },
};

/** Without a connection the wish to enrol waits for one. */
export const EnrolOffline: Story = {
  args: { viewer: 'learner', answers: { getClass: 'open', enrollClass: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, ACTION);
    await expect(await find(canvasElement, '[data-action-panel] [role="status"]')).toBeVisible();
  },
};

/** Leaving is asked about. */
export const Leaving: Story = {
  args: { viewer: 'learner', answers: { getClass: 'half-way' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '[data-action-panel] button');
    await find(document.body, '[role="alertdialog"]');
  },
};

export const Failed: Story = { args: { answers: { getClass: problem('INTERNAL_ERROR', 500) } } };

/** The answer takes longer than a moment, for somebody who comes from another page of the school. */
export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { getClass: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
