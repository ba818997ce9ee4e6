import { P } from '../palette.ts';
import { disc, path, place, poly, rect, stroke, times } from '../svg.ts';
import { board } from './projects.ts';

/** Cells of a spreadsheet with a sum and a small chart. */
export const sheet = (): string => {
  const cell = (c: number, r: number, color: string) => rect(-121 + c * 54, -77 + r * 36, 50, 32, color, 2);
  return [
    board(314, 228),
    rect(-157, -114, 314, 32, P.laurelDark, 8) + rect(-157, -94, 314, 12, P.laurelDark),
    times(5, (i) => rect(-106 + i * 54, -103, 22, 8, P.laurelPale, 4)),
    rect(-157, -82, 32, 196, P.laurelPale),
    times(5, (i) => rect(-149, -64 + i * 36, 14, 7, P.laurelDark, 3)),
    times(25, (i) => cell(i % 5, Math.floor(i / 5), (i % 5) % 2 ? P.plaster : '#f8f2e6')),
    times(
      4,
      (i) => cell(1, i, P.ochrePale) + rect(-57, -65 + i * 36, 18 + ((i * 13) % 20), 8, P.ochreDark, 4),
    ),
    times(4, (i) => rect(-111, -65 + i * 36, 22 + ((i * 17) % 14), 8, P.ink3, 4)),
    times(5, (i) =>
      rect(
        49 + i * 19,
        28 - [30, 52, 40, 78, 96][i]!,
        14,
        [30, 52, 40, 78, 96][i]!,
        i === 4 ? P.terra : P.blueMid,
        2,
      ),
    ),
    rect(44, 28, 102, 4, P.ink),
    cell(1, 4, P.terra) + rect(-55, 79, 38, 9, P.white, 4),
    stroke('M-68 66h52v34h-52z', P.ink, 4),
    rect(-19, 97, 8, 8, P.ink),
  ].join('');
};

/** An open envelope and a leaf of a calendar. */
export const mailCalendar = (): string =>
  [
    place(
      70,
      -34,
      rect(-66, -74, 140, 150, P.ink, 8) +
        rect(-72, -80, 140, 150, P.white, 8) +
        rect(-72, -80, 140, 40, P.terra, 8) +
        rect(-72, -52, 140, 12, P.terra) +
        times(2, (i) => rect(-42 + i * 68, -92, 12, 28, P.ink, 6)) +
        times(15, (i) =>
          rect(
            -58 + (i % 5) * 24,
            -28 + Math.floor(i / 5) * 30,
            17,
            20,
            i === 7 ? P.ochre : i % 4 === 1 ? P.sky : P.plasterShade,
            4,
          ),
        ),
      1,
      6,
    ),
    rect(-146, 4, 216, 126, P.ink, 6),
    poly(
      [
        [-152, 4],
        [-44, -72],
        [64, 4],
      ],
      P.blueDark,
    ),
    rect(-128, -40, 168, 120, P.white, 4) +
      rect(-110, -22, 70, 9, P.terra, 4) +
      times(3, (i) => rect(-110, -4 + i * 18, 132 - (i % 2) * 30, 6, P.sky, 3)),
    poly(
      [
        [-152, 2],
        [-44, 76],
        [64, 2],
        [64, 122],
        [-152, 122],
      ],
      P.blueMid,
    ),
    poly(
      [
        [-152, 122],
        [-62, 48],
        [-44, 62],
        [-26, 48],
        [64, 122],
      ],
      P.sky,
    ),
  ].join('');

/** Lanes of a version history that part and come together. */
export const branches = (): string => {
  const node = (x: number, y: number, color: string) => disc(x, y, 15, P.white) + disc(x, y, 9, color);
  return [
    rect(-152, -108, 312, 228, P.ink, 12),
    rect(-158, -116, 312, 228, P.ink2, 12),
    times(3, (i) => disc(-138 + i * 18, -98, 5, [P.terra, P.ochre, P.laurelPale][i]!)),
    stroke('M-130 72H130', P.sky, 8),
    stroke('M-82 72C-50 72 -62 8 -26 8H56C90 8 74 72 106 72', P.ochre, 8),
    stroke('M-26 8C4 8 -8 -56 26 -56H124', P.terra, 8),
    node(-122, 72, P.blueMid) + node(-70, 72, P.blueMid) + node(12, 72, P.blueMid) + node(112, 72, P.laurel),
    node(-26, 8, P.ochreDark) + node(44, 8, P.ochreDark),
    node(34, -56, P.terraDark) + node(92, -56, P.terraDark),
    place(92, -92, path('M-26 -14H20L30 -2L20 10H-26Z', P.ochrePale)),
  ].join('');
};

/** A keyboard with its home row in colour. */
export const keyboard = (): string => {
  const key = (x: number, y: number, w: number, color: string, side: string) =>
    rect(x, y + 5, w, 34, side, 6) + rect(x, y, w, 33, color, 6);
  const home = [
    P.terra,
    P.ochre,
    P.laurel,
    P.blueMid,
    P.plaster,
    P.plaster,
    P.blueMid,
    P.laurel,
    P.ochre,
    P.terra,
  ];
  const sides = [
    P.terraDark,
    P.ochreDark,
    P.laurelDark,
    P.blueDark,
    P.plasterShade,
    P.plasterShade,
    P.blueDark,
    P.laurelDark,
    P.ochreDark,
    P.terraDark,
  ];
  return [
    rect(-170, -58, 340, 190, P.ink, 14),
    rect(-170, -66, 340, 186, P.ink3, 14),
    times(10, (i) => key(-158 + i * 32, -54, 27, P.plaster, P.plasterShade)),
    times(10, (i) => key(-158 + i * 32, -12, 27, home[i]!, sides[i]!)),
    times(10, (i) => key(-158 + i * 32, 30, 27, P.plaster, P.plasterShade)),
    key(-158, 72, 60, P.sky, P.blueMid) +
      key(-92, 72, 184, P.white, P.plasterShade) +
      key(98, 72, 60, P.sky, P.blueMid),
    rect(-54, -1 + 18, 14, 3, P.ink, 1) + rect(42, -1 + 18, 14, 3, P.ink, 1),
    times(4, (i) =>
      stroke(
        `M${-145 + i * 64} -78q32 ${-46 - (i % 2) * 22} 64 0`,
        [P.terra, P.ochre, P.laurelPale, P.terraPale][i]!,
        6,
        '1 11',
      ),
    ) + times(5, (i) => disc(-145 + i * 64, -78, 8, [P.terra, P.ochre, P.laurel, P.ochre, P.terra][i]!)),
  ].join('');
};

/** A lap-top with a window of lines. */
export const laptop = (): string =>
  [
    rect(-122, -96, 244, 170, P.ink, 12),
    rect(-110, -84, 220, 146, P.white, 4),
    rect(-110, -84, 220, 22, P.blueMid, 4),
    times(3, (i) => disc(-96 + i * 14, -73, 4, P.white)),
    times(4, (i) =>
      rect(
        -94 + (i % 3) * 14,
        -46 + i * 22,
        84 - (i % 2) * 26,
        9,
        [P.terra, P.ink3, P.laurel, P.ochre][i]!,
        4,
      ),
    ),
    rect(22, -46, 72, 92, P.plasterShade, 4) +
      disc(58, -8, 24, P.ochre) +
      path('M22 46V26L46 4L66 24L78 14L94 30V46Z', P.laurel),
    path('M-158 74H158L146 104A12 12 0 0 1 134 110H-134A12 12 0 0 1 -146 104Z', P.plasterShade),
    rect(-158, 74, 316, 10, P.white, 3),
    rect(-32, 84, 64, 8, P.ochreDark, 4),
  ].join('');
