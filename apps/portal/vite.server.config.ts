import { defineConfig } from 'vite';
import browser from './vite.config.ts';

/** The same sources, for the server's first paint: one file that Node runs. */
export default defineConfig({
  plugins: browser.plugins,
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    target: 'node24',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [] } } },
  },
  // React draws for visitors: its development half would put stacks and paths of files into the page.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Everything is bundled: libraries for the browser are not always modules that Node can import.
  ssr: { noExternal: true },
});
