import { answered, never, problem } from '@stoa/api/fixtures';
import type { Insights } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gone, press } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const DAY_MS = 86_400_000;
const dayOf = (index: number): string =>
  new Date(Date.UTC(2026, 10, 21) + index * DAY_MS).toISOString().slice(0, 10);
const monthOf = (index: number): string => new Date(Date.UTC(2026, 10 + index, 1)).toISOString().slice(0, 10);
const list = (count: number, startsOn: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    startsOn: startsOn(index - count + 1),
    people: (index * 7) % 23,
  }));
const NAMES = ['Plan a project that holds', 'تخطيط مشروع ناجح', 'Git '.repeat(30).trim()];
const SOME: Insights = {
  computedAt: '2026-11-21T09:30:00.000Z',
  timeZone: 'Europe/Athens',
  days: list(90, dayOf),
  weeks: list(26, (index) => dayOf(index * 7 - 5)),
  months: list(12, monthOf),
  classes: NAMES.map((title, index) => ({
    classId: `177000000000000001${index}`,
    title,
    enrolled: 1200 - index * 400,
    started: 900 - index * 300,
    completed: index === 2 ? 0 : 400,
    completionRate: index === 2 ? 0 : 400 / (1200 - index * 400),
    medianDays: index === 2 ? null : 12.5,
  })),
  cohorts: Array.from({ length: 12 }, (_, index) => ({
    month: monthOf(index - 11),
    joined: 20 + index,
    active: Array.from({ length: 12 - index }, (_unused, offset) => Math.max(0, 18 - offset * 3)),
  })),
};
const NOTHING: Insights = {
  computedAt: null,
  timeZone: null,
  days: [],
  weeks: [],
  months: [],
  classes: [],
  cohorts: [],
};
const ok = (data: Insights) => ({ getInsights: answered({ code: 200, message: 'ok', data }) });

const meta = {
  title: 'Pages/Manage insights',
  ...pageStories,
  args: { path: PLACES.insights, viewer: 'admin', answers: ok(SOME) },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reports: Story = {};

/** More classes than are drawn at first, from nobody to everybody. */
export const ManyClasses: Story = {
  args: {
    answers: ok({
      ...SOME,
      classes: Array.from({ length: 40 }, (_, index) => ({
        classId: String(1_770_000_000_000_001_000n + BigInt(index)),
        title: NAMES[index % NAMES.length] ?? '',
        enrolled: 39,
        started: 39,
        completed: index,
        completionRate: index / 39,
        medianDays: null,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="all-classes"]');
    await gone(canvasElement, 'main [data-part="all-classes"]');
    await expect(canvasElement.querySelectorAll('main section ul > li')).toHaveLength(40);
  },
};

/** One class that nobody completed, one month in which one person joined. */
export const Little: Story = {
  args: {
    answers: ok({
      ...SOME,
      classes: SOME.classes.slice(2),
      cohorts: [{ month: monthOf(0), joined: 1, active: [1] }],
    }),
  },
};

export const NotCounted: Story = { args: { answers: ok(NOTHING) } };

export const NobodyYet: Story = { args: { answers: ok({ ...SOME, classes: [], cohorts: [] }) } };

export const Loading: Story = {
  args: { answers: { getInsights: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};

export const Failed: Story = { args: { answers: { getInsights: problem('SERVICE_UNAVAILABLE', 503) } } };
