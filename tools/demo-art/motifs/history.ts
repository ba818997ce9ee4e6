import { column, frieze, star8, steps } from '../architecture.ts';
import { P } from '../palette.ts';
import { disc, path, place, poly, rect, ring, stroke, times } from '../svg.ts';

/** A camel walking; its feet stand at y = 100, it looks to the right, 150 wide. */
export const camel = (color: string, shade: string, cloth: string): string =>
  [
    path('M-34 40L-40 100H-30L-16 46ZM44 40L42 100H52L60 40Z', shade),
    path(
      'M-66 14Q-70 -8 -48 -14Q-34 -18 -26 -8Q-18 -52 2 -54Q22 -52 30 -8Q46 -14 58 -2Q74 12 84 -4Q90 -20 88 -52Q88 -72 104 -76L128 -68Q136 -64 132 -56Q126 -50 104 -54Q106 -10 92 16Q84 30 70 36L74 100H64L52 44H-36L-52 100H-62L-54 40Q-66 32 -66 14Z',
      color,
    ),
    stroke('M-64 4Q-78 20 -74 40', color, 5),
    disc(-74, 42, 4.5, color),
    path('M98 -72L95 -86L106 -76Z', color),
    disc(113, -66, 2.4, P.ochrePale),
    path('M-18 -14Q2 -64 22 -14L30 22H-26Z', cloth),
    path('M-24 8H28L30 22H-26Z', P.ochre),
    times(5, (i) => disc(-20 + i * 12, 28, 3.4, P.ochre)),
    stroke('M108 -56Q92 -30 34 -6', P.ochre, 2.5),
  ].join('');

/** Camels on dunes before a great sun. */
export const caravan = (): string =>
  [
    disc(86, -66, 66, P.terra),
    path('M-200 50Q-100 -30 -10 40Q70 96 200 0V160H-200Z', P.ochrePale),
    path('M-200 50Q-100 -30 -10 40Q-70 30 -96 160H-200Z', P.ochre),
    place(44, -2, camel(P.ink2, P.ink, P.terra), 0.92),
    place(-104, -20, camel(P.ink2, P.ink, P.blueMid), 0.6),
    path('M-200 108Q-60 66 40 94T200 72V160H-200Z', P.terra),
    stroke('M-180 124Q-50 84 40 112T190 96', P.ochrePale, 5, '1 13'),
  ].join('');

/** The painted colonnade: columns, and the pictures on the wall behind them. */
export const paintedWall = (): string => {
  const figure = (x: number, coat: string, lift: number) =>
    disc(x, 2, 8, P.ochrePale) +
    path(`M${x - 13} 62V26Q${x - 13} 12 ${x} 12T${x + 13} 26V62Z`, coat) +
    stroke(`M${x + 9} 26L${x + 24} ${26 - lift}`, coat, 6);
  return [
    poly(
      [
        [-166, -84],
        [0, -138],
        [166, -84],
      ],
      P.terra,
    ),
    poly(
      [
        [-132, -88],
        [0, -130],
        [132, -88],
      ],
      P.ochrePale,
    ),
    disc(0, -103, 13, P.terra) + ring(0, -103, 18, P.terraDark, 3),
    rect(-166, -86, 332, 10, P.white),
    frieze('meander', -160, -76, 320, 20, P.blueMid, P.white),
    rect(-160, -56, 320, 6, P.ochre),
    rect(-150, -50, 300, 140, P.ink2),
    rect(-104, -26, 92, 88, P.terraDark) + rect(12, -26, 92, 88, P.laurelDark),
    figure(-80, P.ochre, 18) + figure(-40, P.white, -12),
    figure(38, P.terra, 20) + path('M62 62V36Q72 16 92 30V62Z', P.plaster) + disc(90, 24, 8, P.plaster),
    steps(0, 90, 310, 12, 3, P.plaster, P.plasterShade),
    times(4, (i) => column(-132 + i * 88, -50, 90, 26, P.white, P.plasterShade)),
  ].join('');
};

/** A jar with figures, standing. */
export const amphora = (): string =>
  [
    stroke('M-28 -92Q-84 -88 -70 -22M28 -92Q84 -88 70 -22', P.terraDark, 13),
    path('M-26 -112H26L22 -62Q76 -40 72 12Q64 72 20 98H-20Q-64 72 -72 12Q-76 -40 -22 -62Z', P.terra),
    path('M6 -112H26L22 -62Q76 -40 72 12Q64 72 20 98H4Q44 40 40 0Q34 -50 6 -62Z', P.terraDark),
    rect(-34, -122, 68, 14, P.ink, 5),
    rect(-34, 98, 68, 20, P.ink, 4),
    path('M-72 -12H72Q74 18 64 44H-64Q-74 18 -72 -12Z', P.ink),
    times(
      3,
      (i) =>
        disc(-36 + i * 36, 2, 7, P.ochrePale) +
        path(
          `M${-46 + i * 36} 40V22Q${-46 + i * 36} 12 ${-36 + i * 36} 12T${-26 + i * 36} 22V40Z`,
          [P.ochre, P.terraPale, P.ochrePale][i]!,
        ),
    ),
    rect(-70, -22, 140, 6, P.ochrePale) + rect(-62, 48, 124, 6, P.ochrePale),
    times(7, (i) =>
      poly(
        [
          [-16 + i * 5 - 2, -66],
          [-10 + i * 5, -66],
          [-12 + i * 5, -88],
        ],
        P.ink,
      ),
    ),
  ].join('');

/** A sailing ship on the sea. */
export const sailShip = (): string =>
  [
    rect(-4, -122, 8, 180, P.ochreDark),
    path('M-98 -96Q0 -76 98 -96Q86 -30 98 26Q0 46 -98 26Q-86 -30 -98 -96Z', P.white),
    path('M-93 -60Q0 -42 93 -60L91 -28Q0 -10 -91 -28Z', P.terra),
    disc(0, -36, 23, P.ochre) + disc(0, -36, 12, P.terra),
    rect(-108, -104, 216, 8, P.ochreDark, 4),
    path('M0 -122L44 -114L0 -104Z', P.terra),
    path(
      'M-150 40Q-156 10 -132 4Q-138 26 -120 44H112Q138 38 140 -6Q160 20 142 56Q126 104 84 104H-86Q-136 100 -150 40Z',
      P.terraDark,
    ),
    rect(-124, 54, 252, 9, P.ochre),
    times(6, (i) => disc(-98 + i * 40, 80, 9, i % 2 ? P.white : P.ochrePale)),
    path('M-136 30l16 -7l-2 16z', P.white),
    stroke(`M-168 104${'q12 -16 24 0t24 0'.repeat(7)}`, P.sky, 7),
    stroke(`M-156 120${'q12 -16 24 0t24 0'.repeat(6)}`, P.blueMid, 7),
  ].join('');

/** A dome between two minarets, stars above. */
export const houseOfWisdom = (): string =>
  [
    rect(-132, -70, 24, 190, P.plaster) + rect(108, -70, 24, 190, P.plasterShade),
    path('M-136 -70L-120 -116L-104 -70Z', P.blueMid) + path('M104 -70L120 -116L136 -70Z', P.blueMid),
    rect(-138, -44, 36, 8, P.ochre) + rect(102, -44, 36, 8, P.ochre),
    path('M-74 10Q-92 -50 -40 -84Q-14 -100 0 -126Q14 -100 40 -84Q92 -50 74 10Z', P.blueMid),
    path('M0 -126Q14 -100 40 -84Q92 -50 74 10H30Q58 -60 0 -126Z', P.blueDark),
    stroke('M0 -140V-122', P.ochre, 6),
    rect(-88, 6, 176, 20, P.ochre) + times(7, (i) => star8(-72 + i * 24, 16, 9, P.terra)),
    rect(-100, 26, 200, 94, P.plaster),
    path('M-34 120V74Q-34 52 0 36Q34 52 34 74V120Z', P.ink) +
      path('M-22 120V80Q-22 62 0 50Q22 62 22 80V120Z', P.terra),
    times(2, (i) =>
      path(
        `M${-84 + i * 132} 96V66Q${-84 + i * 132} 54 ${-66 + i * 132} 44Q${-48 + i * 132} 54 ${-48 + i * 132} 66V96Z`,
        P.laurel,
      ),
    ),
    disc(-96, -132, 5, P.ochrePale) + disc(70, -136, 4, P.white) + disc(146, -134, 4, P.ochrePale),
  ].join('');

/** A scroll half rolled out. */
export const scroll = (): string =>
  [
    rect(-98, -92, 204, 200, P.ink),
    rect(-104, -98, 204, 200, P.plaster),
    times(6, (i) => rect(-78, -66 + i * 26, 150 - ((i * 43) % 50), 8, i === 0 ? P.terra : P.ink3, 4)),
    times(
      2,
      (i) =>
        rect(-128, -112 + i * 200, 252, 28, P.ochre, 14) +
        rect(-128, -98 + i * 200, 252, 14, P.ochreDark, 7) +
        disc(-136, -98 + i * 200, 14, P.terra) +
        disc(132, -98 + i * 200, 14, P.terra),
    ),
    disc(62, 60, 22, P.terra) + star8(62, 60, 16, P.terraDark),
    stroke('M54 78L46 112M70 78L78 112', P.terra, 8),
  ].join('');
