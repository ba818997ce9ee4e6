import { never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const FIELD = 'main input[type="search"], main [role="combobox"]';

const meta = {
  title: 'Pages/Search',
  ...pageStories,
  args: { path: PLACES.searchPlan, machines: ['search'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was found, with the filters that narrow it down. */
export const Results: Story = {};

/** Nothing was searched for yet: what others look for. */
export const Discover: Story = { args: { path: PLACES.search } };

/** A learner's own searches come first. */
export const OwnSearches: Story = { args: { path: PLACES.search, viewer: 'learner' } };

/** One kind of resource is a page of its own. */
export const OneKind: Story = { args: { path: PLACES.classes } };

/** A word that nobody wrote, and what was meant. */
export const Corrected: Story = { args: { path: PLACES.searchCorrected } };

/** A filter hides everything: it is named, and can be taken away. */
export const NothingWithFilter: Story = {
  args: { path: PLACES.searchFiltered },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const way = await find(canvasElement, 'main a[href$="search?keyword=plan"]');
    await expect(way).toBeVisible();
  },
};

/** Nothing at all. */
export const Nothing: Story = { args: { path: PLACES.searchNothing } };

/** While somebody types. */
export const SuggestionsOpen: Story = {
  args: { path: PLACES.search, answers: { suggest: 'plan' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, FIELD);
    // At once: typed letter by letter on a busy machine, each would be searched for by itself.
    await userEvent.paste('plan');
    await expect(await find(canvasElement, 'main [role="listbox"] [role="option"]')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { search: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};

export const Offline: Story = { args: { answers: { search: offline } } };

export const Failed: Story = { args: { answers: { search: problem('INTERNAL_ERROR', 500) } } };
