import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fill, find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage groups',
  ...pageStories,
  args: { path: PLACES.memberGroups, viewer: 'admin', answers: { listMemberGroups: 'some' } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const None: Story = { args: { answers: { listMemberGroups: 'none' } } };

/** The school has a group of this name already. */
export const NameTaken: Story = {
  args: { answers: { listMemberGroups: 'some', createMemberGroup: problem('NAME_TAKEN', 409) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="new-group"]');
    const { body } = canvasElement.ownerDocument;
    await fill(body, { name: 'Board' });
    await userEvent.keyboard('{Enter}');
    await find(body, '[role="dialog"] input[name="name"][aria-invalid="true"]');
  },
};

/** It is asked before a group goes. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="delete"]');
    await find(canvasElement.ownerDocument.body, '[role="alertdialog"]');
  },
};

export const Failed: Story = { args: { answers: { listMemberGroups: problem('SERVICE_UNAVAILABLE', 503) } } };
