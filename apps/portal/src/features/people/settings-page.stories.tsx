import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fill, find, press, submit } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const ADD = 'main form [role="group"] button';

const meta = {
  title: 'Pages/Personal space/Settings',
  ...pageStories,
  args: { path: PLACES.spaceSettings, viewer: 'learner', machines: ['pictureUpload'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {};

/** As much as there can be. */
export const Full: Story = {
  args: {
    answers: {
      getPersonSpace: changed('own', {
        userInfo: 'A'.repeat(300),
        coverUrl: '/media/banners/porch.svg',
        links: [1, 2, 3, 4, 5].map((number) => ({
          label: `Notes ${number}`,
          url: `https://example.org/${number}`,
        })),
      }),
    },
  },
};

/** A link without a name, to nowhere. */
export const LinkProblems: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, ADD);
    const url = await find<HTMLInputElement>(canvasElement, 'input[type="url"]');
    await fill(canvasElement, { [url.name]: 'nowhere' });
    await submit(canvasElement);
    await find(canvasElement, 'input[type="url"][aria-invalid="true"]');
  },
};

/** Words that the school does not take. */
export const Refused: Story = {
  args: { answers: { savePersonSpace: problem('MODERATION_REJECTED', 400) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await submit(canvasElement);
    await find(canvasElement, 'main form [role="alert"]');
  },
};

/** The only owner stays until there is another one. */
export const LastOwner: Story = {
  args: { answers: { leaveSchool: problem('LAST_OWNER', 409) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main section:last-of-type button');
    await press(document.body, '[role="alertdialog"] button:last-of-type');
    await find(canvasElement, 'main section:last-of-type [role="alert"]');
  },
};

/** A choice that could not be saved is taken back. */
export const NotSaved: Story = {
  args: { answers: { updatePersonSetting: problem('INTERNAL_ERROR', 500) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="switch"]');
    await find(canvasElement, 'main [role="switch"]:checked');
  },
};
