import type { FriezeName } from './architecture.ts';
import type { SchemeName } from './palette.ts';
import type * as scenes from './scenes.ts';

type SceneName = Exclude<keyof typeof scenes, 'COVER'>;

/** How one cover is put together. */
export interface Cover {
  scene: SceneName;
  scheme: SchemeName;
  frieze: FriezeName;
  motif: () => string;
  scale?: number;
  flip?: boolean;
}

/** A cover in one line: scene, colours, band, motif. */
export const cover = (
  scene: SceneName,
  scheme: SchemeName,
  frieze: FriezeName,
  motif: () => string,
  scale?: number,
  flip?: boolean,
): Cover => ({ scene, scheme, frieze, motif, scale, flip });
