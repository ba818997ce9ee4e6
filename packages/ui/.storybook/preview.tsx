import type { Preview } from '@storybook/react-vite';
import '../src/theme/fonts-latin.ts';
import '../src/theme/index.ts';
import { choiceOf, globalTypes, initialGlobals } from './globals.ts';
import { loadStoryFaces } from './story-faces.ts';
import { withPage } from './story-page.tsx';

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
    a11y: { test: 'error', config: { rules: PAGE_RULES.map((id) => ({ id, enabled: false })) } },
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
  loaders: [({ globals }) => loadStoryFaces(choiceOf(globals))],
  decorators: [withPage],
};

export default preview;
