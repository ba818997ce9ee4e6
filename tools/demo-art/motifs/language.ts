import { P } from '../palette.ts';
import { disc, faint, oval, path, place, poly, rect, stroke, times } from '../svg.ts';
import { bubble } from './meetings.ts';

/** A gate of three roofs with lanterns. */
export const chineseGate = (): string => {
  const roof = (y: number, w: number, cx = 0) =>
    path(
      `M${cx - w / 2} ${y}Q${cx - w / 2 + 8} ${y - 4} ${cx - w / 2 + 26} ${y - 12}L${cx - w * 0.3} ${y - 34}H${cx + w * 0.3}L${cx + w / 2 - 26} ${y - 12}Q${cx + w / 2 - 8} ${y - 4} ${cx + w / 2} ${y}Q${cx + w / 2 + 10} ${y - 14} ${cx + w / 2 + 8} ${y - 22}Q${cx + w / 2 + 2} ${y + 4} ${cx + w / 2 - 20} ${y + 6}H${cx - w / 2 + 20}Q${cx - w / 2 - 2} ${y + 4} ${cx - w / 2 - 8} ${y - 22}Q${cx - w / 2 - 10} ${y - 14} ${cx - w / 2} ${y}Z`,
      P.laurelDark,
    ) +
    rect(cx - w * 0.31, y - 40, w * 0.62, 8, P.ochre, 4) +
    rect(cx - w / 2 + 22, y + 6, w - 44, 10, P.ochre);
  const lantern = (x: number, y: number) =>
    stroke(`M${x} ${y - 34}V${y + 34}`, P.ochre, 3) +
    oval(x, y, 19, 17, P.terra) +
    oval(x, y, 8, 17, P.terraPale) +
    rect(x - 9, y - 21, 18, 6, P.ochre, 2) +
    rect(x - 9, y + 15, 18, 6, P.ochre, 2);
  const post = (x: number, top: number) =>
    rect(x - 9, top, 18, 120 - top, P.terra) +
    rect(x + 2, top, 7, 120 - top, P.terraDark) +
    rect(x - 15, 104, 30, 16, P.plaster) +
    rect(x - 15, 114, 30, 6, P.plasterShade);
  return [
    rect(-74, -52, 148, 44, P.blueMid) +
      times(5, (i) => disc(-56 + i * 28, -30, 8, i % 2 ? P.ochre : P.ochrePale)),
    rect(-150, -4, 76, 30, P.blueMid) + rect(74, -4, 76, 30, P.blueMid),
    post(-144, -4) + post(144, -4) + post(-72, -60) + post(72, -60),
    rect(-154, 24, 308, 12, P.terraDark),
    rect(-74, -10, 148, 10, P.ochre),
    roof(-16, 130, -112) + roof(-16, 130, 112),
    roof(-62, 196),
    rect(-44, -106, 88, 10, P.terra),
    roof(-104, 122),
    lantern(-34, 62) + lantern(34, 62),
    poly(
      [
        [-46, 120],
        [46, 120],
        [26, 92],
        [-26, 92],
      ],
      P.ochrePale,
    ),
  ].join('');
};

/** Three Arabic letters as forms, drawn with a reed pen. */
export const arabicForms = (): string => {
  const dot = (x: number, y: number, color: string) => place(x, y, rect(-11, -11, 22, 22, color), 1, 45);
  return [
    times(3, (i) => rect(-160, 14 + i * 36, 320, 2, P.plasterShade)),
    path('M86 -66Q102 -70 106 -86L114 -80Q104 -20 106 54Q98 70 90 60Q94 -16 86 -66Z', P.blue),
    path(
      'M60 12Q72 8 72 -8L80 4Q86 52 50 74Q10 94 -14 66Q-30 40 -12 8L-2 16Q-8 44 8 54Q34 64 56 44Q66 30 60 12Z',
      P.terra,
    ),
    dot(28, 8, P.ochre),
    path(
      'M-52 -14Q-88 -18 -104 4Q-112 22 -92 28Q-128 40 -126 76Q-116 112 -60 100L-64 90Q-106 96 -108 70Q-106 44 -56 30L-58 20Q-86 24 -88 10Q-78 -4 -54 0Z',
      P.laurel,
    ),
    place(
      128,
      84,
      path('M-8 54L-14 -84Q-2 -96 10 -86L8 40Z', P.ochreDark) + path('M-8 54L-10 14L9 12L8 40Z', P.ink),
      1,
      24,
    ),
  ].join('');
};

/** A speaker beside a screen with a chart. */
export const presentation = (): string =>
  [
    rect(-62, -104, 214, 150, P.ink, 4),
    rect(-70, -112, 216, 150, P.white, 4),
    rect(-82, -122, 240, 12, P.ochreDark, 6),
    times(4, (i) =>
      rect(
        -48 + i * 34,
        14 - [28, 46, 64, 92][i]!,
        22,
        [28, 46, 64, 92][i]!,
        [P.sky, P.blueMid, P.ochre, P.terra][i]!,
        2,
      ),
    ),
    rect(-54, 16, 140, 4, P.ink),
    disc(116, -74, 17, P.laurelPale) + rect(98, -44, 36, 7, P.sky, 3) + rect(98, -30, 26, 7, P.sky, 3),
    stroke('M38 40V76M4 120L38 76L72 120', P.ochreDark, 7),
    path('M-158 122V58Q-158 12 -116 12Q-74 12 -74 58V122Z', P.terra),
    path('M-116 12L-100 16L-116 62L-132 16Z', P.white),
    path('M-84 30Q-60 22 -44 -14L-32 -8Q-44 44 -78 62Z', P.terraDark),
    disc(-37, -14, 9, P.ochrePale),
    stroke('M-34 -18L-12 -46', P.ink, 4),
    rect(-127, -6, 22, 26, P.ochrePale),
    oval(-116, -26, 25, 30, P.ochrePale),
    path(
      'M-144 -20Q-150 -66 -116 -66Q-84 -66 -88 -30Q-104 -32 -112 -46Q-120 -28 -138 -24Q-134 10 -146 16Q-154 0 -144 -20Z',
      P.ink,
    ),
  ].join('');

/** Two cups whose steam turns into talk. */
export const cups = (): string => {
  const cup = (x: number, color: string, shade: string, side: 1 | -1) =>
    place(
      x,
      0,
      oval(0, 116, 74, 12, P.ink) +
        oval(0, 110, 74, 12, P.white) +
        `<path d="M${side * 42} 54q${side * 34} 0 ${side * 30} 22t${side * -42} 22" fill="none" stroke="${shade}" stroke-width="11"/>` +
        path('M-50 40H50Q50 108 18 108H-18Q-50 108 -50 40Z', color) +
        path('M14 40H50Q50 108 18 108H4Q26 84 14 40Z', shade) +
        oval(0, 40, 50, 11, P.terraDark) +
        times(5, (i) => disc(-30 + i * 15, 66, 4, P.white)),
    );
  return [
    cup(-84, P.blueMid, P.blueDark, -1),
    cup(84, P.ochre, P.ochreDark, 1),
    stroke('M-96 16q-14 -14 0 -28t2 -26M96 16q14 -14 0 -28t-2 -26', P.white, 7),
    bubble(-86, -76, 124, 64, P.white, 1) +
      times(2, (i) => rect(-130, -92 + i * 20, 86 - i * 30, 9, i ? P.terraPale : P.terra, 4)),
    bubble(88, -58, 112, 56, P.ochrePale, -1) + times(3, (i) => disc(66 + i * 22, -58, 7, P.laurelDark)),
  ].join('');
};

/** A microphone on its stand before heads of listeners. */
export const microphone = (): string =>
  [
    times(3, (i) =>
      stroke(
        `M${-64 - i * 26} ${-100 + i * -4}Q${-96 - i * 32} -62 ${-64 - i * 26} ${-24 + i * 4}M${64 + i * 26} ${-100 - i * 4}Q${96 + i * 32} -62 ${64 + i * 26} ${-24 + i * 4}`,
        [P.ochre, P.terraPale, P.sky][i]!,
        7,
      ),
    ),
    rect(-40, -126, 80, 126, P.plaster, 40),
    path('M6 -126A40 40 0 0 1 40 -86V-40A40 40 0 0 1 6 0Z', P.plasterShade),
    times(4, (i) => rect(-40, -92 + i * 17, 80, 5, P.ink3)),
    rect(-40, -40, 80, 12, P.terra),
    stroke('M-58 -50V-38A58 58 0 0 0 58 -38V-50', P.ochre, 9),
    rect(-6, 20, 12, 70, P.ochre),
    times(
      5,
      (i) =>
        disc(
          -136 + i * 68,
          92 + (i % 2) * 8,
          23,
          [P.terraDark, P.laurelDark, P.blueMid, P.ochreDark, P.terra][i]!,
        ) +
        path(
          `M${-176 + i * 68} 140q0 -36 40 -36t40 36z`,
          [P.terraDark, P.laurelDark, P.blueMid, P.ochreDark, P.terra][i]!,
        ),
    ),
  ].join('');

/** A globe on a stand with bubbles of several voices. */
export const globe = (): string =>
  [
    disc(0, -16, 92, P.blueMid),
    path(
      'M-72 -70Q-40 -84 -26 -60Q-46 -44 -30 -22Q-52 4 -74 -14Q-96 -42 -72 -70ZM10 -106Q48 -100 66 -74Q44 -58 54 -36Q30 -30 20 -56Q-6 -72 10 -106ZM-8 14Q26 -2 44 22Q38 54 12 72Q-14 50 -8 14ZM78 -28Q92 -16 88 14Q74 4 78 -28Z',
      P.laurelPale,
    ),
    faint(0.35, path('M0 -108A92 92 0 0 1 0 76Q60 40 58 -20T0 -108Z', P.blueDark)),
    stroke('M-62 -104A106 106 0 1 0 88 44', P.ochre, 9),
    disc(-62, -104, 8, P.ochreDark) + disc(88, 44, 8, P.ochreDark),
    rect(-7, 88, 14, 22, P.ochreDark),
    rect(-56, 108, 112, 14, P.ochreDark, 6),
    bubble(-118, 42, 64, 42, P.white, 1) + bubble(118, -86, 68, 44, P.terraPale, -1),
    times(3, (i) => disc(-134 + i * 16, 42, 4.5, P.terra)) +
      rect(98, -96, 40, 7, P.terraDark, 3) +
      rect(98, -82, 26, 7, P.terraDark, 3),
  ].join('');

/** An open book, its pages 300 wide. */
export const bookPages = (): string =>
  [
    path('M0 112Q-60 84 -156 96V-4Q-60 -18 0 14Q60 -18 156 -4V96Q60 84 0 112Z', P.ink),
    path('M0 98Q-60 70 -148 82V-14Q-60 -28 0 4Z', P.white),
    path('M0 98Q60 70 148 82V-14Q60 -28 0 4Z', P.plaster),
    times(
      4,
      (i) =>
        stroke(`M-126 ${6 + i * 20}Q-70 ${-4 + i * 20} -24 ${16 + i * 20}`, i === 0 ? P.terra : P.sky, 5) +
        stroke(`M126 ${6 + i * 20}Q70 ${-4 + i * 20} 24 ${16 + i * 20}`, P.sky, 5),
    ),
  ].join('');

/** A brush that has written three strokes. */
export const brush = (): string =>
  [
    rect(-106, -104, 180, 226, P.ink, 4),
    rect(-112, -112, 180, 226, P.white, 4),
    rect(-122, -120, 200, 14, P.ochreDark, 7) + rect(-122, 108, 200, 14, P.ochreDark, 7),
    path('M-84 -62Q-40 -74 40 -72Q52 -66 44 -56Q-20 -56 -80 -46Q-92 -54 -84 -62Z', P.ink),
    path('M-30 -88Q-14 -84 -16 -66Q-18 20 -88 84L-92 80Q-38 16 -36 -70Q-38 -82 -30 -88Z', P.ink),
    path('M-22 -30Q-4 30 52 68Q44 84 26 80Q-20 30 -28 -20Z', P.ink),
    rect(34, 84, 24, 20, P.terra, 3),
    place(
      112,
      10,
      rect(-9, -118, 18, 130, P.ochre, 4) +
        rect(0, -118, 9, 130, P.ochreDark, 4) +
        rect(-10, 6, 20, 18, P.terra) +
        path('M-10 24H10Q20 54 0 92Q-20 54 -10 24Z', P.ink),
      1,
      14,
    ),
  ].join('');
