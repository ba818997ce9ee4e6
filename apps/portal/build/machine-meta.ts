import type { Plugin } from 'vite';

const MACHINES = /[\\/]packages[\\/]machines[\\/]src[\\/].*\.machine\.ts$/;
/** What a machine is for and which rows of the specification it stands for: read by its documentation and by the visualizer. */
const META = /\bmeta: \{\s*purpose:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\s*spec: \[[^\]]*\],?\s*\},/;

/** The source of a machine without its description. */
export const withoutMeta = (code: string): string => code.replace(META, '');

/** Leaves the descriptions of machines out of what browsers load. */
export const machineMeta = (): Plugin => ({
  name: 'stoa:machine-meta',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: MACHINES }, handler: (code) => ({ code: withoutMeta(code), map: null }) },
});
