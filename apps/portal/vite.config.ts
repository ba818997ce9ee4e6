import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { iconWeights } from '@stoa/ui/build/icon-weights';
import pdf from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig } from 'vite';
import { viteStaticCopy } from 'vite-plugin-static-copy';
import { firstLoad } from './build/first-load.ts';
import { layoutShare } from './build/layout-share.ts';
import { lateRoutes } from './build/late-routes.ts';
import { REACT_ARIA_LOCALES } from './build/locales.ts';
import { machineMeta } from './build/machine-meta.ts';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/** Routes whose loaders do more than to wait for messages, and that are not where most visits begin. */
const LATE_ROUTES =
  /^\/((manage|design|account|calendar|certificates|feedback|learning|privacy|service|teaching|logout|welink|order|o3|o3-sub-portal|democloud|_o3|_community|_knowledge|live|portal\/\$schoolId\/(fans|more|search|lecturing-center))\b|personSpace\/\$schoolId\/)/;

export default defineConfig({
  plugins: [
    iconWeights([
      fileURLToPath(new URL('src', import.meta.url)),
      fileURLToPath(new URL('../../packages/ui/src', import.meta.url)),
    ]),
    firstLoad(),
    layoutShare(),
    lateRoutes(),
    machineMeta(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      codeSplittingOptions: {
        // Their loaders come with the pages: the first load of a visitor has no use for them.
        splitBehavior: ({ routeId }) => (LATE_ROUTES.test(routeId) ? [['component', 'loader']] : undefined),
      },
    }),
    react(),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
    vanillaExtractPlugin(),
    // pdf.js fetches these by name: character maps, fonts, and decoders of scans.
    viteStaticCopy({
      targets: ['cmaps/*', 'standard_fonts/*', 'wasm/*_nowasm_fallback.js'].map((files) => ({
        src: fileURLToPath(new URL(`../../node_modules/pdfjs-dist/${files}`, import.meta.url)),
        dest: `assets/pdf-${pdf.version}/${files.split('/')[0]}`,
        rename: { stripBase: true as const },
      })),
    }),
    { ...optimizeLocales.vite({ locales: REACT_ARIA_LOCALES }), enforce: 'pre' as const },
  ],
  resolve: {
    // React has had the hook for two versions: what stands in for it in older ones is dead weight in the first load.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('build/use-sync-external-store.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Each page names its style sheets in the first load: short names are a third of that.
      output: {
        // Lists of chunks and style sheets are a part of the first load, and hashes are what cannot be compressed: these
        // are as short as the bundler lets them be for so many chunks.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
    modulePreload: {
      polyfill: false,
      // The list of what each page on demand imports would be a part of the first load of all; routes preload on intent.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((name) => name.endsWith('.css')) : dependencies,
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/media': 'http://127.0.0.1:3000',
      '/streams': 'http://127.0.0.1:3000',
      // One origin for both: the statechart tool sees the portal's actors (npm run statecharts).
      '/statecharts': { target: 'http://127.0.0.1:5174', ws: true },
    },
  },
});
