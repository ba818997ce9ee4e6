import { star8 } from './architecture.ts';
import { P } from './palette.ts';
import { disc, file, path, place, poly, rect, stroke, times } from './svg.ts';

/** The mark of Stoa: three columns under an architrave, the middle one an opening, painted; in a field of 32. */
export const mark = (color: string, accent: string): string =>
  rect(2, 3, 28, 5, color, 1) +
  rect(4, 11, 5, 18, color, 1) +
  rect(23, 11, 5, 18, color, 1) +
  path('M13.5 29V13.5a2.5 2.5 0 0 1 5 0V29z', accent);

const square = (color: string, shapes: string): string =>
  file(64, 64, rect(0, 0, 64, 64, color, 14) + shapes);

/** Square marks of the demo schools by school id. */
export const logos: Record<string, string> = {
  '1700000000000000001': square('#14507a', place(9.6, 9.6, mark(P.white, P.ochre), 1.4)),
  '1700000000000000011': square(
    '#8a4f12',
    times(3, (i) => rect(12 + i * 8, 15 + i * 13, 26 - i * 1, 9, [P.white, P.ochrePale, P.white][i]!, 4.5)) +
      poly(
        [
          [50, 10],
          [54, 14],
          [50, 18],
          [46, 14],
        ],
        P.ochre,
      ),
  ),
  '1700000000000000012': square(
    '#0f6674',
    times(9, (i) =>
      rect(
        12 + (i % 3) * 14,
        12 + Math.floor(i / 3) * 14,
        12,
        12,
        [0, 4, 5].includes(i) ? P.ochre : P.white,
        3,
      ),
    ) + path('M38 36L56 43L48 47L44 55Z', P.ink),
  ),
  '1700000000000000013': square(
    '#b0472f',
    path('M10 40V24A13 13 0 0 1 36 24V34H18Z', P.white) +
      path('M54 54V36A13 13 0 0 0 28 36V46H46Z', P.ochrePale) +
      times(3, (i) => disc(34 + i * 7, 36, 2.4, P.terraDark)),
  ),
  '1700000000000000014': square(
    '#466b51',
    path('M22 12H42V16H39V24Q50 30 48 40Q45 50 37 52V54H27V52Q19 50 16 40Q14 30 25 24V16H22Z', P.white) +
      rect(17, 32, 30.5, 9, '#466b51') +
      star8(32, 36.5, 4.6, P.ochrePale) +
      disc(22.5, 36.5, 2, P.ochrePale) +
      disc(41.5, 36.5, 2, P.ochrePale),
  ),
  '1700000000000000002': square(
    '#0b5c6b',
    path('M8 44A24 24 0 0 1 56 44H49A17 17 0 0 0 15 44Z', P.white) +
      rect(8, 46, 48, 6, P.ochre) +
      times(3, (i) => rect(20 + i * 10.5, [34, 30, 34][i]!, 3.5, [12, 16, 12][i]!, P.white)),
  ),
  '1700000000000000003': square(
    '#3b3f78',
    times(3, (i) =>
      poly(
        [
          [
            [32, 14],
            [20, 34],
            [44, 34],
          ][i] as [number, number],
        ].flatMap(
          ([x, y]) =>
            [
              [x, y - 3],
              [x + 11, y + 3],
              [x + 11, y + 14],
              [x, y + 20],
              [x - 11, y + 14],
              [x - 11, y + 3],
            ] as [number, number][],
        ),
        [P.white, P.ochre, P.terraPale][i]!,
      ),
    ) + stroke('M32 11V31M21 17L32 23L43 17', '#3b3f78', 0.8),
  ),
  '1700000000000000004': square(
    '#1c6650',
    star8(32, 32, 24, P.ochrePale) +
      star8(32, 32, 19, '#1c6650') +
      path('M24 45V31Q24 24 32 19Q40 24 40 31V45Z', P.white) +
      path('M29 45V34Q29 30 32 28Q35 30 35 34V45Z', P.terra),
  ),
  '1700000000000000005': square(
    '#a3402d',
    times(4, (i) =>
      path(`M${8 + i * 12} 14H${20 + i * 12}V28A6 6 0 0 1 ${8 + i * 12} 28Z`, i % 2 ? P.ochrePale : P.white),
    ) +
      path('M14 38H50V52H14Z', P.white) +
      rect(27, 41, 10, 11, '#a3402d', 1),
  ),
};
