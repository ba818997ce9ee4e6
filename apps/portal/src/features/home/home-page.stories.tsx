import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openPending, openPage, pageStories, withLayoutChecked } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Home',
  ...pageStories,
  parameters: { ...pageStories.parameters, ...withLayoutChecked },
  args: { path: PLACES.home, machines: ['session', 'search'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a visitor finds it. */
export const Full: Story = {};

/** A learner comes back: what was begun stands first. */
export const Learner: Story = {
  args: { viewer: 'learner' },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(page.getAllByRole('progressbar').length).toBeGreaterThan(0);
  },
};

/** Another page of the school. */
export const About: Story = { args: { path: PLACES.about } };

/** A page on which the school has put nothing yet. */
export const EmptyPage: Story = {
  args: { answers: { getPortalHome: changed('home', { page: { blocks: [] } }) } },
};

const text = (content: string) => ({
  type: 'richText',
  title: null,
  lang: 'en_US',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
  },
});

/** Blocks for some devices alone, one that a link leads to, and one of a type that this version does not know. */
export const BlockSettings: Story = {
  args: {
    answers: {
      getPortalHome: changed('home', {
        page: {
          blocks: [
            { id: 'all', anchor: 'about-us', ...text('On every device') },
            { id: 'none', devices: ['phone', 'tablet', 'desktop'], ...text('On each device') },
            { id: 'wide', devices: ['tablet', 'desktop'], ...text('On wide devices') },
            { id: 'phone', devices: ['phone'], ...text('On phones') },
            { id: 'later', type: 'hologram' },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    const isPhone = window.matchMedia('(max-width: 39.9375em)').matches;
    await expect(page.getByText('On every device').closest('#about-us')).toBeVisible();
    await expect(page.getByText('On each device')).toBeVisible();
    const [narrow, wide] = [page.getByText('On phones'), page.getByText('On wide devices')];
    await expect(isPhone ? narrow : wide).toBeVisible();
    await expect(isPhone ? wide : narrow).not.toBeVisible();
  },
};

/** It can be looked at, not used. */
export const Preview: Story = { args: { path: PLACES.preview } };

/** For its members only. */
export const ClosedSchool: Story = { args: { path: PLACES.closedSchool } };

/** The operator has closed the school. */
export const DisabledSchool: Story = {
  args: { answers: { getPortalHome: problem('SCHOOL_DISABLED', 403) } },
};

/** There is no such page in this school. */
export const NoSuchPage: Story = { args: { path: PLACES.noSuchPage } };

/** A fault, with the number that the support can look up. */
export const Failed: Story = { args: { answers: { getPortalHome: problem('INTERNAL_ERROR', 500) } } };

/** Too many people at once. */
export const Busy: Story = { args: { answers: { getPortalHome: problem('SERVICE_UNAVAILABLE', 503) } } };

export const Offline: Story = { args: { answers: { getPortalHome: offline } } };

/** Not even the frame can be loaded. */
export const NothingWorks: Story = {
  args: { answers: { getPortalFrame: problem('SERVICE_UNAVAILABLE', 503) } },
};

/** The portal was renewed meanwhile: a part of the page that was open is not there any more. */
export const PartMissing: Story = {
  args: { missingPart: '/api/portal/api/v1/portal/open/home' },
  // Loading the page anew has not helped: otherwise it would be tried first.
  beforeEach: () => sessionStorage.setItem('stoa.reloaded-for-chunk', String(Date.now())),
};

/** The answer takes longer than a moment. */
export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { getPortalHome: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
