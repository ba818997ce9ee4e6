import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Resource',
  ...pageStories,
  args: { path: PLACES.article },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};

/** What an exam is about, and what it asks for. */
export const Exam: Story = { args: { path: PLACES.exam } };

/** An exam of another school. */
export const SharedExam: Story = { args: { path: PLACES.sharedExam } };

/** A live lesson to come. */
export const Live: Story = { args: { path: PLACES.live } };

/** A live lesson that is over. */
export const LiveOver: Story = { args: { path: PLACES.liveOver } };

/** A topic brings together what belongs together. */
export const Topic: Story = { args: { path: PLACES.topic } };

const PRICE = { card: { price: { amount: 20900, currency: 'CNY' } } };

/** One that is sold, with everything in it. */
export const TopicForSale: Story = {
  args: {
    path: PLACES.topic,
    answers: { getResource: changed('topic', { ...PRICE, purchaseUrl: PLACES.store }) },
  },
};

/** One that the viewer has bought. */
export const TopicBought: Story = {
  args: {
    path: PLACES.topic,
    viewer: 'learner',
    answers: { getResource: changed('topic', { ...PRICE, isBought: true }) },
  },
};

/** One that has a price and is not sold at the moment. */
export const TopicNotSold: Story = {
  args: { path: PLACES.topic, answers: { getResource: changed('topic', PRICE) } },
};

/** A learning map as visitors see it. */
export const LearningMap: Story = { args: { path: PLACES.learningMap } };

/** The same with one’s own place, as a list. */
export const LearningMapAsList: Story = {
  args: { path: PLACES.learningMap, viewer: 'learner' },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="radio"]:last-of-type');
    await find(canvasElement, 'main li button');
  },
};

export const Gone: Story = { args: { answers: { getResource: problem('NOT_FOUND', 404) } } };

export const MembersOnly: Story = { args: { answers: { getResource: problem('MEMBERS_ONLY', 403) } } };

/** Signed in, and not in the school: they can join it. */
export const NotAMember: Story = {
  args: { viewer: 'newcomer', answers: { getResource: problem('MEMBERS_ONLY', 403) } },
};

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { getResource: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
