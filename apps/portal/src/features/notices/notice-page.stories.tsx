import { answered, changed } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Closed doors',
  ...pageStories,
  args: { path: PLACES.disabled },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Since when, as the address says. */
export const School: Story = {};

export const Login: Story = { args: { path: PLACES.loginDisabled } };

export const Network: Story = { args: { path: PLACES.networkDisabled } };

export const Orders: Story = {
  args: {
    path: PLACES.orderDisabled,
    viewer: 'learner',
    answers: { getMarketConfig: answered(MADE_ANSWERS.getMarketConfig.ordersClosed) },
  },
};

/** A community that nobody has configured is no page. */
export const NoCommunity: Story = {
  args: { path: PLACES.community, answers: { getConfigValue: changed('external-login', { value: {} }) } },
};
