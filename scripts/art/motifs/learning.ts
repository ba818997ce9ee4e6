import { P } from '../palette.ts';
import { arch, star8 } from '../architecture.ts';
import { disc, oval, path, place, poly, rect, ring, stroke, times } from '../svg.ts';
import { diceBell } from './numbers.ts';
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

/** Four contours of a voice: level, rising, dipping, falling. */
export const tones = (): string => {
  const shapes = ['M-22 -14H22', 'M-22 18Q0 8 22 -20', 'M-24 -8Q-8 24 2 20T24 -20', 'M-20 -22L22 20'];
  return times(4, (i) => {
    const x = -114 + i * 76;
    return (
      arch(x - 34, -92, 72, 212, P.ink) +
      arch(x - 36, -98, 72, 212, [P.terra, P.ochre, P.laurel, P.blueMid][i]!) +
      arch(x - 28, -90, 56, 118, P.white) +
      place(x, -18, stroke(shapes[i]!, [P.terraDark, P.ochreDark, P.laurelDark, P.blueDark][i]!, 9)) +
      times(3, (k) => rect(x - 20, 46 + k * 20, 40, 7, P.white, 3))
    );
  });
};

/** A tree with three roots and many branches. */
export const rootTree = (): string => {
  const leaf = (x: number, y: number, color: string, turn: number) =>
    place(x, y, path('M0 0Q-16 -22 0 -44Q16 -22 0 0Z', color), 1, turn);
  return [
    path('M-200 52H200V150H-200Z', P.terraDark) + rect(-200, 52, 400, 8, P.ochreDark),
    stroke('M0 56Q-30 62 -70 104M0 56V112M0 56Q30 62 70 104', P.ochrePale, 9),
    times(3, (i) => disc(-74 + i * 74, [106, 114, 106][i]!, 13, [P.terra, P.ochre, P.laurelPale][i]!)),
    stroke(
      'M0 56V-30M0 20Q-40 0 -84 -8M0 20Q40 0 84 -8M0 -10Q-30 -40 -54 -66M0 -10Q30 -40 54 -66M0 -30V-74',
      P.ochreDark,
      9,
    ),
    times(7, (i) =>
      leaf(
        [-88, -58, -56, 0, 56, 58, 88][i]!,
        [-8, -22, -70, -78, -70, -22, -8][i]!,
        [P.laurel, P.laurelPale, P.laurel, P.terra, P.laurel, P.laurelPale, P.laurel][i]!,
        [-70, -40, -34, 0, 34, 40, 70][i]!,
      ),
    ),
    leaf(-96, -8, P.ochre, -110) +
      leaf(96, -8, P.ochre, 110) +
      leaf(-40, -84, P.laurelPale, 8) +
      leaf(40, -84, P.laurelPale, -8),
  ].join('');
};

/** Two trees whose crowns share a part. */
export const cognates = (): string =>
  [
    rect(-90, 20, 18, 100, P.ochreDark) + rect(72, 20, 18, 100, P.ochreDark),
    disc(-62, -24, 90, P.laurel) + disc(62, -24, 90, P.ochre),
    path('M0 -89A90 90 0 0 1 0 41A90 90 0 0 1 0 -89Z', P.terra),
    times(4, (i) => disc([-110, -84, -100, -64][i]!, [-54, -80, 0, -20][i]!, 10, P.laurelPale)) +
      times(4, (i) => rect([100, 74, 92, 58][i]! - 9, [-54, -84, 4, -16][i]! - 9, 18, 18, P.ochrePale, 3)),
    times(3, (i) => star8(0, -58 + i * 34, 11, P.white)),
    path('M-160 120Q-80 100 0 112T160 108V124H-160Z', P.laurelDark),
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
export const hundred = (): string =>
  rect(-104, -108, 220, 220, P.ink, 6) +
  rect(-110, -114, 220, 220, P.white, 6) +
  times(100, (i) =>
    i % 10 < 3 && i >= 0
      ? ''
      : rect(
          -104 + (i % 10) * 21,
          -108 + Math.floor(i / 10) * 21,
          18,
          18,
          i % 10 < 5 && i >= 50 ? P.ochre : P.plasterShade,
          2,
        ),
  ) +
  times(30, (i) => rect(-104 + (i % 3) * 21, -108 + Math.floor(i / 3) * 21, 18, 18, P.terra, 2)) +
  place(
    112,
    62,
    disc(0, 0, 42, P.ink) +
      disc(-3, -4, 42, P.blueMid) +
      disc(-18, -20, 8, P.white) +
      disc(12, 12, 8, P.white) +
      stroke('M14 -22L-20 14', P.white, 7),
  );

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
        times(6, (k) => place(0, 0, stroke('M0 -18V-34', P.sky, 4), 1, k * 60 + i * 17)) +
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

/** An envelope on a hook. */
export const phishing = (): string =>
  [
    stroke('M54 -150V-62', P.white, 4),
    disc(54, -64, 9, P.ochre),
    stroke('M54 -54V40Q54 76 20 76T-16 40', P.ochre, 11) +
      poly(
        [
          [-16, 22],
          [-34, 50],
          [0, 46],
        ],
        P.ochre,
      ),
    place(
      -30,
      6,
      rect(-92, -50, 180, 116, P.ink, 6) +
        rect(-98, -58, 180, 116, P.white, 6) +
        stroke('M-92 -50L-8 14L76 -50', P.plasterShade, 8) +
        disc(-8, 6, 22, P.terra) +
        rect(-12, -8, 8, 16, P.white, 3) +
        disc(-8, 16, 4.5, P.white),
      1,
      -10,
    ),
    stroke('M54 20V40Q54 76 20 76', P.ochre, 11),
    times(2, (r) => stroke(`M-160 ${96 + r * 18}${'q12 -14 24 0t24 0'.repeat(7)}`, r ? P.blueMid : P.sky, 6)),
    place(
      118,
      40,
      path('M-34 0Q-6 -26 24 0L40 -14V14L24 0Q-6 26 -34 0Z', P.terraPale) + disc(-16, -3, 3, P.ink),
    ),
  ].join('');

/** A crane folded from paper. */
export const crane = (): string =>
  [
    poly(
      [
        [-20, 30],
        [-150, -60],
        [-40, 66],
      ],
      P.terra,
    ) +
      poly(
        [
          [-20, 30],
          [-150, -60],
          [-60, 4],
        ],
        P.terraPale,
      ),
    poly(
      [
        [-20, 30],
        [62, -122],
        [60, 44],
      ],
      P.ochre,
    ) +
      poly(
        [
          [-20, 30],
          [62, -122],
          [24, 20],
        ],
        P.ochrePale,
      ),
    poly(
      [
        [-40, 66],
        [-20, 30],
        [60, 44],
        [16, 96],
      ],
      P.terraDark,
    ),
    poly(
      [
        [60, 44],
        [16, 96],
        [116, -30],
        [104, -34],
      ],
      P.terra,
    ) +
      poly(
        [
          [104, -34],
          [116, -30],
          [148, -8],
        ],
        P.terraDark,
      ),
    stroke('M-164 112H164', P.white, 3, '12 8') +
      times(4, (i) => stroke(`M${-120 + i * 70} 112l24 -24`, P.sky, 3, '6 6')),
  ].join('');

/** Framed layouts on a wall. */
export const gallery = (): string => {
  const frame = (x: number, y: number, w: number, h: number, color: string, inner: string) =>
    rect(x + 5, y + 6, w, h, P.ink) +
    rect(x, y, w, h, color) +
    rect(x + 8, y + 8, w - 16, h - 16, P.white) +
    inner;
  return [
    stroke('M-160 -124H160', P.ochre, 4) +
      times(3, (i) => stroke(`M${-100 + i * 100} -124L${-100 + i * 100} -92`, P.ochre, 2)),
    frame(
      -160,
      -94,
      118,
      140,
      P.terra,
      rect(-144, -78, 86, 40, P.blueMid) +
        rect(-144, -30, 60, 9, P.terra, 4) +
        times(3, (i) => rect(-144, -12 + i * 15, 84 - i * 14, 6, P.sky, 3)),
    ),
    frame(-28, -94, 76, 76, P.ochre, disc(10, -56, 20, P.terra)),
    frame(
      62,
      -94,
      98,
      120,
      P.blueMid,
      times(4, (i) =>
        rect(
          78 + (i % 2) * 34,
          -78 + Math.floor(i / 2) * 44,
          30,
          38,
          [P.ochre, P.laurelPale, P.terraPale, P.ink][i]!,
        ),
      ),
    ),
    frame(
      -28,
      -4,
      76,
      96,
      P.laurel,
      rect(-14, 10, 48, 10, P.ink, 5) +
        rect(-14, 28, 34, 7, P.sky, 3) +
        path('M-14 78V62L6 44L34 70V78Z', P.ochre),
    ),
    place(
      112,
      78,
      disc(0, -8, 15, P.ochrePale) +
        path('M-26 46Q-26 10 0 10T26 46Z', P.terraDark) +
        path('M-16 -10Q-18 -28 2 -26Q18 -24 15 -8Q4 -16 -16 -10Z', P.ink),
    ) +
      place(
        -102,
        84,
        disc(0, -8, 15, P.terraPale) +
          path('M-26 40Q-26 10 0 10T26 40Z', P.laurelPale) +
          path('M-16 -10Q-18 -28 2 -26Q18 -24 15 -8Q4 -16 -16 -10Z', P.ink2),
      ),
  ].join('');
};

/** A pot in steam, an atom above it. */
export const pot = (): string =>
  [
    times(
      3,
      (i) =>
        `<ellipse cx="0" cy="-76" rx="62" ry="22" fill="none" stroke="${[P.ochre, P.terraPale, P.sky][i]}" stroke-width="5" transform="rotate(${i * 60} 0 -76)"/>`,
    ),
    disc(0, -76, 12, P.white) +
      disc(54, -76, 7, P.ochre) +
      disc(-27, -123, 7, P.terraPale) +
      disc(-31, -24, 7, P.sky),
    stroke('M-88 0q-14 -14 0 -28t0 -28M88 0q-14 -14 0 -28t0 -28', P.white, 7),
    rect(-112, 14, 224, 14, P.plasterShade, 7),
    path('M-98 28H98V84Q98 112 66 112H-66Q-98 112 -98 84Z', P.terra) +
      path('M40 28H98V84Q98 112 66 112H30Q60 90 40 28Z', P.terraDark),
    stroke('M-100 46H-128M100 46H128', P.ink, 13),
    times(4, (i) => path(`M${-66 + i * 44} 132q-14 -16 0 -30q14 14 0 30z`, i % 2 ? P.ochrePale : P.ochre)),
  ].join('');

/** A grid of cells and a stethoscope. */
export const clinic = (): string =>
  [
    board(260, 190, -10),
    times(20, (i) =>
      rect(
        -122 + (i % 5) * 49,
        -94 + Math.floor(i / 5) * 43,
        45,
        39,
        i === 7 || i === 12 ? P.terraPale : i % 5 === 0 ? P.laurelPale : P.plaster,
        3,
      ),
    ),
    stroke('M-96 -112V-40Q-96 8 -54 8T-12 -40V-112', P.ink, 9),
    stroke('M-54 8V46Q-54 104 14 104T84 40', P.ink, 9),
    disc(84, 20, 36, P.ink) + disc(84, 20, 28, P.sky) + disc(84, 20, 15, P.white),
    disc(-96, -114, 9, P.ochre) + disc(-12, -114, 9, P.ochre),
  ].join('');

/** Bubbles of speech that are arches. */
export const archTalk = (): string => {
  const talk = (
    x: number,
    y: number,
    w: number,
    h: number,
    color: string,
    inner: string,
    sign: string,
    side: 1 | -1,
  ) =>
    arch(x, y, w, h, color) +
    poly(
      [
        [x + w / 2 - 12, y + h - 2],
        [x + w / 2 + 14, y + h - 2],
        [x + w / 2 + side * 26, y + h + 26],
      ],
      color,
    ) +
    arch(x + 10, y + 10, w - 20, h - 20, inner) +
    sign;
  return (
    talk(-156, -66, 98, 140, P.terra, P.white, stroke('M-128 0Q-108 -24 -88 0M-122 28H-92', P.terra, 8), -1) +
    talk(
      -50,
      -118,
      104,
      176,
      P.ochre,
      P.ink,
      star8(2, -42, 26, P.ochrePale) +
        disc(2, -42, 9, P.terra) +
        times(2, (i) => rect(-22 + i * 6, 4 + i * 18, 48 - i * 12, 8, P.sky, 4)),
      1,
    ) +
    talk(
      64,
      -54,
      94,
      132,
      P.laurelPale,
      P.white,
      stroke('M92 8Q111 -18 130 8M99 30H123', P.laurelDark, 7),
      1,
    ) +
    oval(0, 116, 150, 8, P.ink)
  );
};

/** Dice, a ruler and a long receipt. */
export const numbersInLife = (): string =>
  [
    place(-58, -16, diceBell(), 0.74),
    place(
      100,
      0,
      rect(-34, -112, 76, 222, P.ink) +
        path(`M-40 -118H36V106${'l-6.3 -10l-6.4 10'.repeat(6)}Z`, P.white) +
        times(
          6,
          (i) =>
            rect(-28, -98 + i * 24, 30 - (i % 3) * 6, 7, P.ink3, 3) +
            rect(12, -98 + i * 24, 14, 7, P.terra, 3),
        ) +
        rect(-28, 50, 54, 12, P.ochre, 3),
      1,
      5,
    ),
    place(
      -40,
      102,
      rect(-120, -14, 216, 28, P.ochre, 3) +
        times(13, (i) => rect(-112 + i * 16, -14, 2.5, i % 2 ? 9 : 16, P.terraDark)),
      1,
      -3,
    ),
  ].join('');
