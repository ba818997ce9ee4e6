import type { Plugin } from 'vite';

const DEFINITION = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]\w+\.es\.js$/;
const UNUSED_WEIGHT = /^ {2}\[\n {4}"(?:thin|light|duotone)",\n[\s\S]*?^ {2}\],?\n/gm;

/** Takes the weights that {@link IconProps} does not offer out of one icon's definition. */
export function dropUnusedWeights(source: string): string {
  return source.replace(UNUSED_WEIGHT, '');
}

/**
 * Vite plugin: every Phosphor icon brings six weights, the design uses three. Halves the icons in a build.
 * For builds only; the dependency optimiser of the development server is not touched.
 */
export function iconWeights(): Plugin {
  return {
    name: 'stoa:icon-weights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: DEFINITION },
      handler: (source) => ({ code: dropUnusedWeights(source), map: null }),
    },
  };
}
