import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Sub-schools',
  ...pageStories,
  args: { path: PLACES.subSchools },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

/** A school that has none. */
export const None: Story = { args: { path: PLACES.noSubSchools } };

export const Failed: Story = { args: { answers: { listSubSchools: problem('INTERNAL_ERROR', 500) } } };

/** The portal of a sub-school: a school of its own, in its own colour. */
export const SubSchool: Story = { args: { path: PLACES.subSchool } };

/** A sub-school that has been closed. */
export const SubSchoolDisabled: Story = {
  args: { path: PLACES.subSchool, answers: { getPortalHome: problem('SCHOOL_DISABLED', 403) } },
};
