import { changed } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Landing',
  ...pageStories,
  args: { path: PLACES.landing, machines: ['routeGuard'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor is led to the first open school. */
export const Visitor: Story = {};

/** Somebody who belongs to no school, where none is open. */
export const NoSchool: Story = {
  args: { viewer: 'newcomer', answers: { listOpenSchools: changed('first', { items: [], total: 0 }) } },
};

/** A visitor where no school is open signs in first. */
export const NoOpenSchool: Story = {
  args: { answers: { listOpenSchools: changed('first', { items: [], total: 0 }) } },
};
