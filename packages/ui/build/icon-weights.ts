import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const DEFINITION = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/](\w+)\.es\.js$/;
const NEVER = ['thin', 'light', 'duotone'];
const IMPORT = /import \{ (\w+?)Icon(?: as \w+)? \} from '@phosphor-icons/g;
/** Draws the icon that it is given filled when it is on. */
const FILLS_ITS_ICON = /<ToggleButton\b/;
/** Draws the icons that it is given bold. */
const BOLDENS_ITS_ICONS = /<Timeline\b/;
/** An icon, or one of two, that is drawn in a weight of its own where it stands. */
const WEIGHS_ITS_OWN =
  /<Icon\s+as=\{(?:[\w.]+ \? (\w+)Icon : )?(\w+)Icon\}[^<>{}]*\bweight="(bold|fill)"[^<>{}]*(?:\{[^<>{}]*\}[^<>{}]*)*\/>/g;
const WEIGHT = /weight[=:]\s*(?:\{[^}]*)?["'](bold|fill)["']/g;

/** Takes weights out of one icon's definition. */
export function dropWeights(source: string, weights: readonly string[]): string {
  return source.replace(
    new RegExp(`^ {2}\\[\\n {4}"(?:${weights.join('|')})",\\n[\\s\\S]*?^ {2}\\],?\\n`, 'gm'),
    '',
  );
}

/**
 * Which of the heavier weights an icon is drawn in, by the name of the icon: those that a source names which imports
 * it. A source that names a weight keeps it for all its icons, unless it is said of one where it is drawn.
 */
export function weightsInUse(sources: Iterable<string>): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const source of sources) {
    const keep = (name: string, weights: readonly string[]) =>
      used.set(name, new Set([...(used.get(name) ?? []), ...weights]));
    const imported = [...source.matchAll(IMPORT)].map((match) => match[1] as string);
    const rest = source.replaceAll(
      WEIGHS_ITS_OWN,
      (drawn, first: string | undefined, second: string, weight: string) => {
        const names = first ? [first, second] : [second];
        // What comes under another name, or from elsewhere, is not looked into.
        if (!names.every((name) => source.includes(`{ ${name}Icon }`))) return drawn;
        for (const name of names) keep(name, [weight]);
        return '';
      },
    );
    const weights = [...rest.matchAll(WEIGHT)].map((match) => match[1] as string);
    if (FILLS_ITS_ICON.test(source)) weights.push('fill');
    if (BOLDENS_ITS_ICONS.test(source)) weights.push('bold');
    for (const name of imported) keep(name, weights);
  }
  return used;
}

/**
 * Vite plugin: every Phosphor icon brings six weights, of which the design uses three and most icons one. For builds
 * only; the dependency optimiser of the development server is not touched.
 * @param folders where icons are used; left out: the three weights stay
 */
export function iconWeights(folders: readonly string[] = []): Plugin {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file)),
  );
  const used = weightsInUse(files.map((file) => readFileSync(file, 'utf8')));
  return {
    name: 'stoa:icon-weights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: DEFINITION },
      handler: (source, id) => {
        const weights = used.get(DEFINITION.exec(id)?.[1] ?? '');
        const unused = weights ? ['bold', 'fill'].filter((weight) => !weights.has(weight)) : [];
        return { code: dropWeights(source, [...NEVER, ...unused]), map: null };
      },
    },
  };
}
