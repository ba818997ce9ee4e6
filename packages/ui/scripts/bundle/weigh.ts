import { sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Plugin } from 'vite';
import { iconWeights } from '../../build/icon-weights.ts';
import type { CompiledStyle } from './compiled-styles.ts';

/** What somebody downloads who imports one component, React apart; what loads on demand is not in it. */
export interface Weight {
  /** Bytes of its script and styles, brotli. */
  bytes: number;
  /** Folders of the package whose code is in it, its own included. */
  folders: string[];
  hasReactAria: boolean;
}

/** React Aria's own words, for the languages of the portal alone, as the portal builds it. */
const LOCALES = 'en-US es-ES ru-RU ar-AE pl-PL de-DE tr-TR fr-FR ja-JP ko-KR pt-BR zh-CN'.split(' ');
const ENTRY = 'stoa:entry';
const REACT = /^(react|react-dom)(\/|$)/;
const REACT_ARIA = /node_modules[\\/](react-aria|react-stately|@react-aria|@react-stately)/;

/** Reads all sources once. */
let icons: Plugin | undefined;

const compress = promisify(brotliCompress);

/** @param code an entry that imports from the package by absolute path */
export async function weigh(
  source: string,
  code: string,
  styles: ReadonlyMap<string, CompiledStyle>,
): Promise<Weight & { script: string }> {
  const entry: Plugin = {
    name: ENTRY,
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? code : (styles.get(id)?.code ?? null)),
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      { ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' as const },
      (icons ??= iconWeights([source])),
      entry,
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        external: REACT,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = new Map(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(load);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk.fileName);

  const first = [...loaded].flatMap((name) => chunks.get(name) ?? []);
  const modules = first.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  const folders = modules
    .filter((id) => id.startsWith(source))
    .map((id) => id.slice(source.length + 1).split(sep)[0] ?? '');
  const css = modules.map((id) => styles.get(id)?.css ?? '').join('');
  const script = first.map((chunk) => chunk.code).join('\n');
  return {
    script,
    bytes: (await compress(script)).length + (css ? (await compress(css)).length : 0),
    folders: [...new Set(folders)].sort(),
    hasReactAria: modules.some((id) => REACT_ARIA.test(id)),
  };
}
