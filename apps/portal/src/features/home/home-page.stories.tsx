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

const honoured = (id: string, name: string, look: object = {}) => ({
  id,
  person: { id: `1700000000000100${id}`, name, avatarUrl: null, title: null },
  title: 'Bridge builder',
  text: 'Helps others to learn.',
  badge: {
    look: { shape: 'star', fill: 'ochre', mark: 'primary', ...look },
    givenAt: '2026-11-20T08:30:00.000Z',
  },
});

/** Who was given badges, drawn and with pictures; a block that finds nobody shows nothing. */
export const Badges: Story = {
  args: {
    answers: {
      getPortalHome: changed('home', {
        page: {
          blocks: [
            {
              id: 'badges',
              type: 'honours',
              title: 'Well done',
              cards: [
                honoured('003', 'Lin Wei'),
                honoured('004', 'محمد العربي', {
                  pictureUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path fill="teal" d="M0 0h9v6H0z"/></svg>')}`,
                }),
                honoured('005', 'Maria-Magdalena von und zu Hohenstein-Wittgenstein', { shape: 'medal' }),
              ],
            },
            { id: 'nobody', type: 'honours', title: 'Nobody yet', cards: [] },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByText('Lin Wei')).toBeVisible();
    await expect(page.getAllByText('Bridge builder')).toHaveLength(3);
    await expect(page.queryByText('Nobody yet')).toBeNull();
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
  args: { answers: { getPortalLayout: problem('SERVICE_UNAVAILABLE', 503) } },
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

const inArea = (id: string, kind: string, title: string) => ({
  id,
  kind,
  title,
  summary: 'From a goal to a plan that people can follow.',
  lang: 'en_US',
  coverUrl: null,
  tags: [],
  peopleCount: 12,
  publishedAt: '2026-10-01T08:00:00.000Z',
  url: '/',
});

/** Cards of the o3 area on a page; one without cards is not there at all. */
export const AreaCards: Story = {
  args: {
    answers: {
      getPortalHome: changed('home', {
        page: {
          blocks: [
            {
              id: 'cases',
              type: 'o3Area',
              title: 'True stories',
              perLine: 3,
              items: [
                inArea('1780000000000000001', 'case', 'A bridge in nine months'),
                inArea('1780000000000000002', 'scenario', 'The client changes everything'),
                inArea('1780000000000000003', 'tool', 'A board for tasks'),
              ],
              moreUrl: '/',
            },
            { id: 'none', type: 'o3Area', title: 'Nothing yet', perLine: 4, items: [], moreUrl: '/' },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByRole('heading', { name: 'A bridge in nine months' })).toBeVisible();
    await expect(page.getByText('Scenario')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Nothing yet' })).toBeNull();
  },
};

const image = '/media/seed/banners/lesson.svg';
const part = (title: string) => ({
  title,
  body: text(`About ${title}.`).body,
  lang: 'en_US',
  imageUrl: image,
  imageAlt: 'People at a table',
  action: { label: 'Learn more', url: '/' },
});
const teacher = (id: string, name: string, teaches: string[]) => ({
  person: { id, name, avatarUrl: null, title: null },
  teaches,
  spaceUrl: '/',
});

/** Films, frames and files of which nothing is loaded yet, people who teach, columns and tabs. */
export const MoreBlocks: Story = {
  args: {
    answers: {
      getPortalHome: changed('home', {
        page: {
          blocks: [
            {
              id: 'teachers',
              type: 'teachers',
              title: 'Who teaches here',
              perLine: 4,
              items: [
                teacher('1700000000000100003', 'Lin Wei', [
                  'Planning a project that holds',
                  'Reading charts',
                ]),
                teacher('1700000000000100004', 'Amal Haddad', []),
              ],
            },
            {
              id: 'columns',
              type: 'columns',
              title: 'How we work',
              parts: ['Plan', 'Build', 'Show'].map(part),
            },
            { id: 'tabs', type: 'tabs', title: 'For whom', parts: ['Beginners', 'Experts'].map(part) },
            {
              id: 'video',
              type: 'video',
              title: 'A look around',
              text: 'Two minutes.',
              filmUrl: null,
              captions: [],
              frame: { host: 'Vimeo', url: 'https://player.vimeo.com/video/76979871' },
              posterUrl: '/media/seed/banners/porch.svg',
            },
            {
              id: 'embed',
              type: 'embed',
              title: 'A triangle to pull at',
              frame: { host: 'GeoGebra', url: 'https://www.geogebra.org/material/iframe/id/abcd1234' },
              posterUrl: null,
            },
            {
              id: 'downloads',
              type: 'downloads',
              title: 'To take home',
              items: [
                { url: '/media/a.pdf', name: 'Plan of the year', kind: 'pdf', bytes: 482_130 },
                { url: image, name: 'How to find us', kind: 'picture', bytes: null },
              ],
            },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByRole('button', { name: 'Play: A look around' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe, video')).toBeNull();
    await expect(await page.findByRole('tab', { name: 'Experts' })).toBeVisible();
  },
};

/** Blocks in which nothing stands yet, or what stood there is gone. */
export const EmptyBlocks: Story = {
  args: {
    answers: {
      getPortalHome: changed('home', {
        page: {
          blocks: [
            { id: 'teachers', type: 'teachers', title: 'Who teaches here', perLine: 4, items: [] },
            { id: 'embed', type: 'embed', title: 'A triangle', frame: null, posterUrl: null },
            { id: 'downloads', type: 'downloads', title: 'To take home', items: [] },
            { id: 'tabs', type: 'tabs', title: 'For whom', parts: [] },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect((await page.findAllByText('No data')).length).toBe(4);
  },
};
