import {
  arch,
  archPath,
  column,
  frieze,
  quarterTile,
  star8,
  steps,
  voussoirs,
  type FriezeName,
} from './architecture.ts';
import { type Scheme } from './palette.ts';
import { clip, disc, faint, path, place, rect, ring, times } from './svg.ts';

/** Width and height of a cover, 3:2. */
export const COVER = { w: 720, h: 480 } as const;

/** Where a motif stands: motifs are drawn around (0, 0), 320 wide and 240 high, their floor at y = 120. */
export interface Scene {
  scheme: Scheme;
  motif: string;
  frieze: FriezeName;
  /** Enlarges or shrinks the motif, 1 as drawn. */
  scale?: number;
  /** Mirrors the scene (never the motif). */
  flip?: boolean;
}

const ground = (s: Scheme) => rect(0, 0, 720, 480, s.wall);
const base = ({ scheme: s, frieze: name }: Scene) =>
  rect(0, 396, 720, 8, s.trim) +
  frieze(name, 0, 404, 720, 36, s.wallShade, s.ringB, s.ringA) +
  rect(0, 440, 720, 40, s.floor);

/** An arcade; the motif stands in the middle arch. */
export function niche(scene: Scene): string {
  const { scheme: s, motif, scale = 1 } = scene;
  const side = (x: number) =>
    arch(x, 148, 168, 252, s.wallShade) +
    voussoirs(x + 84, 232, 84, 18, 9, s.ringB, s.ringA) +
    rect(x + 20, 290, 128, 110, s.floor) +
    rect(x + 20, 280, 128, 10, s.trim);
  return [
    ground(s),
    side(-98),
    side(650),
    arch(166, 40, 388, 364, s.niche),
    clip(
      'n',
      archPath(166, 40, 388, 364),
      rect(166, 378, 388, 30, s.nicheShade) + faint(0.35, rect(166, 40, 94, 364, s.nicheShade)),
    ),
    clip('m', archPath(166, 40, 388, 364), place(360, 258 - 120 * (scale - 1), motif, scale)),
    voussoirs(360, 234, 194, 24, 17, s.ringA, s.ringB),
    rect(140, 226, 28, 14, s.trim),
    rect(552, 226, 28, 14, s.trim),
    rect(146, 240, 20, 156, s.ringA),
    rect(554, 240, 20, 156, s.ringA),
    base(scene),
  ].join('');
}

/** A porch: two near columns, an architrave above, steps below, open air between. */
export function porch(scene: Scene): string {
  const { scheme: s, motif, scale = 1, flip } = scene;
  const sun = disc(flip ? 230 : 490, 190, 96, s.nicheShade);
  return [
    rect(0, 0, 720, 480, s.niche),
    sun,
    rect(0, 0, 720, 26, s.trim),
    frieze(scene.frieze, 0, 26, 720, 34, s.wallShade, s.ringB, s.ringA),
    rect(0, 60, 720, 12, s.wall),
    steps(360, 396, 560, 28, 3, s.wall, s.wallShade),
    column(66, 72, 424, 74, s.wall, s.wallShade),
    column(654, 72, 424, 74, s.wall, s.wallShade),
    place(360, 276 - 120 * (scale - 1), motif, scale),
  ].join('');
}

/** A round window in a wall of bands. */
export function oculus(scene: Scene): string {
  const { scheme: s, motif, scale = 0.9 } = scene;
  return [
    ground(s),
    frieze(scene.frieze, 0, 0, 720, 34, s.wallShade, s.ringB, s.ringA),
    frieze(scene.frieze, 0, 446, 720, 34, s.wallShade, s.ringB, s.ringA),
    times(3, (i) => rect(0, 96 + i * 112, 720, 3, s.wallShade)),
    times(8, (i) =>
      rect(
        ((i * 97) % 720) + (i % 2) * 20,
        [34, 99, 211, 323][i % 4] as number,
        3,
        [62, 109, 109, 123][i % 4] as number,
        s.wallShade,
      ),
    ),
    disc(360, 240, 204, s.ringA),
    times(24, (i) => place(360, 240, rect(-5, -202, 10, 22, s.ringB), 1, i * 15)),
    disc(360, 240, 182, s.nicheShade),
    disc(360, 240, 172, s.niche),
    clip('m', 'M188 240a172 172 0 0 1 344 0a172 172 0 0 1 -344 0Z', place(360, 240, motif, scale)),
  ].join('');
}

/** A wall of tiles with a panel in front. */
export function tiles(scene: Scene): string {
  const { scheme: s, motif, scale = 1 } = scene;
  const unit = 80;
  const star = (x: number, y: number, alt: boolean) =>
    star8(x, y, 34, alt ? s.ringA : s.ringB) + disc(x, y, 11, s.wall);
  return [
    rect(0, 0, 720, 480, s.wall),
    times(54, (i) => {
      const [x, y] = [(i % 9) * unit, Math.floor(i / 9) * unit];
      return x > 150 && x < 500 && y > 40 && y < 400
        ? ''
        : faint(0.75, star(x + 40, y + 40, (i % 9) % 2 === Math.floor(i / 9) % 2));
    }),
    rect(118, 52, 484, 388, s.trim, 6),
    rect(126, 60, 468, 372, s.wall, 4),
    rect(138, 72, 444, 348, s.niche, 2),
    rect(138, 378, 444, 42, s.nicheShade),
    place(360, 262 - 110 * (scale - 1), motif, scale),
  ].join('');
}

/** A table before a far arcade; the motif stands on it, large. */
export function table(scene: Scene): string {
  const { scheme: s, motif, scale = 1.15 } = scene;
  return [
    ground(s),
    rect(0, 0, 720, 20, s.trim),
    frieze(scene.frieze, 0, 20, 720, 28, s.wallShade, s.ringB, s.ringA),
    times(
      4,
      (i) => arch(24 + i * 176, 96, 144, 320, s.nicheShade) + arch(40 + i * 176, 112, 128, 304, s.niche),
    ),
    rect(0, 404, 720, 76, s.floor),
    rect(0, 404, 720, 10, s.trim),
    place(360, 284 - 120 * (scale - 1) + 4, motif, scale),
  ].join('');
}

/** Quarter-circle tiles on one side, a calm wall with the motif on the other. */
export function mosaic(scene: Scene): string {
  const { scheme: s, motif, scale = 1.1, flip } = scene;
  const colors = [s.ringA, s.ringB, s.floor, s.wallShade];
  const left = flip ? 480 : 0;
  return [
    rect(0, 0, 720, 480, s.niche),
    rect(flip ? 0 : 240, 404, 480, 76, s.nicheShade),
    disc(flip ? 240 : 480, 236, 176, s.nicheShade),
    rect(left, 0, 240, 480, s.wall),
    times(8, (i) => {
      const [c, r] = [i % 2, Math.floor(i / 2)];
      const a = colors[(i * 3 + r) % 4] as string;
      return (
        quarterTile(left + c * 120, r * 120, 120, (i * 7 + r * 3) % 4, s.wall, a) +
        (i % 3 === 1 ? disc(left + c * 120 + 60, r * 120 + 60, 17, s.trim) : '')
      );
    }),
    rect(flip ? 472 : 240, 0, 8, 480, s.trim),
    place(flip ? 236 : 484, 284 - 120 * (scale - 1), motif, scale),
  ].join('');
}

/** A stage for live lessons: rings of sound behind the motif. */
export function stage(scene: Scene): string {
  const { scheme: s, motif, scale = 1 } = scene;
  return [
    ground(s),
    times(5, (i) => ring(360, 300, 120 + i * 62, i % 2 ? s.ringB : s.wallShade, i % 2 ? 5 : 22)),
    path('M0 480V72Q0 250 96 404H0ZM720 480V72Q720 250 624 404H720Z', s.floor),
    path('M0 72Q0 250 96 404H70Q-10 260 -10 72ZM720 72Q720 250 624 404H650Q730 260 730 72Z', s.trim),
    rect(0, 0, 720, 40, s.floor),
    times(12, (i) => path(`M${i * 60} 40A30 30 0 0 0 ${i * 60 + 60} 40Z`, i % 2 ? s.ringA : s.ringB)),
    rect(0, 404, 720, 76, s.trim),
    frieze(scene.frieze, 0, 412, 720, 30, s.floor, s.ringB, s.ringA),
    rect(0, 442, 720, 38, s.floor),
    place(360, 284 - 120 * (scale - 1), motif, scale),
  ].join('');
}
