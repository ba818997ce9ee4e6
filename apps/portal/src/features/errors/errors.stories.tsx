import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Errors',
  ...pageStories,
  args: { path: PLACES.notFound },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

/** An address that is none. */
export const NoSuchAddress: Story = { args: { path: PLACES.noSuchAddress } };

export const Forbidden: Story = { args: { path: PLACES.forbidden } };

/** The server says in an address that it is busy. */
export const Busy: Story = { args: { path: PLACES.abnormal } };

/** Anything else that went wrong. */
export const Unexpected: Story = { args: { path: PLACES.abnormalUnknown } };

/** Signed in, but not allowed: which role it takes. */
export const Insufficient: Story = { args: { path: PLACES.insufficient, viewer: 'learner' } };
