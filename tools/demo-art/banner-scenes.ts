import { arch, column, frieze, star8, voussoirs } from './architecture.ts';
import * as design from './motifs/design.ts';
import * as language from './motifs/language.ts';
import { P } from './palette.ts';
import { disc, place, poly, rect, stroke, times } from './svg.ts';

/** Width and height of a banner. Words stand on the calm side, at the left (at the right when mirrored). */
export const BANNER = { w: 1600, h: 640 } as const;

/** A page that grows into columns on one side and into a plan on the other. */
export const lesson = (): string =>
  [
    rect(0, 0, BANNER.w, BANNER.h, P.terraDark),
    disc(1180, 330, 300, P.terra),
    rect(0, 560, BANNER.w, 80, P.ink),
    rect(0, 552, BANNER.w, 8, P.ochre),
    times(3, (i) => column(920 + i * 92, 200 - i * 26, 470, 58, P.plaster, P.plasterShade)),
    poly(
      [
        [866, 200],
        [1160, 120],
        [1160, 148],
        [866, 224],
      ],
      P.ochre,
    ),
    times(5, (i) =>
      rect(
        1220 + i * 58,
        452 - [70, 128, 182, 236, 306][i]!,
        42,
        [70, 128, 182, 236, 306][i]!,
        [P.sky, P.blueMid, P.ochre, P.laurelPale, P.ochrePale][i]!,
        4,
      ),
    ),
    stroke('M1238 344L1300 288L1356 236L1414 180L1474 104', P.ink, 8),
    times(
      5,
      (i) =>
        disc([1240, 1299, 1357, 1415, 1473][i]!, [344, 288, 236, 180, 104][i]!, 14, P.ink) +
        disc([1240, 1299, 1357, 1415, 1473][i]!, [344, 288, 236, 180, 104][i]!, 7, P.white),
    ),
    place(1190, 440, language.bookPages(), 2),
  ].join('');

/** A bridge hung from two masts; its deck is the bars of a plan, one handing over to the next. */
export const delivery = (): string => {
  const bars = [P.ochre, P.terra, P.laurelPale, P.plaster, P.ochrePale, P.terraPale];
  const mast = (x: number) =>
    times(7, (i) =>
      stroke(
        `M${x} ${70 + i * 22}L${x - 60 - i * 26} 392M${x} ${70 + i * 22}L${x + 60 + i * 26} 392`,
        P.sky,
        2.5,
      ),
    ) +
    poly(
      [
        [x - 12, 40],
        [x + 12, 40],
        [x + 22, 540],
        [x - 22, 540],
      ],
      P.plaster,
    ) +
    poly(
      [
        [x + 3, 40],
        [x + 12, 40],
        [x + 22, 540],
        [x + 5, 540],
      ],
      P.plasterShade,
    ) +
    rect(x - 30, 300, 60, 14, P.ochre, 3) +
    place(x, 34, rect(-13, -13, 26, 26, P.terra), 1, 45) +
    rect(x - 46, 528, 92, 26, P.plasterShade, 4);
  return [
    rect(0, 0, BANNER.w, BANNER.h, P.blueDark),
    disc(1215, 300, 180, P.ochre),
    poly(
      [
        [560, 520],
        [700, 440],
        [790, 470],
        [930, 400],
        [1080, 520],
      ],
      P.blue,
    ),
    poly(
      [
        [1240, 520],
        [1420, 380],
        [1500, 430],
        [1600, 370],
        [1600, 520],
      ],
      P.blue,
    ),
    rect(0, 512, BANNER.w, 128, P.blue),
    mast(980) + mast(1450),
    rect(700, 392, 900, 10, P.plaster),
    times(6, (i) => rect(706 + i * 152, 406 + (i % 3) * 24, 200, 20, bars[i]!, 10)),
    times(5, (i) => stroke(`M${882 + i * 152} ${416 + (i % 3) * 24}V${416 + ((i + 1) % 3) * 24}`, P.ink, 3)),
    place(
      1180,
      354,
      rect(-60, -26, 86, 50, P.terra, 6) +
        rect(30, -8, 46, 32, P.ochrePale, 6) +
        rect(52, -2, 18, 14, P.blue, 3) +
        disc(-34, 28, 11, P.ink) +
        disc(4, 28, 11, P.ink) +
        disc(54, 28, 11, P.ink),
    ),
    place(
      770,
      374,
      rect(-36, -22, 54, 34, P.laurelPale, 5) +
        rect(20, -8, 30, 20, P.plaster, 5) +
        disc(-18, 15, 8, P.ink) +
        disc(32, 15, 8, P.ink),
    ),
    times(3, (r) =>
      stroke(
        `M${60 + r * 90} ${552 + r * 32}${'q22 -18 44 0t44 0'.repeat(18 - r)}`,
        r === 1 ? P.sky : P.blueMid,
        5,
      ),
    ),
  ].join('');
};

/** Speech bubbles in the shapes of arches. */
export const bubbles = (): string => {
  const bubble = (x: number, y: number, w: number, h: number, color: string, inner: string, flip: 1 | -1) =>
    arch(x, y, w, h, color) +
    poly(
      [
        [x + w / 2 - flip * w * 0.1, y + h - 2],
        [x + w / 2 + flip * w * 0.24, y + h - 2],
        [x + w / 2 + flip * w * 0.34, y + h + 46],
      ],
      color,
    ) +
    arch(x + 18, y + 18, w - 36, h - 36, inner);
  return [
    rect(0, 0, BANNER.w, BANNER.h, P.terraDark),
    disc(1240, 300, 270, P.terra),
    bubble(860, 210, 210, 240, P.plaster, P.blue, -1) + place(965, 350, language.chineseGate(), 0.48),
    bubble(1104, 60, 290, 350, P.ochre, P.ink, 1) +
      place(
        1249,
        258,
        times(3, (i) => disc(-56 + i * 56, 0, 19, [P.terra, P.ochrePale, P.sky][i]!)) +
          times(3, (i) => rect(-74 + i * 12, 46 + i * 28, 148 - i * 24, 12, P.ink3, 6)) +
          star8(0, -78, 36, P.ochre),
        1,
      ),
    bubble(1430, 230, 220, 230, P.laurelPale, P.laurelDark, -1) +
      place(1532, 356, star8(0, 0, 56, P.ochrePale) + star8(0, 0, 38, P.terra) + disc(0, 0, 13, P.white)),
    rect(0, 552, BANNER.w, 8, P.ochre),
    frieze('wave', 0, 560, BANNER.w, 40, P.ink, P.ochre, P.plaster),
    rect(0, 600, BANNER.w, 40, P.ink),
  ].join('');
};

/** Stalls under awnings. */
export const market = (): string => {
  const stall = (x: number, w: number, a: string, counter: string, goods: string) =>
    rect(x + 14, 250, 12, 300, P.ochreDark) +
    rect(x + w - 26, 250, 12, 300, P.ochreDark) +
    rect(x, 430, w, 120, counter) +
    rect(x - 8, 418, w + 16, 18, P.plaster, 3) +
    goods +
    times(
      6,
      (i) =>
        `<path d="M${x - 14 + (i * (w + 28)) / 6} 180h${(w + 28) / 6}v70a${(w + 28) / 12} ${(w + 28) / 12} 0 0 1 -${(w + 28) / 6} 0z" fill="${i % 2 ? P.white : a}"/>`,
    ) +
    rect(x - 20, 166, w + 40, 18, counter, 4);
  const parcel = (x: number, y: number, s: number, c: string) =>
    rect(x, y - s, s, s, c, 3) + rect(x + s * 0.4, y - s, s * 0.2, s, P.terraDark);
  return [
    rect(0, 0, BANNER.w, BANNER.h, P.laurelDark),
    times(3, (i) => arch(790 + i * 280, 60, 240, 500, P.laurel)),
    times(3, (i) => voussoirs(910 + i * 280, 180, 120, 20, 11, P.plaster, P.ochre)),
    stall(
      820,
      220,
      P.terra,
      P.terraDark,
      parcel(842, 418, 62, P.ochre) + parcel(912, 418, 84, P.ochrePale) + parcel(1000, 418, 34, P.ochre),
    ),
    stall(
      1096,
      250,
      P.blueMid,
      P.blueDark,
      place(1236, 366, design.cameraBody(), 0.9) + rect(1278, 366, 40, 52, P.terra, 4),
    ),
    stall(
      1404,
      240,
      P.ochre,
      P.ochreDark,
      times(3, (i) => disc(1440 + i * 46, 398, 20, [P.terra, P.ochrePale, P.laurelPale][i]!)) +
        times(2, (i) => disc(1464 + i * 46, 366, 18, [P.ochrePale, P.terraPale][i]!)),
    ),
    rect(0, 548, BANNER.w, 8, P.ochrePale),
    frieze('checks', 0, 556, BANNER.w, 28, P.ink, P.plaster, P.terra),
    rect(0, 584, BANNER.w, 56, P.ink),
  ].join('');
};
