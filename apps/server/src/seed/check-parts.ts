import { matching } from './check-shapes.ts';

/** As far as the demo content looks back and ahead. */
export const DAYS = 3650;
export const colour = matching(/^#[0-9a-f]{6}$/, 'a colour, #rrggbb in lower case');
export const media = matching(
  /^[a-z]+\/[a-z0-9-]+\.(svg|webp|png)$/,
  'a path under seed/media such as covers/git.svg',
);
export const folder = matching(/^[a-z]+(\/[a-z0-9-]+)+$/, 'a folder under seed/bodies');
