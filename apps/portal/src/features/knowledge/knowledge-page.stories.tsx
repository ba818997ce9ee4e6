import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Knowledge',
  ...pageStories,
  args: {
    path: PLACES.knowledge,
    viewer: 'learner',
    answers: {
      getSectionTree: 'some',
      listKnowledgeResources: 'sections',
      listSectionArticles: 'some',
      listSubscriptions: 'some',
    },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All articles of a school beside its sections. */
export const All: Story = {};

/** One section with those inside. */
export const Section: Story = { args: { path: PLACES.knowledgeSection } };

/** A visitor sees the sections that are open to everybody. */
export const AsVisitor: Story = {
  args: { viewer: 'visitor', answers: { ...meta.args.answers, getSectionTree: 'some-visitor' } },
};

/** A school that sorts nothing into sections. */
export const WithoutSections: Story = {
  args: { answers: { ...meta.args.answers, getSectionTree: 'none' } },
};

export const EmptySection: Story = {
  args: {
    path: PLACES.knowledgeSection,
    answers: { ...meta.args.answers, listSectionArticles: changed('some', { items: [], total: 0 }) },
  },
};

export const Subscriptions: Story = { args: { path: PLACES.knowledgeSubscriptions } };

export const NoSubscriptions: Story = {
  args: {
    path: PLACES.knowledgeSubscriptions,
    answers: { ...meta.args.answers, listSubscriptions: 'none' },
  },
};

export const Failed: Story = {
  args: { answers: { ...meta.args.answers, listKnowledgeResources: problem('SERVICE_UNAVAILABLE', 503) } },
};
