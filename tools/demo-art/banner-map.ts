import { camel, houseOfWisdom, sailShip } from './motifs/history.ts';
import { chineseGate } from './motifs/language.ts';
import { P } from './palette.ts';
import { disc, path, place, poly, rect, ring, stroke, times } from './svg.ts';

const peak = (x: number, y: number, s: number) =>
  place(
    x,
    y,
    poly(
      [
        [-40, 0],
        [0, -60],
        [40, 0],
      ],
      P.laurel,
    ) +
      poly(
        [
          [0, -60],
          [40, 0],
          [10, 0],
        ],
        P.laurelDark,
      ) +
      poly(
        [
          [0, -60],
          [13, -40],
          [-2, -46],
          [-13, -40],
        ],
        P.white,
      ),
    s,
  );

const palm = (x: number, y: number) =>
  place(
    x,
    y,
    stroke('M0 0Q4 -24 -2 -46', P.ochreDark, 6) +
      times(5, (i) => place(-2, -46, path('M0 0Q16 -14 34 2Q16 -4 0 0Z', P.laurel), 1, -170 + i * 40)),
  );

/** Routes of caravans and ships from sea to sea, under stars. */
export function mapBanner(): string {
  return [
    rect(0, 0, 1600, 640, P.blueDark),
    times(26, (i) =>
      disc((i * 211) % 1600, 20 + ((i * 89) % 150), 1.6 + (i % 3), i % 4 ? P.sky : P.ochrePale),
    ),
    stroke('M40 96L120 60L196 104L286 84L340 132', P.blueMid, 2) +
      times(5, (i) => disc([40, 120, 196, 286, 340][i]!, [96, 60, 104, 84, 132][i]!, 5, P.ochrePale)),
    path(
      'M1600 150Q1480 120 1420 160Q1340 130 1280 176Q1180 150 1120 200Q1040 190 1000 236Q930 240 900 300Q840 330 860 384Q800 430 840 480Q860 540 960 540Q1040 600 1180 580Q1300 630 1420 590Q1540 610 1600 580Z',
      P.ochreDark,
    ),
    path(
      'M1600 138Q1480 108 1420 148Q1340 118 1280 164Q1180 138 1120 188Q1040 178 1000 224Q930 228 900 288Q840 318 860 372Q800 418 840 468Q860 528 960 528Q1040 588 1180 568Q1300 618 1420 578Q1540 598 1600 568Z',
      P.ochrePale,
    ),
    path('M1150 360Q1200 330 1250 352Q1310 346 1300 384Q1270 420 1210 404Q1150 404 1150 360Z', P.blueMid),
    path(
      'M900 470Q1000 420 1100 470T1330 480T1600 440V568Q1540 598 1420 578Q1300 618 1180 568Q1040 588 960 528Q900 528 900 470Z',
      P.ochre,
    ),
    peak(1090, 270, 0.9) +
      peak(1150, 256, 1.2) +
      peak(1214, 268, 0.8) +
      peak(1390, 244, 1.1) +
      peak(1444, 256, 0.8),
    palm(940, 448) + palm(972, 456) + palm(1330, 540),
    place(980, 356, houseOfWisdom(), 0.56),
    place(1516, 330, chineseGate(), 0.62),
    stroke(
      'M640 520Q740 560 860 470Q940 420 1040 450Q1140 480 1230 440T1400 420T1516 412',
      P.terra,
      7,
      '1 16',
    ),
    place(1180, 468, camel(P.ink2, P.ink, P.terra), 0.8) +
      place(1296, 470, camel(P.ink2, P.ink, P.blueMid), 0.62) +
      place(1082, 476, camel(P.ink2, P.ink, P.laurel), 0.58),
    place(700, 470, sailShip(), 0.62),
    times(4, (i) => stroke(`M${300 + i * 90} ${560 + (i % 2) * 36}q20 -16 40 0t40 0`, P.blueMid, 5)),
    place(
      1500,
      500,
      disc(0, 0, 56, P.ink) +
        ring(0, 0, 48, P.ochre, 3) +
        times(8, (i) =>
          place(
            0,
            0,
            poly(
              [
                [0, i % 2 ? -28 : -46],
                [8, -8],
                [-8, -8],
              ],
              i % 2 ? P.terra : P.plaster,
            ),
            1,
            i * 45,
          ),
        ) +
        disc(0, 0, 7, P.ochre),
    ),
    rect(0, 616, 1600, 24, P.ink),
    times(40, (i) => rect(i * 40, 616, 20, 8, P.ochre) + rect(i * 40 + 20, 624, 20, 8, P.terra)),
  ].join('');
}
