import { P } from '../palette.ts';
import { disc, path, place, poly, rect, stroke, times } from '../svg.ts';

/** A hanging board: the paper that many motifs are drawn on. */
export const board = (w: number, h: number, y = 0): string =>
  rect(-w / 2 + 6, y - h / 2 + 8, w, h, P.ink, 8) + rect(-w / 2, y - h / 2, w, h, P.white, 8);

/** Bars of a plan over weeks, a milestone and the line of today. */
export const gantt = (): string =>
  [
    board(304, 216),
    rect(-152, -108, 304, 30, P.ink, 8),
    rect(-152, -88, 304, 10, P.ink),
    times(7, (i) => disc(-128 + i * 42, -93, 4.5, i === 3 ? P.ochre : P.ink3)),
    times(6, (i) => rect(-108 + i * 42, -78, 1.5, 186, P.plasterShade)),
    rect(-136, -62, 86, 22, P.blue, 11),
    rect(-94, -30, 104, 22, P.terra, 11),
    rect(-94, -30, 60, 22, P.terraDark, 11),
    rect(-26, 2, 72, 22, P.ochre, 11),
    rect(-10, 34, 92, 22, P.laurel, 11),
    rect(58, 66, 62, 22, P.blueMid, 11),
    stroke('M-50 -51H-40V-19M10 -19H18V2M46 13H54V34', P.ink3, 2.5),
    place(130, 77, rect(-9, -9, 18, 18, P.terra), 1, 45),
    rect(17, -92, 3, 196, P.terra),
    poly(
      [
        [9, -96],
        [28, -96],
        [18.5, -82],
      ],
      P.terra,
    ),
  ].join('');

/** A board with three columns of cards, one of them on its way. */
export const kanban = (): string =>
  [
    rect(-150, -104, 306, 224, P.ink, 8),
    rect(-156, -112, 306, 224, P.plaster, 8),
    times(
      3,
      (i) =>
        rect(-144 + i * 96, -100, 90, 200, P.plasterShade, 6) +
        rect(-136 + i * 96, -92, 52, 10, [P.terra, P.ochre, P.laurel][i] as string, 5),
    ),
    times(
      3,
      (i) =>
        rect(-137, -72 + i * 54, 76, 46, P.white, 5) +
        rect(-129, -63 + i * 54, 50, 6, P.blue, 3) +
        rect(-129, -51 + i * 54, 34, 5, P.sky, 2.5) +
        disc(-73, -38 + i * 54, 6, P.terraPale),
    ),
    rect(-41, -72, 76, 46, P.white, 5) +
      rect(-33, -63, 44, 6, P.ochreDark, 3) +
      rect(-33, -51, 54, 5, P.ochrePale, 2.5) +
      disc(23, -38, 6, P.blueMid),
    times(
      2,
      (i) =>
        rect(55, -72 + i * 54, 76, 46, P.white, 5) +
        rect(63, -63 + i * 54, 40, 6, P.laurel, 3) +
        stroke(`M108 ${-42 + i * 54}l6 6l10 -12`, P.laurel, 4),
    ),
    place(
      8,
      48,
      rect(-40, -21, 84, 50, P.ink, 5) +
        rect(-44, -26, 84, 50, P.ochrePale, 5) +
        rect(-35, -16, 50, 7, P.terra, 3) +
        rect(-35, -3, 36, 5, P.ochreDark, 2.5) +
        disc(27, 11, 7, P.blue),
      1,
      -8,
    ),
    stroke('M-66 66Q-52 84 -34 80', P.terra, 4, '1 9'),
  ].join('');

/** A field of likelihood and effect with an umbrella over it. */
export const riskGrid = (): string => {
  const tint = [P.laurelPale, P.laurelPale, P.ochrePale, P.ochre, P.terraPale, P.terra, P.terraDark];
  return [
    rect(-92, -10, 192, 136, P.ink, 6),
    rect(-98, -16, 196, 136, P.white, 6),
    times(20, (i) =>
      rect(
        -88 + (i % 5) * 36,
        -6 + Math.floor(i / 5) * 30,
        32,
        26,
        tint[(i % 5) + 3 - Math.floor(i / 5)] ?? P.laurelPale,
        3,
      ),
    ),
    disc(-36, 67, 7, P.ink),
    disc(36, 37, 7, P.ink),
    disc(72, 7, 7, P.white),
    path(
      'M-150 -18A150 108 0 0 1 150 -18Q125 -38 100 -18Q75 -38 50 -18Q25 -38 0 -18Q-25 -38 -50 -18Q-75 -38 -100 -18Q-125 -38 -150 -18Z',
      P.terra,
    ),
    path('M0 -126A80 110 0 0 0 -50 -18Q-25 -38 0 -18Q25 -38 50 -18A80 110 0 0 0 0 -126Z', P.ochrePale),
    path('M0 -126A80 110 0 0 1 50 -18Q75 -38 100 -18Q125 -38 150 -18A150 108 0 0 0 0 -126Z', P.terraDark),
    stroke('M0 -138V-124', P.ink, 7),
    stroke('M0 -22V118Q0 136 -16 136Q-30 136 -30 122', P.ink, 7),
  ].join('');
};

/** A list with ticks, a pencil beside it. */
export const checklist = (): string =>
  [
    rect(-86, -110, 188, 236, P.ink, 8),
    rect(-94, -116, 188, 236, P.white, 8),
    rect(-34, -130, 68, 28, P.terra, 8),
    disc(0, -128, 9, P.terra),
    disc(0, -124, 5, P.white),
    times(
      4,
      (i) =>
        rect(-74, -84 + i * 48, 30, 30, i < 3 ? P.laurel : P.plasterShade, 6) +
        (i < 3 ? stroke(`M-67 ${-69 + i * 48}l6 7l11 -13`, P.white, 5) : '') +
        rect(-30, -78 + i * 48, 92 - (i % 3) * 18, 8, P.blue, 4) +
        rect(-30, -64 + i * 48, 64 + (i % 2) * 22, 6, P.sky, 3),
    ),
    place(122, 40, pencil(), 1, 18),
  ].join('');

/** A pencil, tip down, 150 long. */
export const pencil = (): string =>
  rect(-12, -86, 24, 22, P.terraPale, 6) +
  rect(-12, -70, 24, 12, P.plasterShade) +
  rect(-12, -58, 8, 96, P.ochrePale) +
  rect(-4, -58, 8, 96, P.ochre) +
  rect(4, -58, 8, 96, P.ochreDark) +
  poly(
    [
      [-12, 38],
      [12, 38],
      [0, 72],
    ],
    P.plaster,
  ) +
  poly(
    [
      [-4.5, 59],
      [4.5, 59],
      [0, 72],
    ],
    P.ink,
  );

/** A boat of cargo on the waves under a globe's lines. */
export const cargoShip = (): string => {
  const box = (x: number, y: number, color: string, shade: string) =>
    rect(x, y, 50, 28, color, 2) + times(4, (i) => rect(x + 7 + i * 11, y + 5, 4, 18, shade));
  return [
    disc(40, -40, 78, P.ochre),
    stroke('M-38 -40H118M40 -118V38M40 -118Q-14 -40 40 38M40 -118Q94 -40 40 38', P.ochreDark, 3),
    box(-112, 8, P.terra, P.terraDark) +
      box(-58, 8, P.laurel, P.laurelDark) +
      box(-4, 8, P.ochrePale, P.ochreDark),
    box(-86, -22, P.blueMid, P.blueDark) + box(-32, -22, P.terraPale, P.terra),
    box(-60, -52, P.plaster, P.plasterShade),
    rect(66, -52, 58, 88, P.white, 3) +
      rect(74, -42, 42, 12, P.ink, 2) +
      rect(84, -80, 16, 28, P.terra) +
      rect(84, -74, 16, 7, P.white),
    path('M-150 36H150L122 92H-122Z', P.ink),
    path('M-143 50H143L136 64H-136Z', P.terra),
    times(2, (r) =>
      stroke(
        `M-170 ${90 + r * 20}${Array.from({ length: 7 }, () => 'q12 -16 24 0t24 0').join('')}`,
        r ? P.sky : P.white,
        7,
      ),
    ),
  ].join('');
};
