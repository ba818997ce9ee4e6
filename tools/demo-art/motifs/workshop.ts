import { P } from '../palette.ts';
import { disc, path, place, poly, rect, stroke, times } from '../svg.ts';
import { diceBell } from './numbers.ts';
import { board } from './projects.ts';

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
