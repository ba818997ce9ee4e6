import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/theme/fonts-latin.ts';
import '../src/theme/index.ts';
import { settled } from '../src/internal/overlay/settled.ts';
import { choiceOf, globalTypes, initialGlobals } from './globals.ts';
import { loadStoryFonts } from './story-fonts.ts';
import { withPage } from './story-page.tsx';

/** What is loaded on demand may take its time on a busy machine. */
const ASYNC_TIMEOUT_MS = 30_000;
configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });

/** Rules about a whole page: a sheet shows the same landmark many times, a story starts at any heading. */
const PAGE_RULES = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
];

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // React Aria's announcer is emptied while it is looked at; drawings that are hidden say nothing.
      context: { exclude: ['[data-live-announcer]', 'svg[aria-hidden=true]'] },
      // Whoever looks at a story sees what passed as well; to tell it takes as long as to check it.
      options: new URLSearchParams(location.search).has('check') ? { resultTypes: ['violations'] } : {},
      config: { rules: PAGE_RULES.map((id) => ({ id, enabled: false })) },
    },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Actions',
          'Forms',
          'Overlays',
          'Navigation',
          'Content',
          'Media',
          'Pages',
        ],
      },
    },
  },
  initialGlobals: { ...initialGlobals },
  globalTypes,
  loaders: [({ globals }) => loadStoryFonts(choiceOf(globals))],
  decorators: [withPage],
  // Contrast is measured when things stand still.
  afterEach: settled,
};

export default preview;
