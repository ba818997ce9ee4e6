import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { iconWeights } from '@stoa/ui/build/icon-weights';
import { defineConfig } from 'vite';
import { machineIndex } from './build/machine-index.ts';
import { REACT_ARIA_LOCALES } from '../portal/build/locales.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const configPath = at('../../lingui.config.ts');

export default defineConfig({
  base: '/statecharts/',
  plugins: [
    iconWeights([at('src'), at('../portal/src'), at('../../packages/ui/src')]),
    machineIndex(),
    react(),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: REACT_ARIA_LOCALES }), enforce: 'pre' as const },
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es', plugins: () => [machineIndex()] },
  server: { port: 5174 },
});
