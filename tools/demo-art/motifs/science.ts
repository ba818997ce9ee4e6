import { P } from '../palette.ts';
import { disc, oval, path, place, poly, rect, stroke, times } from '../svg.ts';

/** A pendulum in its swing and a prism that parts the light. */
export const pendulumPrism = (): string =>
  [
    rect(-150, -122, 170, 12, P.ochreDark, 4),
    times(
      3,
      (i) =>
        stroke(`M-66 -112L${-130 + i * 40} ${22 + [0, 18, 26][i]!}`, P.sky, 2) +
        disc(-130 + i * 40, 22 + [0, 18, 26][i]!, 15, [P.ink3, P.blueMid, P.sky][i]!),
    ),
    stroke('M-66 -112L2 30', P.white, 4),
    disc(4, 36, 25, P.terra) + path('M4 11A25 25 0 0 1 4 61Q18 36 4 11Z', P.terraDark),
    stroke('M-136 66Q-66 100 -4 78', P.ochre, 4, '1 11'),
    stroke('M-60 112L58 72', P.white, 6),
    ...[P.terra, P.ochre, P.ochrePale, P.laurelPale, P.sky].map((color, i) =>
      poly(
        [
          [106, 52 + i * 3],
          [108, 56 + i * 3],
          [210, 62 + i * 16],
          [210, 45 + i * 16],
        ],
        color,
      ),
    ),
    poly(
      [
        [80, -6],
        [134, 112],
        [26, 112],
      ],
      P.skyPale,
    ),
    poly(
      [
        [80, -6],
        [134, 112],
        [92, 112],
      ],
      P.sky,
    ),
    stroke('M80 -6L134 112H26Z', P.white, 4),
  ].join('');

/** A shield with a helmet before it. */
export const shieldHelmet = (): string =>
  [
    path('M0 -122Q52 -92 112 -92V-10Q112 76 0 122Q-112 76 -112 -10V-92Q-52 -92 0 -122Z', P.blueDark),
    path('M0 -108Q50 -80 98 -80V-10Q98 64 0 106Q-98 64 -98 -10V-80Q-50 -80 0 -108Z', P.blueMid),
    path('M0 -108Q50 -80 98 -80V-10Q98 64 0 106Z', P.blue),
    stroke('M-38 -46l26 26l52 -56', P.white, 15),
    oval(6, 110, 118, 14, P.ink),
    path('M-78 84Q-78 10 0 10T78 84Z', P.ochre),
    path('M24 14Q78 28 78 84H34Q44 46 24 14Z', P.ochreDark),
    path('M-14 84V12Q0 -2 14 12V84Z', P.ochrePale),
    rect(-104, 82, 208, 20, P.terra, 10),
  ].join('');

/** A telescope and the moon's phases. */
export const telescope = (): string =>
  [
    times(
      5,
      (i) =>
        disc(-132 + i * 44, -96 + Math.abs(2 - i) * 12, 16, P.ink3) +
        path(
          `M${-132 + i * 44} ${-112 + Math.abs(2 - i) * 12}a16 16 0 0 ${i < 2 ? 0 : 1} 0 32a${[5, 14, 16, 14, 5][i]} 16 0 0 ${[1, 0, 0, 1, 0][i]} 0 -32z`,
          P.ochrePale,
        ),
    ),
    stroke('M-10 50L-64 120M-10 50L48 120M-10 50V120', P.ochreDark, 9),
    place(
      -10,
      40,
      rect(-112, -22, 96, 44, P.ochre, 6) +
        rect(-112, 2, 96, 20, P.ochreDark, 6) +
        rect(-24, -27, 92, 54, P.terra, 6) +
        rect(-24, 4, 92, 23, P.terraDark, 6) +
        rect(62, -34, 62, 68, P.blueMid, 6) +
        rect(62, 4, 62, 30, P.blueDark, 6) +
        rect(-130, -14, 22, 28, P.ink, 4),
      1,
      -24,
    ),
    disc(-10, 50, 13, P.ink),
  ].join('');
