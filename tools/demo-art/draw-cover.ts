import type { Cover } from './cover-type.ts';
import { schemes } from './palette.ts';
import * as scenes from './scenes.ts';
import { file } from './svg.ts';

/** The file of one cover. */
export const drawCover = ({ scene, scheme, motif, ...rest }: Cover): string =>
  file(scenes.COVER.w, scenes.COVER.h, scenes[scene]({ scheme: schemes[scheme], motif: motif(), ...rest }));
