import { star8 } from '../architecture.ts';
import { P } from '../palette.ts';
import { disc, path, place, poly, rect, sector, stroke, times } from '../svg.ts';

/** Pies cut into halves, thirds and quarters, a slice pulled out. */
export const fractionPies = (): string =>
  [
    disc(-58, -18, 92, P.ink),
    disc(-64, -26, 92, P.ochrePale),
    times(8, (i) =>
      i === 1 ? '' : sector(-64, -26, 82, i * 45, i * 45 + 45, i % 2 ? P.terra : P.terraDark),
    ),
    sector(-64, -26, 92, 45, 90, P.ink2),
    place(18, -12, sector(-64, -26, 92, 45, 90, P.ochrePale) + sector(-64, -26, 82, 45, 90, P.ochre)),
    place(98, -78, disc(0, 0, 38, P.white) + sector(0, 0, 33, 0, 180, P.blueMid)),
    place(
      118,
      22,
      disc(0, 0, 38, P.white) + times(2, (i) => sector(0, 0, 33, i * 120, i * 120 + 118, P.laurel)),
    ),
    times(3, (r) =>
      times(r + 2, (i) =>
        rect(
          -150 + (i * 300) / (r + 2),
          76 + r * 17,
          300 / (r + 2) - 4,
          13,
          i <= r ? [P.blueMid, P.laurelPale, P.terra][r]! : P.white,
          3,
        ),
      ),
    ),
  ].join('');

/** A die and the heap that many throws make. */
export const diceBell = (): string => {
  const heights = [18, 38, 70, 110, 138, 110, 70, 38, 18];
  return [
    rect(-160, 112, 320, 8, P.ink),
    times(9, (i) =>
      rect(
        -150 + i * 30,
        112 - heights[i]!,
        26,
        heights[i]!,
        [P.sky, P.blueMid, P.blue, P.blueMid, P.ochre][4 - Math.abs(4 - i)] ?? P.sky,
        3,
      ),
    ),
    stroke('M-160 104C-90 100 -84 -46 -17 -46S60 100 126 104', P.terra, 6),
    place(
      104,
      16,
      poly(
        [
          [0, -52],
          [48, -28],
          [0, -4],
          [-48, -28],
        ],
        P.white,
      ) +
        poly(
          [
            [-48, -28],
            [0, -4],
            [0, 54],
            [-48, 30],
          ],
          P.plaster,
        ) +
        poly(
          [
            [48, -28],
            [0, -4],
            [0, 54],
            [48, 30],
          ],
          P.plasterShade,
        ) +
        `<ellipse cx="0" cy="-28" rx="10" ry="5.5" fill="${P.terra}"/>` +
        times(
          2,
          (i) => `<ellipse cx="${-35 + i * 22}" cy="${2 + i * 24}" rx="5" ry="7.5" fill="${P.ink}"/>`,
        ) +
        times(3, (i) => `<ellipse cx="${12 + i * 12}" cy="${36 - i * 16}" rx="5" ry="7.5" fill="${P.ink}"/>`),
      1.05,
    ),
    place(
      -104,
      -64,
      poly(
        [
          [0, -52],
          [48, -28],
          [0, -4],
          [-48, -28],
        ],
        P.terraPale,
      ) +
        poly(
          [
            [-48, -28],
            [0, -4],
            [0, 54],
            [-48, 30],
          ],
          P.terra,
        ) +
        poly(
          [
            [48, -28],
            [0, -4],
            [0, 54],
            [48, 30],
          ],
          P.terraDark,
        ) +
        times(2, (i) => `<ellipse cx="${-18 + i * 36}" cy="-28" rx="8" ry="4.5" fill="${P.white}"/>`) +
        `<ellipse cx="-24" cy="13" rx="6" ry="9" fill="${P.white}"/>` +
        times(
          2,
          (i) => `<ellipse cx="${14 + i * 20}" cy="${24 - i * 20}" rx="5" ry="7.5" fill="${P.white}"/>`,
        ),
      0.8,
      -12,
    ),
  ].join('');
};

/** A square, two rectangles and the corner that completes them. */
export const completeSquare = (): string =>
  [
    rect(-104, -104, 216, 228, P.ink, 4),
    rect(-112, -112, 216, 228, P.plaster, 4),
    rect(-98, -98, 122, 122, P.blue),
    rect(28, -98, 62, 122, P.ochre),
    rect(-98, 28, 122, 74, P.ochre),
    stroke('M30 30H89V101H30Z', P.terra, 4, '7 9'),
    star8(-37, -37, 44, P.ochrePale) + star8(-37, -37, 30, P.blue) + disc(-37, -37, 8, P.terra),
    times(4, (i) => rect(36, -90 + i * 30, 46, 3, P.ochreDark)) +
      times(4, (i) => rect(-90 + i * 30, 36, 3, 58, P.ochreDark)),
    place(80, 84, rect(-29, -34, 58, 68, P.terra) + star8(0, 0, 20, P.terraPale), 1, 14),
    place(
      136,
      -14,
      stroke('M0 -84L-26 92M0 -84L26 92', P.ochreDark, 8) +
        disc(0, -88, 13, P.ochre) +
        rect(-3, -116, 6, 20, P.ochreDark) +
        stroke('M-14 14Q0 24 14 14', P.ochre, 5),
      0.9,
      6,
    ),
  ].join('');

/** Scales in balance, one pan with a cube, one with balls. */
export const balance = (): string =>
  [
    rect(-60, 106, 120, 16, P.ochreDark, 5),
    rect(-8, -90, 16, 200, P.ochre),
    disc(0, -96, 16, P.terra),
    rect(-128, -84, 256, 12, P.ochre, 6),
    stroke('M-120 -76L-158 24M-120 -76L-82 24M120 -76L82 24M120 -76L158 24', P.plaster, 3),
    path('M-164 24H-76Q-84 56 -120 56T-164 24Z', P.blueMid),
    path('M76 24H164Q156 56 120 56T76 24Z', P.blueMid),
    rect(-142, -18, 42, 42, P.terra, 3) + rect(-116, -18, 16, 42, P.terraDark, 3),
    times(3, (i) => disc(99 + i * 21, 12, 11, P.laurelPale)) +
      times(2, (i) => disc(109 + i * 21, -7, 11, P.ochrePale)) +
      disc(120, -26, 11, P.white),
  ].join('');

/** Columns of figures, coins and a rising line. */
export const ledger = (): string => {
  const coins = (x: number, count: number) =>
    times(
      count,
      (i) =>
        `<ellipse cx="${x}" cy="${112 - i * 13}" rx="27" ry="10" fill="${P.ochreDark}"/><ellipse cx="${x}" cy="${108 - i * 13}" rx="27" ry="10" fill="${i === count - 1 ? P.ochrePale : P.ochre}"/>`,
    );
  return [
    path('M-6 98Q-66 78 -150 90V-92Q-66 -104 -6 -82Q54 -104 138 -92V90Q54 78 -6 98Z', P.terraDark),
    path('M-6 88Q-66 68 -142 80V-98Q-66 -112 -6 -90Z', P.white),
    path('M-6 88Q54 68 130 80V-98Q54 -112 -6 -90Z', P.plaster),
    times(
      6,
      (i) =>
        rect(-128, -76 + i * 25, 58 - ((i * 19) % 22), 7, P.ink3, 3) +
        rect(-48, -76 + i * 25, 28, 7, i % 3 === 1 ? P.terra : P.laurel, 3),
    ),
    rect(-62, -88, 2, 160, P.terraPale),
    times(5, (i) => rect(18, -76 + i * 25, 52, 7, P.sky, 3)),
    stroke('M20 44L48 20L74 30L112 -14', P.terra, 7),
    disc(112, -14, 8, P.terra),
    coins(64, 2) + coins(122, 4),
  ].join('');
};
