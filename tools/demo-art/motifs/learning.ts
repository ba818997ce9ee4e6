import { arch, star8 } from '../architecture.ts';
import { P } from '../palette.ts';
import { disc, path, place, poly, rect, ring, stroke, times } from '../svg.ts';
import { board } from './projects.ts';

/** How memory sinks and is lifted again by cards. */
export const forgetting = (): string =>
  [
    board(304, 200, 16),
    stroke('M-132 -60V96H136', P.ink, 5),
    stroke('M-122 -58C-110 30 -92 56 -70 66', P.terra, 6) +
      stroke('M-70 66V-48C-54 10 -30 32 4 42', P.ochre, 6) +
      stroke('M4 42V-46C24 -16 60 2 84 8', P.laurel, 6) +
      stroke('M84 8V-46Q104 -36 130 -32', P.blueMid, 6),
    times(3, (i) =>
      place(
        [-70, 4, 84][i]!,
        -84,
        rect(-24, -30, 52, 64, P.ink, 5) +
          rect(-28, -34, 52, 64, [P.ochre, P.laurel, P.blueMid][i]!, 5) +
          star8(-2, -2, 13, P.white),
        1,
        -8 + i * 8,
      ),
    ),
  ].join('');

/** A see-saw, and people in a row by height. */
export const seesaw = (): string => {
  const pawn = (x: number, y: number, h: number, color: string) =>
    rect(x - 11, y - h, 22, h, color, 11) + disc(x, y - h - 12, 12, color);
  return [
    place(
      0,
      56,
      rect(-150, -6, 300, 12, P.ochre, 6) +
        pawn(-128, -6, 30, P.sky) +
        pawn(-98, -6, 30, P.sky) +
        pawn(-66, -6, 30, P.sky) +
        pawn(118, -6, 74, P.terra),
      1,
      -3,
    ),
    poly(
      [
        [0, 60],
        [34, 120],
        [-34, 120],
      ],
      P.white,
    ),
    times(5, (i) => pawn(-90 + i * 46, -34, [22, 34, 46, 58, 82][i]!, i === 2 ? P.ochre : P.plaster)),
    rect(-120, -34, 240, 6, P.white, 3),
    path('M2 -28L14 -10H-10Z', P.ochre),
  ].join('');
};

/** A square of a hundred tiles, a part of them in colour. */
export const hundred = (): string => {
  const tiles = (left: number, columns: number, top: number, rows: number, color: string): string =>
    `<path d="${times(rows, (i) => `M${-104 + left * 21} ${-99 + (top + i) * 21}h${columns * 21 - 3}`)}" fill="none" stroke="${color}" stroke-width="18" stroke-dasharray="18 3"/>`;
  return [
    rect(-104, -108, 220, 220, P.ink, 6) + rect(-110, -114, 220, 220, P.white, 6),
    tiles(3, 7, 0, 5, P.plasterShade) +
      tiles(3, 2, 5, 5, P.ochre) +
      tiles(5, 5, 5, 5, P.plasterShade) +
      tiles(0, 3, 0, 10, P.terra),
    place(
      112,
      62,
      disc(0, 0, 42, P.ink) +
        disc(-3, -4, 42, P.blueMid) +
        disc(-18, -20, 8, P.white) +
        disc(12, 12, 8, P.white) +
        stroke('M14 -22L-20 14', P.white, 7),
    ),
  ].join('');
};

/** A leaf of paper flies along a way from east to west. */
export const paperRoute = (): string =>
  [
    path('M-200 44Q-120 6 -50 34T60 26T200 40V150H-200Z', P.ochre),
    path('M-200 82Q-60 50 20 76T200 62V150H-200Z', P.ochreDark),
    stroke('M150 54Q70 20 30 50T-70 56T-150 42', P.terraDark, 6, '1 13'),
    times(3, (i) =>
      place(
        [136, 18, -128][i]!,
        [50, 54, 40][i]!,
        rect(-16, -24, 32, 26, P.plaster) +
          [
            poly(
              [
                [-24, -22],
                [0, -44],
                [24, -22],
              ],
              P.laurelDark,
            ),
            path('M-16 -22Q-18 -44 0 -50Q18 -44 16 -22Z', P.blueMid),
            poly(
              [
                [-18, -22],
                [0, -46],
                [18, -22],
              ],
              P.terra,
            ),
          ][i]! +
          arch(-6, -16, 12, 18, P.ink),
      ),
    ),
    place(
      -10,
      -58,
      path('M-84 14Q-40 -20 0 -6T84 -30L70 38Q30 30 -4 46T-84 62Z', P.ink) +
        path('M-88 6Q-44 -28 -4 -14T80 -38L66 30Q26 22 -8 38T-88 54Z', P.white) +
        times(3, (i) =>
          stroke(
            `M-66 ${14 + i * 11}Q-34 ${-8 + i * 11} 0 ${2 + i * 11}T54 ${-10 + i * 11}`,
            i ? P.sky : P.terra,
            4,
          ),
        ),
      1,
      -6,
    ),
    stroke('M96 -100Q120 -110 140 -100M104 -78Q124 -86 146 -76', P.white, 5),
  ].join('');

/** Sun, air and scattered blue. */
export const blueSky = (): string =>
  [
    place(
      -104,
      -70,
      times(10, (i) => place(0, 0, rect(-3, -64, 6, 18, P.ochrePale, 3), 1, i * 36)) +
        disc(0, 0, 42, P.ochre),
    ),
    ...[P.terra, P.ochre, P.laurelPale].map((color, i) =>
      stroke(`M-62 ${-50 + i * 12}L160 ${54 + i * 16}`, color, 5),
    ),
    times(7, (i) => {
      const [x, y] = [
        [-10, -10],
        [40, -58],
        [64, 36],
        [112, -20],
        [6, 58],
        [116, 88],
        [-52, 34],
      ][i]!;
      return place(
        x!,
        y!,
        place(
          0,
          0,
          stroke(
            'M0 -18V-34M15.6 -9L29.4 -17M15.6 9L29.4 17M0 18V34M-15.6 9L-29.4 17M-15.6 -9L-29.4 -17',
            P.sky,
            4,
          ),
          1,
          i * 17,
        ) +
          disc(0, 0, 11, P.white) +
          disc(0, 0, 6, P.blueMid),
      );
    }),
    path('M-200 128Q-60 84 40 104T200 90V190H-200Z', P.laurel),
  ].join('');

/** A light and a dark half, a plain and a faint line on each. */
export const contrast = (): string =>
  [
    rect(-140, -104, 288, 220, P.ink, 10),
    path('M-146 -102A10 10 0 0 1 -136 -112H0V108H-136A10 10 0 0 1 -146 98Z', P.white),
    path('M0 -112H132A10 10 0 0 1 142 -102V98A10 10 0 0 1 132 108H0Z', P.ink),
    rect(-122, -66, 96, 20, P.ink, 10) +
      rect(-122, -34, 70, 14, P.ink, 7) +
      rect(-122, 12, 96, 20, P.plaster, 10) +
      rect(-122, 44, 70, 14, P.plaster, 7),
    rect(24, -66, 96, 20, P.ochrePale, 10) +
      rect(24, -34, 70, 14, P.ochrePale, 7) +
      rect(24, 12, 96, 20, P.ink2, 10) +
      rect(24, 44, 70, 14, P.ink2, 7),
    disc(-2, -2, 30, P.terra) + path('M-2 -24A22 22 0 0 1 -2 20Z', P.white) + ring(-2, -2, 22, P.white, 4),
  ].join('');
