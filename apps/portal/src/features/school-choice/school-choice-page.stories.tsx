import { changed, never, offline } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fill, find } from '../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const NAMES = [
  'Stoa Open School',
  'Halden Works Academy',
  'بيت الحكمة للتعليم المستمر',
  'Volkshochschule für Weiterbildung und lebenslanges Lernen Mecklenburg',
  '开放学堂',
  'Escuela abierta del Pórtico',
];
const SEVERAL = {
  listMySchools: changed('learner', {
    items: NAMES.map((name, index) => ({
      id: `170000000000000010${index}`,
      name,
      summary: '',
      logoUrl: null,
      color: '#1d3557',
      url: `/portal/170000000000000010${index}`,
      type: 1,
      open: true,
      learnerCount: 10,
      resourceCount: 10,
      role: null,
      subSchools: [],
      subSchoolTotal: 0,
    })),
    total: NAMES.length,
  }),
};

const meta = {
  title: 'Pages/Choose a school',
  ...pageStories,
  args: { path: PLACES.loginSelect, viewer: 'learner', answers: SEVERAL, machines: ['schoolChoice'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main ul li button')).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, { keyword: 'zebracorn' });
    await expect(await find(canvasElement, 'main h2')).toBeVisible();
  },
};

/** Asked for by somebody who belongs to none yet. */
export const None: Story = {
  args: { path: PLACES.loginSelectAll, viewer: 'newcomer', answers: {} },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main h2')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listMySchools: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};

export const Offline: Story = {
  args: { answers: { listMySchools: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main [role="alert"]')).toBeVisible();
  },
};
