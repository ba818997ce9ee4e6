import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Legal',
  ...pageStories,
  args: { path: PLACES.service },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The terms, with the name of the school that was visited last. */
export const Terms: Story = {};

export const Privacy: Story = { args: { path: PLACES.privacy } };

/** What the owner of a school signs for it. */
export const DataProcessing: Story = { args: { path: PLACES.dataProcessing } };
export const Cookies: Story = { args: { path: PLACES.cookies } };

/** What a store says of itself; only the store variant has this page. */
export const Store: Story = {
  args: {
    path: PLACES.introduce,
    answers: { getPortalSettings: changed('school', { variant: 'store' }) },
  },
};

/** Where the school does not answer the terms are those of the product. */
export const WithoutSchool: Story = {
  args: { answers: { getSchoolDetails: problem('SERVICE_UNAVAILABLE', 503) } },
};
