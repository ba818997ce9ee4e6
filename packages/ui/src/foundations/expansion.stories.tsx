import type { Meta, StoryObj } from '@storybook/react-vite';
import { expandedStory } from './expanded-story.tsx';

/**
 * Words in other languages are up to 80 % longer than in English. Each story draws the sheet of a component on a phone
 * with words of that length, and fails where a text is cut, runs out of its box or makes the page scroll sideways.
 */
const meta = {
  title: 'Foundations/Text expansion',
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } } },
    a11y: { test: 'off' },
    docs: { disable: true },
  },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = expandedStory(() => import('../button/button.stories.tsx'), 'Variants');
export const IconButtons: Story = expandedStory(
  () => import('../icon-button/icon-button.stories.tsx'),
  'Variants',
);
export const ToggleButtons: Story = expandedStory(
  () => import('../toggle-button/toggle-button.stories.tsx'),
  'Playground',
);
export const SegmentedControls: Story = expandedStory(
  () => import('../segmented-control/segmented-control.stories.tsx'),
  'Playground',
);
export const TextFields: Story = expandedStory(
  () => import('../text-field/text-field.stories.tsx'),
  'States',
);
export const TextAreas: Story = expandedStory(
  () => import('../text-area/text-area.stories.tsx'),
  'Playground',
);
export const PasswordFields: Story = expandedStory(
  () => import('../password-field/password-field.stories.tsx'),
  'Playground',
);
export const PhoneFields: Story = expandedStory(
  () => import('../phone-field/phone-field.stories.tsx'),
  'Playground',
);
export const Selects: Story = expandedStory(() => import('../select/select.stories.tsx'), 'Playground');
export const Checkboxes: Story = expandedStory(() => import('../checkbox/checkbox.stories.tsx'), 'States');
export const RadioGroups: Story = expandedStory(
  () => import('../radio-group/radio-group.stories.tsx'),
  'Playground',
);
export const Switches: Story = expandedStory(() => import('../switch/switch.stories.tsx'), 'Playground');
export const Forms: Story = expandedStory(() => import('../form/form.stories.tsx'), 'Playground');
export const SearchBoxes: Story = expandedStory(
  () => import('../search-box/search-box.stories.tsx'),
  'Closed',
);
export const Banners: Story = expandedStory(() => import('../banner/banner.stories.tsx'), 'Tones');
export const BreadcrumbTrails: Story = expandedStory(
  () => import('../breadcrumbs/breadcrumbs.stories.tsx'),
  'Path',
);
export const TabRows: Story = expandedStory(() => import('../tabs/tabs.stories.tsx'), 'Panels');
export const Paginations: Story = expandedStory(
  () => import('../pagination/pagination.stories.tsx'),
  'Middle',
);
export const MainNavs: Story = expandedStory(() => import('../main-nav/main-nav.stories.tsx'), 'Bar');
export const Headers: Story = expandedStory(() => import('../header/header.stories.tsx'), 'InAPage');
export const Footers: Story = expandedStory(() => import('../footer/footer.stories.tsx'), 'WithEverything');
export const LanguageSwitchers: Story = expandedStory(
  () => import('../language-switcher/language-switcher.stories.tsx'),
  'Closed',
);
export const Cards: Story = expandedStory(() => import('../card/card.stories.tsx'), 'Family');
export const Chips: Story = expandedStory(() => import('../chip/chip.stories.tsx'), 'Filters');
export const Badges: Story = expandedStory(() => import('../badge/badge.stories.tsx'), 'Tones');
export const Statuses: Story = expandedStory(() => import('../status/status.stories.tsx'), 'Live');
export const EmptyStates: Story = expandedStory(
  () => import('../empty-state/empty-state.stories.tsx'),
  'NothingYet',
);
export const ErrorStates: Story = expandedStory(
  () => import('../error-state/error-state.stories.tsx'),
  'WholePage',
);
export const Facets: Story = expandedStory(() => import('../facet-list/facet-list.stories.tsx'), 'Tree');
export const Leaderboards: Story = expandedStory(
  () => import('../leaderboard/leaderboard.stories.tsx'),
  'Ranking',
);
export const Outlines: Story = expandedStory(() => import('../outline/outline.stories.tsx'), 'OfAClass');
export const ProgressBars: Story = expandedStory(() => import('../progress/progress.stories.tsx'), 'Bars');
export const Transcripts: Story = expandedStory(
  () => import('../transcript/transcript.stories.tsx'),
  'Lines',
);
