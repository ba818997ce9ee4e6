import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { iconWeights } from '../build/icon-weights.ts';
import { importedPackages } from './imported-packages.ts';
import { portalMedia, portalPlugins, portalStories } from './portal.ts';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', portalStories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: ['../assets', ...portalMedia],
  viteFinal: (config) => ({
    ...config,
    // React Aria draws a whole list when it believes itself in a unit test; stories run in a real browser.
    define: { ...config.define, 'process.env.VIRT_ON': '"true"' },
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), iconWeights(), ...portalPlugins()],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@storybook/react-dom-shim',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        ...importedPackages('../src', '../../../apps/portal/src', '../../api/src', '../../machines/src'),
      ],
    },
  }),
};

export default config;
