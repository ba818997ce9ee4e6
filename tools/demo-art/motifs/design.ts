import { P } from '../palette.ts';
import { disc, faint, oval, path, place, poly, rect, ring, stroke, times } from '../svg.ts';
import { bubble } from './meetings.ts';

/** A well set page under a pair of spectacles. */
export const readablePage = (): string =>
  [
    place(-20, -8, rect(-102, -108, 216, 236, P.ink, 6) + rect(-110, -116, 216, 236, P.white, 6)),
    times(4, (i) => rect(-116 + i * 62, -124, 2, 236, P.skyPale)),
    rect(-114, -104, 120, 22, P.terra, 4) + rect(-114, -76, 78, 10, P.terraPale, 4),
    times(7, (i) => rect(-114, -46 + i * 20, 108 - ((i * 29) % 26) - (i === 6 ? 40 : 0), 7, P.ink3, 3)),
    rect(14, -104, 58, 82, P.ochrePale, 3) +
      disc(43, -70, 17, P.ochre) +
      path('M14 -22V-38L36 -56L52 -42L72 -52V-22Z', P.laurel),
    times(3, (i) => rect(14, -6 + i * 20, 56 - i * 9, 7, P.ink3, 3)),
    place(
      58,
      82,
      ring(-52, 0, 40, P.ink, 10) +
        ring(52, 0, 40, P.ink, 10) +
        stroke('M-14 -8Q0 -20 14 -8M92 -10L118 -36M-92 -10L-100 -30', P.ink, 9) +
        `<circle cx="-52" cy="0" r="35" fill="${P.sky}" opacity=".45"/><circle cx="52" cy="0" r="35" fill="${P.sky}" opacity=".45"/>` +
        stroke('M-70 -8Q-66 -20 -54 -22M34 -8Q38 -20 50 -22', P.white, 5),
      0.86,
      -6,
    ),
  ].join('');

/** The body of a camera, lens to the viewer. */
export const cameraBody = (): string =>
  [
    rect(-140, -62, 160, 104, P.ink, 12),
    rect(-140, -62, 160, 26, P.terra, 12) + rect(-140, -50, 160, 14, P.terra),
    rect(-104, -82, 54, 24, P.ink, 6),
    disc(-52, -2, 40, P.plaster) +
      disc(-52, -2, 32, P.blueMid) +
      disc(-52, -2, 20, P.blueDark) +
      disc(-60, -11, 7, P.white),
    disc(0, -49, 6, P.ochrePale),
  ].join('');

/** A camera on a tripod before a vase. */
export const camera = (): string =>
  [
    stroke('M-60 40L-106 120M-60 40L-16 120M-60 40V120', P.ochreDark, 9),
    cameraBody(),
    faint(
      0.55,
      poly(
        [
          [14, -60],
          [96, -106],
          [96, 0],
          [14, -18],
        ],
        P.ochrePale,
      ),
    ),
    rect(66, 96, 92, 26, P.white, 3) + rect(66, 110, 92, 12, P.plasterShade, 3),
    path('M96 -2H128L122 24Q150 40 146 66Q140 94 124 96H100Q84 94 78 66Q74 40 102 24Z', P.terra) +
      path('M116 -2H128L122 24Q150 40 146 66Q140 94 124 96H112Q128 60 116 30Z', P.terraDark),
    rect(80, 48, 65, 12, P.ochre),
    stroke('M112 -2Q108 -44 84 -58M112 -2Q116 -52 140 -64M112 -2V-70', P.laurelDark, 4),
    oval(82, -62, 12, 8, P.laurelPale) + oval(142, -68, 12, 8, P.laurelPale) + disc(112, -78, 12, P.ochre),
  ].join('');

/** Slides in a fan; the front one says a thing with one picture. */
export const slides = (): string =>
  [
    place(-58, 2, rect(-76, -66, 152, 112, P.blueMid, 6) + rect(-60, -48, 80, 10, P.sky, 4), 1, -16),
    place(-14, -6, rect(-84, -68, 168, 120, P.ochre, 6) + rect(-66, -50, 90, 10, P.ochrePale, 4), 1, -7),
    rect(-84, -66, 208, 142, P.ink, 6),
    rect(-92, -74, 208, 142, P.white, 6),
    disc(64, -26, 26, P.ochre),
    path('M-92 68V34L-34 -26L12 26L44 0L116 50V62A6 6 0 0 1 110 68Z', P.laurel),
    path('M-34 -26L12 26L-4 42L-40 68H-92V34Z', P.laurelDark),
    rect(-74, -56, 70, 13, P.terra, 6),
    bubble(112, -100, 84, 44, P.terra, -1) + times(3, (i) => disc(92 + i * 20, -100, 5.5, P.white)),
    rect(-40, 96, 104, 10, P.ochreDark, 5) +
      times(4, (i) => disc(-26 + i * 25, 101, 8, i === 1 ? P.terra : P.plaster)),
  ].join('');

/** A folded map with a way across it and a compass rose. */
export const mapCompass = (): string =>
  [
    poly(
      [
        [-154, -84],
        [-54, -108],
        [46, -84],
        [146, -108],
        [146, 88],
        [46, 112],
        [-54, 88],
        [-154, 112],
      ],
      P.ink,
    ),
    poly(
      [
        [-160, -92],
        [-60, -116],
        [-60, 80],
        [-160, 104],
      ],
      P.plaster,
    ),
    poly(
      [
        [-60, -116],
        [40, -92],
        [40, 104],
        [-60, 80],
      ],
      P.plasterShade,
    ),
    poly(
      [
        [40, -92],
        [140, -116],
        [140, 80],
        [40, 104],
      ],
      P.plaster,
    ),
    path('M-160 40Q-110 10 -60 34V80L-160 104Z', P.sky) + path('M-60 34Q-26 52 -10 92L-60 80Z', P.blueMid),
    stroke(
      'M-140 -50Q-112 -82 -74 -66T-80 -16T-140 -50ZM-124 -48Q-110 -64 -88 -56T-92 -30T-124 -48Z',
      P.laurel,
      4,
    ),
    stroke('M-134 70Q-70 40 -34 0T50 -20T112 -80', P.terra, 7, '1 14'),
    place(
      112,
      -84,
      path('M0 0Q-22 -24 -22 -40A22 22 0 0 1 22 -40Q22 -24 0 0Z', P.terra) + disc(0, -40, 8, P.white),
    ),
    place(
      84,
      46,
      disc(0, 0, 58, P.ink) +
        disc(0, 0, 50, P.white) +
        times(8, (i) =>
          place(
            0,
            0,
            poly(
              [
                [0, i % 2 ? -32 : -46],
                [7, -7],
                [-7, -7],
              ],
              i % 2 ? P.ochre : P.blue,
            ),
            1,
            i * 45,
          ),
        ) +
        poly(
          [
            [0, -46],
            [8, 0],
            [-8, 0],
          ],
          P.terra,
        ) +
        poly(
          [
            [0, 46],
            [8, 0],
            [-8, 0],
          ],
          P.blue,
        ) +
        disc(0, 0, 6, P.ochrePale),
    ),
  ].join('');

/** A framed picture: sea, sun, hill. */
export const picture = (): string =>
  [
    rect(-132, -98, 280, 220, P.ink, 6),
    rect(-140, -106, 280, 220, P.ochreDark, 6),
    rect(-128, -94, 256, 196, P.ochre, 3),
    rect(-112, -78, 224, 164, P.skyPale),
    disc(38, -22, 34, P.terra),
    rect(-112, 30, 224, 56, P.blueMid),
    path('M-112 40L-50 -36L20 50L-20 86H-112Z', P.laurel) +
      path('M-50 -36L20 50L-20 86L-34 86Z', P.laurelDark),
    stroke('M22 56h40M10 70h64', P.sky, 5),
  ].join('');

/** A shop front under an awning. */
export const shop = (): string =>
  [
    rect(-124, -30, 248, 152, P.plaster),
    rect(-104, 4, 116, 84, P.blueMid, 3) + rect(-98, 10, 104, 72, P.skyPale, 2),
    rect(34, 4, 68, 118, P.laurelDark, 3) + rect(44, 14, 48, 48, P.skyPale, 2) + disc(48, 84, 5, P.ochre),
    path('M-72 82V52Q-82 40 -70 30H-50Q-38 40 -48 52V82Z', P.terra) + rect(-26, 46, 26, 36, P.ochre, 3),
    times(7, (i) =>
      path(
        `M${-140 + i * 40} -96H${-100 + i * 40}L${-100 + i * 40} -30A20 20 0 0 1 ${-140 + i * 40} -30Z`,
        i % 2 ? P.white : P.terra,
      ),
    ),
    rect(-146, -110, 292, 18, P.terraDark, 4),
    rect(-112, 92, 130, 12, P.ochreDark),
  ].join('');
