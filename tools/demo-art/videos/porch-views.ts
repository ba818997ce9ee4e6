import { column, frieze } from '../architecture.ts';
import { standing } from '../motifs/people.ts';
import { P } from '../palette.ts';
import { disc, f, path, place, poly, rect, stroke, times } from '../svg.ts';
import { at } from './porch-what-was-the-stoa.ts';
import { ease, mix, show } from './timeline.ts';
import { FRAME } from './video.ts';
import { line } from './words.ts';

/** The whole porch from the square: a long roof on a row of columns, pictures in the shade. */
const longPorch = (): string =>
  poly(
    [
      [60, 250],
      [110, 196],
      [690, 196],
      [740, 250],
    ],
    P.terra,
  ) +
  times(21, (i) => stroke(`M${116 + i * 28.4} 200L${f(80 + i * 32)} 246`, P.terraDark, 3)) +
  rect(60, 250, 680, 10, P.ochre) +
  frieze('meander', 70, 260, 660, 18, P.blueMid, P.white) +
  rect(70, 278, 660, 8, P.plaster) +
  rect(84, 286, 632, 140, P.ink2) +
  times(
    8,
    (i) =>
      rect(112 + i * 77, 314, 50, 62, [P.terraDark, P.laurelDark, P.blueMid, P.ochreDark][i % 4] ?? P.terra) +
      disc(137 + i * 77, 334, 7, P.ochrePale) +
      path(`M${126 + i * 77} 376v-20q0 -12 11 -12t11 12v20z`, P.plaster),
  ) +
  times(9, (i) => column(98 + i * 77, 286, 426, 24, P.white, P.plasterShade)) +
  rect(62, 426, 676, 12, P.plaster) +
  rect(46, 438, 708, 12, P.plasterShade);

export function far(): string {
  return [
    rect(0, 0, FRAME.w, FRAME.h, P.blue),
    disc(760, 220, 92, P.ochre),
    path('M0 420Q180 330 380 400T760 380T960 400V540H0Z', P.laurelDark),
    path('M580 400L650 326H760L830 400Z', P.laurel) +
      rect(670, 300, 70, 28, P.plaster) +
      times(5, (i) => rect(674 + i * 14, 304, 6, 24, P.plasterShade)) +
      poly(
        [
          [664, 300],
          [746, 300],
          [705, 282],
        ],
        P.plasterShade,
      ),
    rect(0, 440, FRAME.w, 100, P.ochreDark),
    longPorch(),
    place(800, 500, standing(P.terra, P.terraDark, P.ochrePale, P.ink, 0.3), 0.6) +
      place(870, 512, standing(P.ochre, P.ochre, P.terraPale, P.ink, -0.4), 0.6) +
      place(180, 506, standing(P.plaster, P.plasterShade, P.ochreDark, P.ink, 0), 0.6),
  ].join('');
}

export function buried(t: number): string {
  const dig = ease(t, at(7) + 2, at(7) + 4.4);
  const drum = (cx: number, cy: number, turn: number) =>
    place(
      cx,
      cy,
      rect(-46, -24, 92, 48, P.plaster, 6) +
        rect(10, -24, 36, 48, P.plasterShade, 6) +
        times(3, (i) => rect(-40, -14 + i * 14, 84, 3, P.plasterShade)),
      1,
      turn,
    );
  return [
    rect(0, 0, FRAME.w, 200, P.sky),
    disc(620, 70, 36, P.ochre),
    times(
      5,
      (i) =>
        rect(
          60 + i * 100,
          140 - (i % 3) * 14,
          74,
          60 + (i % 3) * 14,
          [P.plaster, P.terraPale, P.ochrePale][i % 3] ?? P.plaster,
        ) +
        rect(80 + i * 100, 160, 14, 18, P.blue) +
        rect(104 + i * 100, 160, 14, 18, P.blue),
    ),
    rect(0, 200, FRAME.w, 340, P.terraDark),
    rect(0, 200, FRAME.w, 16, P.laurel),
    rect(0, 300, FRAME.w, 240, P.ochreDark),
    rect(0, 420, FRAME.w, 120, P.ink2),
    path(`M540 200H900L${f(mix(900, 850, dig))} ${f(mix(200, 430, dig))}H${f(mix(540, 600, dig))}Z`, P.sky),
    drum(650, 394, 0) + drum(764, 396, -8) + drum(300, 380, 12) + drum(180, 396, -4),
    frieze('meander', 570, 418, 280, 18, P.plasterShade, P.ink3),
    show(t, at(7) + 3.6, place(860, 198, standing(P.blueMid, P.blue, P.ochrePale, P.ink, -0.6), 0.62)),
    show(t, at(7) + 2.6, line(724, 270, '1981', 46, P.ink, 700)),
  ].join('');
}
