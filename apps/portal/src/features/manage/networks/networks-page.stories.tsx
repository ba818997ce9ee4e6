import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fill, find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage networks',
  ...pageStories,
  args: { path: PLACES.networks, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const ROOM = { id: '1800000000000000181', name: 'Computer room', ranges: ['10.20.0.0/16'], exams: 0 };
const rename = async (canvasElement: HTMLElement) => {
  await openPage(canvasElement);
  await fill(canvasElement, { [`network-name-${ROOM.id}`]: 'Room 2' });
  await press(canvasElement, 'main [type="submit"]');
};

/** Two rooms. */
export const Networks: Story = {};

/** One that exams are limited to cannot be removed. */
export const Used: Story = {
  args: {
    answers: {
      getSchoolNetworks: changed('rooms', { version: 1, canEdit: true, items: [{ ...ROOM, exams: 3 }] }),
    },
  },
};

/** A school that has named none. */
export const None: Story = {
  args: { answers: { getSchoolNetworks: changed('rooms', { version: 0, canEdit: true, items: [] }) } },
};

/** A network without a name and addresses is not saved. */
export const Incomplete: Story = {
  args: { answers: { getSchoolNetworks: changed('rooms', { version: 0, canEdit: true, items: [] }) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main form button:not([type="submit"])');
    await press(canvasElement, 'main [type="submit"]');
    await find(canvasElement, '[name="network-name-new-1"][aria-invalid="true"]');
  },
};

/** Somebody else has saved meanwhile. */
export const Conflict: Story = {
  args: { answers: { saveSchoolNetworks: problem('VERSION_CONFLICT', 409, { currentVersion: '3' }) } },
  play: async ({ canvasElement }) => {
    await rename(canvasElement);
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

/** An exam was limited meanwhile to one that is to be removed. */
export const InUse: Story = {
  args: { answers: { saveSchoolNetworks: problem('CONFLICT', 409, { reason: 'network-used' }) } },
  play: async ({ canvasElement }) => {
    await rename(canvasElement);
    await find(canvasElement, 'main [role="alert"]');
  },
};
