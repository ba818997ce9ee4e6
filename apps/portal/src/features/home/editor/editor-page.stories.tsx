import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Design',
  ...pageStories,
  args: { path: PLACES.design, viewer: 'admin', machines: ['contentEditor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page beside its blocks. */
export const Blocks: Story = {
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByRole('button', { name: 'Banner' })).toBeVisible();
  },
};

/** What can be edited of one block. */
export const Properties: Story = {
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Figures/ }));
    await expect((await page.findAllByRole('textbox', { name: 'Label' })).length).toBeGreaterThan(0);
  },
};

/** A list of what somebody chose, in their order: moved, taken out, and found by words. */
export const ChosenByHand: Story = {
  args: { answers: { listPublishedResources: 'courses', saveRenovation: never } },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Courses/ }));
    await userEvent.click(await page.findByRole('button', { name: /^Move The painted porch.* down$/ }));
    const rows = within(page.getByRole('list', { name: 'Chosen entries' })).getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent('The painted porch');
    await userEvent.click(page.getByRole('button', { name: /^Remove The painted porch/ }));
    await userEvent.type(page.getByRole('combobox', { name: 'Add an entry' }), 'porch');
    await userEvent.click(await screen.findByRole('option', { name: /^The painted porch/ }));
    const now = within(page.getByRole('list', { name: 'Chosen entries' })).getAllByRole('listitem');
    await expect(now.at(-1)).toHaveTextContent('The painted porch');
  },
};

/** A list by rule: order, access, audience and categories. */
export const ByRule: Story = {
  args: { answers: { saveRenovation: never } },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Articles/ }));
    const category = await page.findByRole('checkbox', { name: 'Languages' });
    await userEvent.click(category);
    await expect(category).toBeChecked();
  },
};

/** A page on which the school has put nothing yet. */
export const Empty: Story = {
  args: { answers: { getRenovation: changed('draft', { page: { blocks: [] } }) } },
};

/** A block of a later version is kept, and can be moved and deleted. */
export const UnknownBlock: Story = {
  args: {
    answers: {
      getRenovation: changed('draft', {
        page: { blocks: [{ id: 'later', type: 'kept', stored: { id: 'later', type: 'hologram' } }] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Unknown block' }));
    await expect(await page.findByText(/does not know this block/)).toBeVisible();
  },
};

/** Badges instead of people who are named; visitors see nothing as long as nobody has one. */
export const Badges: Story = {
  args: {
    answers: {
      listBadges: 'some',
      getRenovation: changed('draft', {
        page: {
          blocks: [
            { id: 'badges', type: 'honours', title: { en_US: 'Well done' }, cards: [], badges: { limit: 8 } },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Honors/ }));
    await userEvent.click(await page.findByRole('button', { name: /Who is shown/ }));
    // The list comes in after it is there.
    for (const name of ['Thirty days', 'Latest badges awarded'])
      await waitFor(() => expect(screen.getByRole('option', { name })).toBeVisible(), { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
  },
};

/** All types of blocks under their headings, of which a search leaves some. */
export const AddBlock: Story = {
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add a block' }));
    const search = await screen.findByRole('combobox', { name: 'Add a block' });
    const group = screen.getByRole('group', { name: 'From your school' });
    await waitFor(() => expect(group).toBeVisible());
    await userEvent.type(search, 'quote');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** A version is published by itself; what was changed since is not part of it. */
export const Scheduled: Story = {
  args: {
    answers: {
      getRenovation: changed('draft', {
        version: '9',
        schedule: {
          pageIds: ['home'],
          version: '8',
          publishAt: '2027-01-04T07:00:00.000Z',
          scheduledBy: { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null, title: null },
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByText(/^Scheduled for /)).toBeVisible();
    await expect(page.getByText(/later changes are not included/)).toBeVisible();
  },
};

/** Published in the zone of the school, which is said. */
export const SchoolTime: Story = {
  args: {
    answers: {
      listSitePages: changed('site', { timeZone: 'America/New_York' }),
      getRenovation: changed('draft', {
        version: '9',
        schedule: {
          pageIds: ['home'],
          version: '9',
          publishAt: '2027-07-05T12:00:00.000Z',
          scheduledBy: { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null, title: null },
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByText('Scheduled for Jul 5, 2027, 8:00 AM EDT')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: /^Figures/ }));
    await expect(await page.findByRole('group', { name: /^Shown until/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'At a set time' }));
    await expect(await screen.findByText('In the time zone of the school: America/New York')).toBeVisible();
  },
};

const LIN = { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null, title: null };
const ZENO = { id: '1700000000000100004', name: 'زينون', avatarUrl: null, title: null };
const since = '2026-11-02T08:55:00.000Z';

/** Two others have the page open. */
export const OthersEdit: Story = {
  args: {
    answers: {
      reportPageEditing: changed('alone', {
        others: [
          { person: LIN, since },
          { person: ZENO, since },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByText(/and others are editing this too$/)).toBeVisible();
  },
};

/** Somebody else has saved while nothing was changed here. */
export const NewerVersion: Story = {
  args: {
    answers: {
      reportPageEditing: changed('alone', {
        others: [{ person: LIN, since }],
        newest: { version: '999', savedAt: since, savedBy: LIN },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByText(/saved a newer version\.$/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show new version' }));
  },
};

/** A home page that is taken from the school above, which the viewer may edit there. */
const takenHome = (schoolId: string, name: string) =>
  changed('site', {
    parent: { schoolId, name, inherited: ['pages'] },
    parentPages: [{ pageId: 'home', address: 'home', title: 'Home', url: PLACES.home }],
  });
export const TakenHome: Story = {
  args: {
    answers: { listSitePages: takenHome('1700000000000000001', 'Stoa Open School'), getPortalHome: 'home' },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByText(/^The home page comes from/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Edit it in/ })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

/** The school above is not one that the viewer decorates; their own page is edited, and nobody sees it. */
export const OwnHomeBehindTaken: Story = {
  args: {
    answers: { listSitePages: takenHome('1700000000000000003', 'مدرسة الرواق'), getPortalHome: 'home' },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByRole('link', { name: 'Use your own home page instead' })).toBeVisible();
    await expect(page.queryByRole('link', { name: /^Edit it in/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Edit your own page' }));
    await expect(await page.findByRole('button', { name: 'Show what visitors see' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  },
};

/** The server cannot be reached. */
export const Offline: Story = { args: { answers: { getRenovation: offline } } };

/** Somebody who may not decorate. */
export const NotAllowed: Story = {
  args: { answers: { getRenovation: problem('FORBIDDEN', 403) } },
};
