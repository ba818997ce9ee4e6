import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

/** What a style file becomes. */
export interface CompiledStyle {
  /** The module with the names of its classes. */
  code: string;
  css: string;
}

const STYLE = /\.css\.ts$/;
const SHEET_IMPORT = /^import ['"][^'"]*\.vanilla\.css[^'"]*['"];?$/gm;

/** Compiles every style file of the package once, so that many small builds need not. By path. */
export async function compileStyles(source: string): Promise<Map<string, CompiledStyle>> {
  const styles = new Map<string, CompiledStyle>();
  const entryFor = (path: string) => {
    const known = styles.get(path) ?? { code: '', css: '' };
    styles.set(path, known);
    return known;
  };
  const sheets: Plugin = {
    name: 'stoa:sheets',
    enforce: 'pre',
    transform: (code, id) => {
      const path = /^\0?(?:virtual:)?(.*\.css\.ts)\.vanilla\.css/.exec(id)?.[1];
      if (path) entryFor(path).css = code;
      return null;
    },
  };
  const modules: Plugin = {
    name: 'stoa:style-modules',
    enforce: 'post',
    transform: (code, id) => {
      const path = id.split('?')[0] ?? id;
      if (STYLE.test(path)) entryFor(path).code = code.replace(SHEET_IMPORT, '');
      return null;
    },
  };
  await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    plugins: [sheets, vanillaExtractPlugin(), modules],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: globSync('**/*.css.ts', { cwd: source }).map((file) => `${source}/${file}`) },
    },
  });
  return styles;
}
