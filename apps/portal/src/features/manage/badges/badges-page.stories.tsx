import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage badges',
  ...pageStories,
  args: { path: PLACES.badges, viewer: 'admin', answers: { listBadges: 'some' } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By hand, by a rule, and one that is archived. */
export const Some: Story = {};

export const None: Story = { args: { answers: { listBadges: 'none' } } };

/** Name and words by language, what it looks like, and who gets it. */
export const Designing: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="new-badge"]');
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path fill="teal" d="M0 0h9v6H0z"/></svg>')}`;
const PICTURED = {
  id: '1800000000000003901',
  version: 1,
  name: 'Bridge builder',
  text: 'Helps others to learn.',
  texts: { name: { en_US: 'Bridge builder', ar_SA: 'باني الجسور' }, text: {} },
  look: { shape: 'star', fill: 'ochre', mark: 'primary', pictureUrl: PICTURE },
  rule: { kind: 'hand', count: null, classId: null, classTitle: null },
  isArchived: false,
  holders: 1,
  holdersIsExact: true,
} as const;
const pictured = changed('some', {
  items: [
    PICTURED,
    { ...PICTURED, id: '1800000000000003902', isArchived: true },
    // Cannot be loaded: the drawing stands for it.
    {
      ...PICTURED,
      id: '1800000000000003903',
      look: { ...PICTURED.look, pictureUrl: 'data:image/png;base64,broken' },
    },
  ],
});

/** Pictures of the school instead of what is drawn. */
export const Pictures: Story = {
  args: { answers: { listBadges: pictured } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('main li img')).toHaveLength(2));
  },
};

/** Its picture is taken away: shape and colours are asked for again. */
export const PictureRemoved: Story = {
  args: { answers: { listBadges: pictured } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="edit-badge"]');
    const body = canvasElement.ownerDocument.body;
    await press(body, '[role="dialog"] [data-part="remove-picture"]');
    await waitFor(() => expect(body.querySelector('[role="dialog"] img')).toBeNull());
  },
};

/** Who was given one. */
export const Holders: Story = {
  args: { path: PLACES.badge, answers: { listBadges: 'some', listBadgeAwards: 'some' } },
};

/** A member and a reason are asked for. */
export const Awarding: Story = {
  args: { path: PLACES.badge, answers: { listBadges: 'some', listBadgeAwards: 'none', listMembers: 'all' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="award"]');
    const body = canvasElement.ownerDocument.body;
    await find(body, '[role="dialog"]');
    await press(body, '[role="dialog"] button:last-of-type');
  },
};

export const Failed: Story = { args: { answers: { listBadges: problem('SERVICE_UNAVAILABLE', 503) } } };
