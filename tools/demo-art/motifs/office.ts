import { P } from '../palette.ts';
import { disc, path, place, poly, rect, ring, stroke, times } from '../svg.ts';

/** Two large keys pressed together. */
export const keycaps = (): string => {
  const key = (x: number, y: number, color: string, top: string, sign: string, turn: number) =>
    place(
      x,
      y,
      rect(-72, -58, 144, 138, P.ink, 22) +
        rect(-72, -70, 144, 138, color, 22) +
        rect(-56, -64, 112, 104, top, 16) +
        sign,
      1,
      turn,
    );
  return (
    key(
      -76,
      4,
      P.terra,
      P.terraPale,
      ring(0, -12, 20, P.terraDark, 9) +
        times(4, (i) => place(0, -12, ring(26, 26, 10, P.terraDark, 7), 1, i * 90)),
      -6,
    ) +
    key(78, 18, P.blueMid, P.sky, stroke('M30 -42V-8H-24M-6 -28L-26 -8L-6 12', P.blueDark, 10), 5) +
    stroke('M-4 -92V-120M-40 -98L-54 -122M34 -96L50 -120', P.ochre, 8)
  );
};

/** A drawer of folders, one of them pulled up. */
export const drawer = (): string =>
  [
    times(
      4,
      (i) =>
        rect(
          -116 + i * 6,
          -66 + i * 22,
          222 - i * 12 + 10,
          90,
          [P.blueMid, P.ochre, P.laurel, P.sky][i]!,
          6,
        ) + rect(-100 + i * 52, -82 + i * 22, 54, 24, [P.blueMid, P.ochre, P.laurel, P.sky][i]!, 6),
    ),
    rect(-64, -124, 140, 130, P.terra, 6) +
      rect(10, -138, 56, 24, P.terra, 6) +
      rect(-50, -104, 112, 60, P.white, 3) +
      times(3, (i) => rect(-38, -92 + i * 15, 84 - i * 22, 6, P.sky, 3)),
    times(2, (i) => rect(-104 + i * 8, -10 + i * 26, 208 - i * 16, 70, [P.laurelPale, P.ochrePale][i]!, 6)),
    rect(-140, 36, 280, 88, P.ink, 8),
    rect(-146, 30, 292, 86, P.ochreDark, 8) + rect(-132, 42, 264, 62, P.ochre, 5),
    rect(-36, 56, 72, 16, P.white, 3) +
      rect(-28, 62, 40, 4, P.ink3, 2) +
      stroke('M-28 86Q0 102 28 86', P.ink, 8),
  ].join('');

/** Four beads on a string that close a lock. */
export const passphrase = (): string =>
  [
    stroke('M-150 -60Q-100 40 -30 10T84 -10', P.plaster, 6),
    place(-140, -50, rect(-28, -28, 56, 56, P.terra, 8) + rect(-12, -12, 24, 24, P.terraPale, 4), 1, 10),
    place(-92, 6, disc(0, 0, 32, P.ochre) + disc(0, 0, 14, P.ochrePale)),
    place(
      -30,
      10,
      poly(
        [
          [0, -38],
          [36, 28],
          [-36, 28],
        ],
        P.laurelPale,
      ) + disc(0, 8, 11, P.laurel),
    ),
    place(32, -12, rect(-24, -24, 48, 48, P.sky, 4) + rect(-9, -9, 18, 18, P.blue, 2), 1, 45),
    `<path d="M70 10V-24A34 34 0 0 1 138 -24V10" fill="none" stroke="${P.plaster}" stroke-width="15"/>`,
    rect(54, 10, 108, 98, P.ink, 10) +
      rect(50, 4, 108, 98, P.ochre, 10) +
      rect(50, 76, 108, 26, P.ochreDark, 10),
    disc(104, 42, 13, P.ink) +
      poly(
        [
          [99, 44],
          [109, 44],
          [113, 72],
          [95, 72],
        ],
        P.ink,
      ),
    times(4, (i) => disc(-130 + i * 34, 92, 9, P.white)),
  ].join('');

/** A question in one cell finds its row in a table. */
export const lookup = (): string =>
  [
    rect(-44, -104, 200, 222, P.ink, 6) +
      rect(-50, -112, 200, 222, P.white, 6) +
      rect(-50, -112, 200, 34, P.blue, 6),
    times(3, (i) => rect(-34 + i * 64, -99, 36, 8, P.sky, 4)),
    times(
      5,
      (i) =>
        rect(-50, -72 + i * 36, 200, 32, i === 3 ? P.ochrePale : i % 2 ? '#f8f2e6' : P.plaster) +
        rect(-34, -60 + i * 36, 34, 8, i === 3 ? P.terra : P.ink3, 4) +
        rect(30, -60 + i * 36, 40 - (i % 2) * 12, 8, P.sky, 4) +
        rect(94, -60 + i * 36, 34, 8, i === 3 ? P.laurel : P.sky, 4),
    ),
    rect(-160, -60, 76, 44, P.ink, 6) +
      rect(-164, -66, 76, 44, P.ochrePale, 6) +
      rect(-150, -48, 44, 9, P.terra, 4),
    stroke('M-126 -14Q-130 52 -70 52M-84 38L-66 52L-84 66', P.terra, 8),
    `<rect x="86" y="32" width="58" height="36" rx="4" fill="none" stroke="${P.terra}" stroke-width="5"/>`,
  ].join('');

/** A wall of notes. */
export const stickies = (): string => {
  const colors = [P.ochre, P.terraPale, P.sky, P.ochrePale, P.laurelPale, P.terra, P.ochre, P.sky, P.plaster];
  return times(9, (i) => {
    const turn = ((i * 37) % 13) - 6;
    return place(
      -98 + (i % 3) * 98,
      -74 + Math.floor(i / 3) * 82,
      rect(-36, -32, 78, 74, P.ink) +
        poly(
          [
            [-39, -37],
            [39, -37],
            [39, 22],
            [22, 37],
            [-39, 37],
          ],
          colors[i]!,
        ) +
        poly(
          [
            [39, 22],
            [22, 37],
            [24, 20],
          ],
          P.white,
        ) +
        rect(-28, -22, 50, 6, P.ink3, 3) +
        rect(-28, -8, 38 - (i % 3) * 8, 6, P.ink3, 3),
      1,
      turn,
    );
  });
};

/** A week's grid with a sun. */
export const week = (): string =>
  [
    rect(-146, -72, 300, 196, P.ink, 8) +
      rect(-152, -80, 300, 196, P.white, 8) +
      rect(-152, -80, 300, 34, P.terra, 8) +
      rect(-152, -58, 300, 12, P.terra),
    times(7, (i) => disc(-128 + i * 42, -63, 6, i === 5 ? P.ochre : P.terraPale)),
    times(21, (i) =>
      rect(
        -145 + (i % 7) * 42,
        -38 + Math.floor(i / 7) * 50,
        36,
        44,
        (i * 5) % 7 === 3 ? P.laurelPale : (i * 3) % 8 === 1 ? P.ochrePale : P.plaster,
        4,
      ),
    ),
    rect(-103, -38, 36, 94, P.blueMid, 4) +
      rect(23, 12, 78, 44, P.terraPale, 4) +
      rect(-19, -38, 36, 44, P.ochre, 4),
    place(
      102,
      -92,
      times(8, (i) => place(0, 0, rect(-4, -54, 8, 16, P.ochre, 4), 1, i * 45)) +
        disc(0, 0, 32, P.ochre) +
        disc(0, 0, 22, P.ochrePale),
    ),
  ].join('');

/** A desk with a screen, a cup and a plant. */
export const desk = (): string =>
  [
    rect(-164, 84, 328, 14, P.ochreDark, 4) + rect(-148, 98, 14, 26, P.ink) + rect(134, 98, 14, 26, P.ink),
    rect(-74, -78, 158, 118, P.ink, 8) +
      rect(-64, -68, 138, 98, P.skyPale, 3) +
      rect(-10, 40, 30, 28, P.ink) +
      rect(-44, 68, 98, 16, P.ink3, 4),
    rect(-52, -56, 52, 74, P.white, 3) +
      times(4, (i) =>
        rect(-44, -46 + i * 15, 36 - (i % 2) * 10, 6, [P.terra, P.sky, P.sky, P.laurelPale][i]!, 3),
      ) +
      rect(8, -56, 56, 34, P.ochre, 3) +
      rect(8, -14, 56, 32, P.laurel, 3),
    path('M104 84L98 44H146L140 84Z', P.terra) +
      path('M122 44Q84 20 92 -26Q122 -6 122 44Q124 -20 152 -40Q168 4 122 44Z', P.laurelPale) +
      stroke('M122 44Q122 0 128 -20', P.laurelDark, 3),
    path('M-142 84V50H-100V84Z', P.white) +
      stroke('M-100 56q16 0 14 12t-14 10', P.white, 5) +
      stroke('M-128 40q-8 -10 0 -18t0 -16M-112 40q-8 -10 0 -18', P.plaster, 4),
  ].join('');
