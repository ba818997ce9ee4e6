import { changed, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { openPage, pageStories } from '../../../../stories/page-stories.tsx';
import { PLACES } from '../../../../stories/places.ts';

const meta = {
  title: 'Pages/Site',
  ...pageStories,
  args: { path: PLACES.sitePages, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = {
  pageId: 'page-1',
  address: 'prices',
  title: 'Prices',
  audience: 1,
  url: '/portal/1700000000000000001?pageId=prices',
  version: '3',
  publishedVersion: null,
  state: 'draft',
  savedAt: null,
};

/** The pages of a school: home, what stands around them, and its own. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await expect(await shown.findByRole('link', { name: 'Navigation and look' })).toBeVisible();
  },
};

/** Every state that a page can have. */
export const States: Story = {
  args: {
    answers: {
      listSitePages: changed('site', {
        items: [
          page,
          {
            ...page,
            pageId: 'page-2',
            title: 'For members',
            audience: 2,
            state: 'changed',
            publishedVersion: '1',
          },
          { ...page, pageId: 'page-3', title: 'Old programme', state: 'deleted' },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await userEvent.click(await shown.findByRole('button', { name: 'More for Prices' }));
  },
};

/** Asks what a new page is called; its address comes from its title. */
export const NewPage: Story = {
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await userEvent.click(await shown.findByRole('button', { name: 'New page' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Page title/ }), 'About us');
    await expect(await screen.findByRole('textbox', { name: /^Address/ })).toHaveValue('about-us');
  },
};

/** The navigation beside the page that it stands above. */
export const Navigation: Story = {
  args: { path: PLACES.siteEditor, machines: ['contentEditor'] },
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await userEvent.click(await shown.findByRole('button', { name: 'Add an entry' }));
    await expect(await shown.findByRole('button', { name: /Leads to/ })).toBeVisible();
  },
};

/** Colour, typefaces, header and footer. */
export const Look: Story = {
  args: { path: PLACES.siteEditor, machines: ['contentEditor'] },
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await userEvent.click(await shown.findByRole('radio', { name: 'Look' }));
    await expect(await shown.findByRole('textbox', { name: /^Main color/ })).toBeVisible();
  },
};

/** What a sub-school can take of the school above. */
const parent = {
  schoolId: '1700000000000000001',
  name: 'Stoa Open School',
  theme: {
    color: '#1f5c7a',
    logo: '/media/logos/1700000000000000001.svg',
    icon: '',
    type: 'bold',
    header: 'brand',
    footer: 'plain',
  },
  navigation: [{ code: 'above', name: 'Above', url: '/portal/1700000000000000011/search', children: [] }],
  footer: {
    footerNavigations: [
      {
        showName: 'Help',
        children: [{ showName: 'Guide for learners', relateType: 'stuGuide', children: [] }],
      },
    ],
    footerQrCodes: [],
  },
  pages: [
    { pageId: 'home', address: 'home', title: 'Home', url: '/portal/1700000000000000011' },
    {
      pageId: 'page-7',
      address: 'rules',
      title: 'House rules',
      url: '/portal/1700000000000000011?pageId=rules',
    },
  ],
};
const subSchool = (inherited: string[]) => changed('site', { parent, page: { site: { inherited } } });

/** A sub-school with parts of the look of the school above: each can be taken or be its own. */
export const LookOfSubSchool: Story = {
  args: {
    path: PLACES.siteEditorOfSubSchool,
    machines: ['contentEditor'],
    answers: {
      getRenovation: subSchool(['color', 'type', 'logo', 'icon']),
      previewRenovation: 'draft',
      getFooterSettings: 'both',
      listSitePages: 'site',
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await userEvent.click(await shown.findByRole('radio', { name: 'Look' }));
    const typefaces = within(await shown.findByRole('group', { name: 'Typefaces' }));
    await expect(typefaces.getByText('Bold: heavy headings')).toBeVisible();
    await expect(typefaces.getByRole('button', { name: 'Choose your own' })).toBeVisible();
    const header = within(shown.getByRole('group', { name: 'Header' }));
    await expect(header.getByRole('button', { name: 'Use the parent school’s' })).toBeVisible();
  },
};

/** A sub-school with the navigation of the school above. */
export const NavigationOfSubSchool: Story = {
  args: {
    path: PLACES.siteEditor,
    machines: ['contentEditor'],
    answers: { getRenovation: subSchool(['navigation']) },
  },
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await expect(await shown.findByText(/^Pages lead to the parent school/)).toBeVisible();
    await expect(await shown.findByRole('button', { name: 'Choose your own' })).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Add an entry' })).toBeNull();
  },
};

/** Which pages of the school above a sub-school shows. */
export const PagesOfSubSchool: Story = {
  args: {
    path: PLACES.siteEditorOfSubSchool,
    machines: ['contentEditor'],
    answers: {
      getRenovation: changed('site', {
        parent,
        page: { site: { inherited: ['pages'], parentPages: ['home', 'page-7'] } },
      }),
      previewRenovation: 'draft',
      getFooterSettings: 'both',
      listSitePages: 'site',
      getPortalHome: 'home',
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await expect(await shown.findByText(/^The home page comes from/)).toBeVisible();
    await userEvent.click(await shown.findByRole('radio', { name: 'Pages' }));
    await expect(await shown.findByRole('checkbox', { name: /^House rules/ })).toBeChecked();
    await expect(shown.getByRole('checkbox', { name: /^All pages of/ })).not.toBeChecked();
    await expect(shown.getByText('Shown instead of your own page at this address.')).toBeVisible();
  },
};

/** A sub-school whose page gives way to one of the school above. */
export const ReplacedPages: Story = {
  args: {
    answers: {
      listSitePages: changed('site', {
        items: [{ ...page, state: 'published' }],
        parentPages: [{ ...parent.pages[1], address: 'prices', title: 'Prices of the group' }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await openPage(canvasElement);
    await expect(await shown.findByText('Replaced by the parent school’s page')).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Prices of the group' })).toBeVisible();
  },
};

/** The server cannot be reached. */
export const Offline: Story = { args: { answers: { listSitePages: offline } } };

/** Somebody who may not decorate. */
export const NotAllowed: Story = { args: { answers: { listSitePages: problem('FORBIDDEN', 403) } } };
