import { column } from '../architecture.ts';
import { P } from '../palette.ts';
import { disc, oval, path, place, poly, rect, stroke, times } from '../svg.ts';

/** A round seal with a tick. */
export const tick = (r: number): string =>
  times(12, (i) => place(0, 0, disc(0, -r, r * 0.2, P.laurelDark), 1, i * 30)) +
  disc(0, 0, r, P.laurelDark) +
  disc(0, 0, r * 0.82, P.laurel) +
  stroke(`M${-r * 0.4} ${r * 0.04}L${-r * 0.1} ${r * 0.34}L${r * 0.44} ${-r * 0.3}`, P.white, r * 0.2);

/** One sheet with five fields, a flag planted on it. */
export const brief = (): string =>
  [
    place(-14, 14, rect(-94, -94, 200, 206, P.ink, 6) + rect(-100, -102, 200, 206, P.white, 6), 1, -3),
    rect(-98, -74, 168, 34, P.blue, 4),
    rect(-96, -32, 80, 56, P.ochrePale, 4) + rect(-6, -34, 80, 56, P.skyPale, 4),
    rect(-92, 34, 80, 62, P.laurelPale, 4) + rect(-2, 32, 80, 60, P.terraPale, 4),
    rect(-84, -60, 96, 7, P.white, 3),
    times(
      2,
      (i) =>
        rect(-84, -16 + i * 18, 56 - i * 16, 6, P.ochreDark, 3) +
        rect(6, -18 + i * 18, 56 - i * 20, 6, P.blueMid, 3) +
        rect(-80, 52 + i * 18, 50 - i * 14, 6, P.laurelDark, 3) +
        rect(12, 50 + i * 18, 54 - i * 20, 6, P.terraDark, 3),
    ),
    rect(86, -132, 8, 150, P.ink, 3),
    path('M94 -130Q118 -142 134 -130T166 -128V-78Q148 -68 132 -78T94 -76Z', P.terra),
    disc(90, 18, 10, P.terraDark),
  ].join('');

/** A round table from above, a tick in its middle. */
export const roundTable = (): string =>
  [
    times(7, (i) =>
      place(
        0,
        0,
        rect(
          -27,
          -128,
          54,
          34,
          [P.terra, P.ochre, P.laurel, P.blueMid, P.terraPale, P.ochrePale, P.sky][i]!,
          16,
        ) + disc(0, -108, 14, [P.ink, P.terraDark, P.ink2, P.ink, P.ochreDark, P.ink, P.ink2][i]!),
        1,
        (i * 360) / 7,
      ),
    ),
    disc(4, 6, 86, P.ink),
    disc(0, 0, 86, P.ochreDark),
    disc(0, 0, 78, P.ochre),
    times(7, (i) =>
      place(0, 0, rect(-11, -72, 22, 26, P.white, 2) + rect(-6, -66, 12, 3, P.sky), 1, (i * 360) / 7),
    ),
    tick(34),
  ].join('');

/** Three bars, each with the bracket of what may be. */
export const ranges = (): string =>
  times(3, (i) => {
    const y = -84 + i * 74;
    const [from, to, likely, color, pale] = [
      [-140, -50, -104, P.laurel, P.laurelPale],
      [-100, 60, -34, P.ochre, P.ochrePale],
      [-50, 150, 62, P.terra, P.terraPale],
    ][i] as [number, number, number, string, string];
    return (
      rect(-150, y + 18, 300, 2, P.ink3) +
      rect(from, y, to - from, 38, pale, 19) +
      rect(from, y, likely - from, 38, color, 19) +
      stroke(`M${from} ${y - 10}V${y - 20}H${to}V${y - 10}`, P.white, 4) +
      place(likely, y + 19, rect(-12, -12, 24, 24, P.white), 1, 45)
    );
  });

/** A clock that runs backwards over a cracked column. */
export const premortem = (): string =>
  [
    place(
      -78,
      0,
      column(0, -70, 120, 74, P.plaster, P.plasterShade) +
        poly(
          [
            [-6, -40],
            [8, -8],
            [-4, 8],
            [12, 46],
            [2, 14],
            [14, 4],
          ],
          P.ink,
        ) +
        stroke('M-4 -44L8 -8L-6 8L10 52M8 -8L24 -2M-6 8L-22 22', P.ink, 4),
    ),
    poly(
      [
        [-40, 120],
        [-20, 98],
        [-4, 120],
      ],
      P.plasterShade,
    ) +
      poly(
        [
          [-136, 120],
          [-124, 106],
          [-112, 120],
        ],
        P.plaster,
      ),
    disc(74, -18, 84, P.ochre) + disc(74, -18, 74, P.white),
    times(12, (i) => place(74, -18, rect(-2.5, -70, 5, i % 3 ? 7 : 13, P.ink, 2), 1, i * 30)),
    stroke('M74 -18V-62M74 -18L44 2', P.ink, 7) + disc(74, -18, 8, P.terra),
    stroke('M74 -126A108 108 0 0 0 -28 16', P.terra, 9) +
      poly(
        [
          [-46, 8],
          [-8, 14],
          [-36, 44],
        ],
        P.terra,
      ),
  ].join('');

/** Two hands pass a box. */
export const handover = (): string => {
  const arm = (sleeve: string, shade: string, hand: string) =>
    path('M-170 40L-96 26V78L-170 96Z', sleeve) +
    path('M-170 74L-96 58V78L-170 96Z', shade) +
    rect(-100, 20, 16, 64, P.white, 4) +
    path('M-84 28Q-50 20 -24 34Q-6 36 4 48Q12 60 -4 62L-30 58Q-10 66 -14 76Q-20 84 -40 78L-84 76Z', hand);
  return [
    rect(-52, -72, 110, 106, P.ink, 4),
    rect(-56, -78, 112, 108, P.ochre, 4) +
      rect(-56, -78, 112, 24, P.ochrePale, 4) +
      rect(-12, -78, 24, 108, P.terra) +
      path('M-12 -78Q-50 -118 -34 -128Q-14 -132 0 -86Q14 -132 34 -128Q50 -118 12 -78Z', P.terraDark),
    arm(P.blueMid, P.blueDark, P.terraPale),
    `<g transform="scale(-1 1)">${arm(P.laurel, P.laurelDark, P.ochreDark)}</g>`,
  ].join('');
};

/** Two chairs that face each other. */
export const chairs = (): string => {
  const chair = (color: string, shade: string) =>
    path('M-40 -96Q-56 -96 -54 -76L-44 24H-18L-26 -84Q-28 -96 -40 -96Z', color) +
    path('M-46 6H44Q56 6 56 20T44 34H-42Z', color) +
    path('M-43 24H55Q54 34 44 34H-42Z', shade) +
    stroke('M-34 36L-44 118M42 36L50 118M-8 36V118', P.ochreDark, 8);
  return (
    place(-92, 0, chair(P.terra, P.terraDark)) +
    `<g transform="translate(92 0) scale(-1 1)">${chair(P.blueMid, P.blueDark)}</g>` +
    rect(-34, 62, 68, 8, P.ochre, 4) +
    rect(-4, 70, 8, 48, P.ochreDark) +
    oval(0, 118, 26, 5, P.ochreDark) +
    path('M-14 62V44H10V62Z', P.white) +
    stroke('M10 48q10 0 8 8h-8', P.white, 3) +
    stroke('M-4 38q-6 -8 0 -14t0 -14', P.white, 3) +
    disc(0, -76, 9, P.ochre) +
    disc(-26, -66, 6, P.ochrePale) +
    disc(26, -66, 6, P.ochrePale)
  );
};

/** Four fields with figures in them. */
export const stakeholders = (): string => {
  const pawn = (x: number, y: number, s: number, color: string, shade: string) =>
    place(
      x,
      y,
      path('M-18 34Q-16 2 0 -2Q16 2 18 34Z', color) +
        path('M0 -2Q16 2 18 34H4Q8 10 0 -2Z', shade) +
        disc(0, -12, 13, color),
      s,
    );
  return [
    rect(-146, -110, 300, 230, P.ink, 6) + rect(-152, -116, 300, 230, P.white, 6),
    rect(-140, -104, 136, 102, P.skyPale, 4) +
      rect(0, -104, 136, 102, P.ochrePale, 4) +
      rect(-140, 2, 136, 100, P.plaster, 4) +
      rect(0, 2, 136, 100, P.laurelPale, 4),
    pawn(-98, -58, 0.9, P.blueMid, P.blueDark) + pawn(-50, -48, 0.7, P.ink3, P.ink),
    pawn(70, -54, 1.25, P.terra, P.terraDark) + pawn(112, -40, 0.8, P.ochreDark, P.ochreDark),
    pawn(-84, 60, 0.7, P.ochre, P.ochreDark),
    pawn(36, 52, 0.85, P.laurel, P.laurelDark) +
      pawn(76, 62, 0.75, P.blue, P.blueDark) +
      pawn(108, 54, 0.8, P.terraPale, P.terra),
    stroke('M-50 -14Q-10 30 36 -30', P.terra, 4, '1 9'),
  ].join('');
};

/** An arrow round three columns. */
export const cycle = (): string =>
  [
    stroke('M104 -44A112 112 0 1 0 110 34', P.ochre, 15),
    poly(
      [
        [134, -66],
        [82, -62],
        [116, -16],
      ],
      P.ochre,
    ),
    times(3, (i) =>
      column(
        -48 + i * 48,
        -52,
        66,
        30,
        [P.plaster, P.terraPale, P.sky][i]!,
        [P.plasterShade, P.terra, P.blueMid][i]!,
      ),
    ),
    rect(-80, -66, 160, 12, P.white, 2),
    rect(-80, 66, 160, 12, P.white, 2),
  ].join('');

/** A way with milestones that leads up to a porch. */
export const pathToPorch = (): string =>
  [
    path('M-200 150V70Q-60 20 20 40T200 6V150Z', P.laurel),
    path('M-200 150V96Q-40 50 60 84T200 68V150Z', P.laurelDark),
    place(
      84,
      -44,
      poly(
        [
          [-70, -34],
          [0, -72],
          [70, -34],
        ],
        P.terra,
      ) +
        rect(-70, -34, 140, 10, P.white) +
        rect(-58, -24, 116, 60, P.ink2) +
        times(4, (i) => column(-48 + i * 32, -24, 40, 16, P.white, P.plasterShade)) +
        rect(-70, 40, 140, 9, P.white) +
        rect(-80, 49, 160, 9, P.plasterShade),
    ),
    stroke('M-180 142Q-96 84 -40 96T40 64Q60 44 84 14', P.ochrePale, 16),
    stroke('M-180 142Q-96 84 -40 96T40 64Q60 44 84 14', P.ochreDark, 3, '1 12'),
    times(3, (i) =>
      place(
        [-122, -36, 44][i]!,
        [94, 92, 58][i]!,
        rect(-3, -46, 6, 46, P.ink) + path('M3 -46H34L26 -34L34 -22H3Z', [P.ochre, P.terra, P.blueMid][i]!),
        1 - i * 0.15,
      ),
    ),
    disc(-110, -76, 34, P.ochre),
  ].join('');
