import { P } from '../palette.ts';
import { disc, oval, path, place, poly, rect, ring, stroke, times } from '../svg.ts';

/** A pendulum in its swing and a prism that parts the light. */
export const pendulumPrism = (): string =>
  [
    rect(-150, -122, 170, 12, P.ochreDark, 4),
    times(
      3,
      (i) =>
        stroke(`M-66 -112L${-130 + i * 40} ${22 + [0, 18, 26][i]!}`, P.sky, 2) +
        disc(-130 + i * 40, 22 + [0, 18, 26][i]!, 15, [P.ink3, P.blueMid, P.sky][i]!),
    ),
    stroke('M-66 -112L2 30', P.white, 4),
    disc(4, 36, 25, P.terra) + path('M4 11A25 25 0 0 1 4 61Q18 36 4 11Z', P.terraDark),
    stroke('M-136 66Q-66 100 -4 78', P.ochre, 4, '1 11'),
    stroke('M-60 112L58 72', P.white, 6),
    ...[P.terra, P.ochre, P.ochrePale, P.laurelPale, P.sky].map((color, i) =>
      poly(
        [
          [106, 52 + i * 3],
          [108, 56 + i * 3],
          [210, 62 + i * 16],
          [210, 45 + i * 16],
        ],
        color,
      ),
    ),
    poly(
      [
        [80, -6],
        [134, 112],
        [26, 112],
      ],
      P.skyPale,
    ),
    poly(
      [
        [80, -6],
        [134, 112],
        [92, 112],
      ],
      P.sky,
    ),
    stroke('M80 -6L134 112H26Z', P.white, 4),
  ].join('');

/** A shield with a helmet before it. */
export const shieldHelmet = (): string =>
  [
    path('M0 -122Q52 -92 112 -92V-10Q112 76 0 122Q-112 76 -112 -10V-92Q-52 -92 0 -122Z', P.blueDark),
    path('M0 -108Q50 -80 98 -80V-10Q98 64 0 106Q-98 64 -98 -10V-80Q-50 -80 0 -108Z', P.blueMid),
    path('M0 -108Q50 -80 98 -80V-10Q98 64 0 106Z', P.blue),
    stroke('M-38 -46l26 26l52 -56', P.white, 15),
    oval(6, 110, 118, 14, P.ink),
    path('M-78 84Q-78 10 0 10T78 84Z', P.ochre),
    path('M24 14Q78 28 78 84H34Q44 46 24 14Z', P.ochreDark),
    path('M-14 84V12Q0 -2 14 12V84Z', P.ochrePale),
    rect(-104, 82, 208, 20, P.terra, 10),
  ].join('');

/** Planets on their rings around a sun. */
export const orbits = (): string =>
  [
    times(
      3,
      (i) =>
        `<ellipse cx="0" cy="0" rx="${66 + i * 46}" ry="${30 + i * 22}" fill="none" stroke="${P.sky}" stroke-width="3" transform="rotate(-16)"/>`,
    ),
    disc(0, 0, 40, P.ochre) + ring(0, 0, 48, P.ochrePale, 4),
    disc(60, -36, 13, P.terra) +
      disc(-106, 6, 19, P.laurelPale) +
      path('M-106 -13A19 19 0 0 1 -106 25Q-94 6 -106 -13Z', P.laurel),
    place(
      136,
      -18,
      oval(0, 0, 42, 11, P.ochrePale) +
        oval(0, 0, 32, 6, P.blue) +
        disc(0, 0, 24, P.terraPale) +
        path('M-42 0A42 11 0 0 0 42 0L32 0A32 6 0 0 1 -32 0Z', P.ochrePale),
      1,
      -16,
    ),
    times(9, (i) => disc(((i * 83) % 300) - 150, ((i * 61) % 220) - 112, 2.6, P.white)),
  ].join('');

/** A seedling with its roots under the ground. */
export const seedling = (): string =>
  [
    path('M-150 40Q0 22 150 40V122H-150Z', P.terraDark),
    path('M-150 40Q0 22 150 40V54Q0 36 -150 54Z', P.ochreDark),
    stroke('M0 36V112M0 62Q-36 70 -52 104M0 74Q34 80 56 108', P.ochrePale, 5),
    stroke('M0 36Q-4 -30 0 -66', P.laurelDark, 10),
    path('M0 -8Q-96 -8 -112 -78Q-22 -92 0 -8Z', P.laurel),
    path('M0 -38Q86 -34 112 -108Q16 -122 0 -38Z', P.laurelPale),
    stroke('M-4 -12Q-54 -34 -92 -66M4 -42Q48 -58 90 -94', P.laurelDark, 4),
    disc(-100, 80, 7, P.terra) + disc(96, 72, 9, P.terra) + disc(120, 100, 5, P.ochreDark),
    disc(-122, -96, 26, P.ochre),
  ].join('');

/** A flask and a test tube. */
export const flask = (): string =>
  [
    path('M-30 -108H30V-34L98 92Q106 118 80 120H-80Q-106 118 -98 92L-30 -34Z', P.skyPale),
    path('M-58 18H58L98 92Q106 118 80 120H-80Q-106 118 -98 92Z', P.terra),
    path('M20 18H58L98 92Q106 118 80 120H46Q58 70 20 18Z', P.terraDark),
    rect(-42, -120, 84, 16, P.white, 6),
    disc(-26, 66, 12, P.terraPale) +
      disc(12, 44, 7, P.ochrePale) +
      disc(16, 88, 15, P.terraPale) +
      disc(-54, 98, 8, P.ochrePale),
    place(
      118,
      -10,
      rect(-18, -96, 36, 190, P.white, 18) +
        rect(-18, -6, 36, 100, P.laurel, 18) +
        rect(-18, -6, 36, 40, P.laurel) +
        rect(-24, -102, 48, 12, P.plasterShade, 5),
      0.9,
      12,
    ),
    disc(-96, -70, 9, P.ochre) + disc(-72, -100, 6, P.ochrePale),
  ].join('');

/** A telescope and the moon's phases. */
export const telescope = (): string =>
  [
    times(
      5,
      (i) =>
        disc(-132 + i * 44, -96 + Math.abs(2 - i) * 12, 16, P.ink3) +
        path(
          `M${-132 + i * 44} ${-112 + Math.abs(2 - i) * 12}a16 16 0 0 ${i < 2 ? 0 : 1} 0 32a${[5, 14, 16, 14, 5][i]} 16 0 0 ${[1, 0, 0, 1, 0][i]} 0 -32z`,
          P.ochrePale,
        ),
    ),
    stroke('M-10 50L-64 120M-10 50L48 120M-10 50V120', P.ochreDark, 9),
    place(
      -10,
      40,
      rect(-112, -22, 96, 44, P.ochre, 6) +
        rect(-112, 2, 96, 20, P.ochreDark, 6) +
        rect(-24, -27, 92, 54, P.terra, 6) +
        rect(-24, 4, 92, 23, P.terraDark, 6) +
        rect(62, -34, 62, 68, P.blueMid, 6) +
        rect(62, 4, 62, 30, P.blueDark, 6) +
        rect(-130, -14, 22, 28, P.ink, 4),
      1,
      -24,
    ),
    disc(-10, 50, 13, P.ink),
  ].join('');

/** A lamp of an idea with rays. */
export const lightBulb = (): string =>
  [
    times(9, (i) => place(0, -26, rect(-4, -138, 8, 28, i % 2 ? P.ochre : P.terra, 4), 1, -100 + i * 25)),
    path('M-76 -26A76 76 0 0 1 76 -26Q76 12 40 42V66H-40V42Q-76 12 -76 -26Z', P.ochrePale),
    path('M0 -102A76 76 0 0 1 76 -26Q76 12 40 42V66H12Q66 -20 0 -102Z', P.ochre),
    stroke('M-24 60V0L-8 -18L8 6L24 -14V60', P.terraDark, 6),
    rect(-40, 66, 80, 16, P.sky, 4) +
      rect(-36, 84, 72, 14, P.blueMid, 4) +
      rect(-30, 100, 60, 14, P.sky, 4) +
      path('M-20 114H20L10 124H-10Z', P.ink),
  ].join('');

/** A head whose mind is a maze of shelves. */
export const memory = (): string =>
  [
    path(
      'M-76 122V76Q-110 40 -104 -24Q-92 -112 4 -116Q94 -112 100 -24L124 20Q126 32 108 34L106 66Q100 88 70 84L52 82V122Z',
      P.terra,
    ),
    path('M-76 122V76Q-84 66 -90 54Q-20 100 52 82V122Z', P.terraDark),
    disc(0, -30, 70, P.plaster),
    times(3, (i) => rect(-58 + i * 4, -66 + i * 34, 116 - i * 8, 4, P.ochreDark)),
    times(5, (i) =>
      rect(
        -46 + i * 20,
        -88 + (i % 2) * 5,
        13,
        22 - (i % 2) * 5,
        [P.blue, P.terra, P.ochre, P.laurel, P.blueMid][i]!,
        2,
      ),
    ),
    times(5, (i) =>
      rect(
        -50 + i * 21,
        -56 + (i % 3) * 4,
        14,
        24 - (i % 3) * 4,
        [P.ochre, P.laurel, P.blueMid, P.terra, P.ink3][i]!,
        2,
      ),
    ),
    times(4, (i) =>
      rect(
        -42 + i * 22,
        -20 + (i % 2) * 6,
        15,
        22 - (i % 2) * 6,
        [P.terra, P.blue, P.laurelPale, P.ochre][i]!,
        2,
      ),
    ),
  ].join('');

/** A drop of water between cloud, hill and sea. */
export const waterCycle = (): string =>
  [
    disc(104, -78, 36, P.ochre),
    path('M-160 120L-76 -12L8 120Z', P.laurel) + path('M-76 -12L8 120H-52Z', P.laurelDark),
    path('M-30 84Q60 66 160 88V122H-30Z', P.blueMid),
    path('M-110 -60A28 28 0 0 1 -106 -112A42 42 0 0 1 -28 -118A32 32 0 0 1 14 -60Z', P.white),
    times(4, (i) => stroke(`M${-96 + i * 28} -46l-8 18`, P.sky, 6)),
    stroke('M60 66Q84 28 66 -2Q52 -22 72 -44M72 -44l-16 4M72 -44l2 17', P.terra, 6),
    stroke('M24 -92Q54 -102 76 -84', P.terra, 6),
    stroke(`M-20 104${'q10 -10 20 0t20 0'.repeat(4)}`, P.sky, 5),
  ].join('');
