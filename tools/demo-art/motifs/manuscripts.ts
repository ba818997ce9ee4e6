import { P } from '../palette.ts';
import { star8 } from '../architecture.ts';
import { disc, path, place, poly, rect, ring, stroke, times } from '../svg.ts';

/** An open manuscript: a page of lines and a page of stars, on a stand. */
export const manuscript = (): string =>
  [
    poly(
      [
        [-60, 120],
        [20, 60],
        [34, 72],
        [-36, 126],
      ],
      P.ochreDark,
    ) +
      poly(
        [
          [60, 120],
          [-20, 60],
          [-34, 72],
          [36, 126],
        ],
        P.ochre,
      ),
    path('M0 72Q-64 40 -158 54V-92Q-64 -106 0 -74Q64 -106 158 -92V54Q64 40 0 72Z', P.terraDark),
    path('M0 60Q-64 28 -150 42V-98Q-64 -112 0 -80Z', P.white),
    path('M0 60Q64 28 150 42V-98Q64 -112 0 -80Z', P.plaster),
    stroke('M-136 -84Q-66 -92 -14 -66V42Q-66 20 -136 28Z', P.ochre, 3),
    ...[-50, -28, -6, 16].map((y, i) =>
      stroke(
        `M-122 ${y - 12}Q-76 ${y - 18} -28 ${y - 2}`,
        i === 0 ? P.terra : P.ink3,
        6,
        i % 2 ? '26 8' : '40 7 14 7',
      ),
    ),
    stroke('M136 -84Q66 -92 14 -66V42Q66 20 136 28Z', P.ochre, 3),
    star8(76, -28, 46, P.blue) +
      star8(76, -28, 34, P.ochre) +
      star8(76, -28, 21, P.terra) +
      disc(76, -28, 8, P.white),
    times(4, (i) => disc(76 + [-44, 44, -44, 44][i]!, -28 + [-38, -44, 44, 42][i]!, 6, P.blueMid)),
  ].join('');

/** An astrolabe: rings, the star net, the rule. */
export const astrolabe = (): string =>
  [
    ring(0, -122, 13, P.ochre, 6),
    rect(-16, -112, 32, 20, P.ochreDark, 5),
    disc(5, 18, 106, P.ink),
    disc(0, 12, 106, P.ochreDark),
    disc(0, 12, 98, P.ochre),
    times(36, (i) => place(0, 12, rect(-1.5, -96, 3, i % 3 ? 7 : 13, P.terraDark), 1, i * 10)),
    disc(0, 12, 78, P.blue),
    ring(0, 12, 60, P.sky, 2) + ring(0, 12, 38, P.sky, 2) + stroke('M-78 12H78M0 -66V90', P.sky, 2),
    stroke('M-70 40Q0 -40 70 40', P.sky, 2) + stroke('M-76 20Q0 -70 76 20', P.sky, 2),
    ring(0, -8, 44, P.ochrePale, 8),
    times(6, (i) => place(0, 12, path('M0 -78Q10 -56 -4 -44Q-2 -58 -12 -62Z', P.ochrePale), 1, i * 60 + 14)),
    place(
      0,
      12,
      rect(-96, -7, 192, 14, P.terra, 4) +
        poly(
          [
            [-96, -7],
            [-110, 0],
            [-96, 7],
          ],
          P.terra,
        ) +
        poly(
          [
            [96, -7],
            [110, 0],
            [96, 7],
          ],
          P.terra,
        ),
      1,
      -34,
    ),
    disc(0, 12, 13, P.ochrePale) + disc(0, 12, 5, P.ink),
  ].join('');

/** A reed pen and the dots that measure a letter. */
export const proportion = (): string => {
  const dot = (x: number, y: number, color: string) => place(x, y, rect(-8, -8, 16, 16, color), 1, 45);
  return [
    rect(-120, -106, 236, 226, P.ink, 4),
    rect(-126, -114, 236, 226, P.white, 4),
    ring(-6, -6, 84, P.sky, 3),
    path('M-70 -44Q-54 -50 -52 -64L-44 -56Q-46 -24 -44 18Q-52 30 -58 22Q-54 -20 -70 -44Z', P.blue),
    times(5, (i) => dot(-82, -54 + i * 22, P.terra)),
    path(
      'M58 -30Q74 -34 76 -48L84 -38Q92 40 40 70Q-14 90 -34 44Q-40 22 -30 -2L-20 4Q-26 30 -8 44Q20 56 50 28Q66 8 58 -30Z',
      P.blue,
    ),
    times(6, (i) => dot(-18 + i * 19, 88, i % 2 ? P.ochre : P.terra)),
    dot(22, -2, P.blue),
    place(
      112,
      22,
      path('M-10 84L-16 -110Q-2 -124 12 -112L10 70Z', P.ochreDark) +
        path('M-10 84L-12 34L11 32L10 70Z', P.ink),
      1,
      22,
    ),
  ].join('');
};

/** A lamp and an open book. */
export const readingLamp = (): string =>
  [
    path('M-40 -62H96L150 112H-94Z', P.ochrePale),
    rect(-150, 108, 110, 14, P.ochreDark, 6),
    stroke('M-100 108L-128 -6L-40 -92', P.ochre, 10),
    disc(-128, -6, 11, P.terraDark),
    place(
      -12,
      -88,
      path('M-54 34Q-54 -34 0 -34T54 34Z', P.terra) +
        path('M14 -32Q54 -26 54 34H26Q30 -6 14 -32Z', P.terraDark) +
        rect(-60, 30, 120, 10, P.terraDark, 5),
      1,
      -14,
    ),
    path('M54 112Q4 92 -48 102V46Q4 36 54 56Q104 36 156 46V102Q104 92 54 112Z', P.blue),
    path('M54 102Q4 82 -42 92V40Q4 30 54 50Z', P.white) +
      path('M54 102Q104 82 150 92V40Q104 30 54 50Z', P.plaster),
    times(3, (i) =>
      stroke(
        `M-26 ${56 + i * 13}Q10 ${50 + i * 13} 40 ${62 + i * 13}M134 ${56 + i * 13}Q98 ${50 + i * 13} 68 ${62 + i * 13}`,
        P.ink3,
        4,
      ),
    ),
  ].join('');

/** A counting board with an empty place: zero. */
export const zero = (): string =>
  [
    rect(-144, -98, 296, 218, P.ink, 6),
    rect(-150, -106, 296, 218, P.ochreDark, 6),
    rect(-138, -94, 272, 194, P.ochrePale, 3),
    times(3, (i) => rect(-72 + i * 68, -94, 3, 194, P.ochreDark)),
    times(3, (i) => disc(-105, 68 - i * 36, 15, P.terra)),
    `<ellipse cx="-37" cy="6" rx="28" ry="28" fill="none" stroke="${P.blue}" stroke-width="13"/>`,
    times(5, (i) => disc(31, 68 - i * 34, 15, P.laurel)),
    times(2, (i) => disc(100, 68 - i * 36, 15, P.blueMid)),
    rect(-138, -94, 272, 16, P.terraDark, 3),
  ].join('');

/** Rays that cross in a small hole: a tree outside, its image inside, upside down. */
export const cameraObscura = (): string => {
  const tree = (turn: number, scale: number) =>
    place(
      0,
      0,
      rect(-6, 10, 12, 50, P.ochreDark) +
        path('M-36 20Q-44 -20 0 -70Q44 -20 36 20Z', P.laurelPale) +
        path('M6 -62Q44 -20 36 20H8Q20 -20 6 -62Z', P.laurel),
      scale,
      turn,
    );
  return [
    rect(-20, -104, 178, 208, P.ink),
    rect(-8, -92, 154, 184, P.ink2),
    rect(-20, -6, 12, 12, P.ochrePale),
    poly(
      [
        [-110, -76],
        [-14, -3],
        [130, 62],
        [130, 66],
        [-14, 3],
      ],
      P.ochre,
    ),
    poly(
      [
        [-110, 66],
        [-14, 3],
        [130, -56],
        [130, -60],
        [-14, -3],
      ],
      P.terraPale,
    ),
    place(-112, 6, tree(0, 1.15)),
    place(122, 2, tree(180, 0.86)),
    rect(-160, 74, 140, 8, P.ochreDark),
    disc(-140, -92, 20, P.ochre),
  ].join('');
};

/** A magnifier over a clay tablet. */
export const tablet = (): string =>
  [
    place(
      -20,
      2,
      path(
        'M-92 -104Q0 -122 84 -104Q102 -96 104 -70V92Q100 112 74 116Q0 126 -78 116Q-104 110 -106 86V-76Q-106 -98 -92 -104Z',
        P.terraDark,
      ) +
        path(
          'M-98 -108Q-6 -126 78 -108Q96 -100 98 -74V84Q94 104 68 108Q-6 118 -84 108Q-110 102 -112 78V-80Q-112 -102 -98 -108Z',
          P.terra,
        ),
    ),
    times(20, (i) =>
      place(
        -112 + (i % 5) * 38,
        -74 + Math.floor(i / 5) * 44,
        poly(
          [
            [0, -9],
            [11, 9],
            [-11, 9],
          ],
          P.terraDark,
        ) + rect(-1.5, 6, 3, 17, P.terraDark),
        1,
        (i * 67) % 4 === 0 ? 90 : (i * 31) % 3 === 0 ? -30 : 0,
      ),
    ),
    stroke('M100 74L146 116', P.ink, 20),
    disc(58, 34, 62, P.ink) + disc(58, 34, 52, P.ochrePale),
    place(
      40,
      22,
      poly(
        [
          [0, -16],
          [19, 15],
          [-19, 15],
        ],
        P.terraDark,
      ) + rect(-3, 10, 6, 30, P.terraDark),
    ) +
      place(
        80,
        36,
        poly(
          [
            [0, -16],
            [19, 15],
            [-19, 15],
          ],
          P.terraDark,
        ) + rect(-3, 10, 6, 30, P.terraDark),
        1,
        90,
      ),
    stroke('M20 10Q30 -10 50 -8', P.white, 6),
  ].join('');
