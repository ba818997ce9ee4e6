import { arch, star8 } from '../architecture.ts';
import { P } from '../palette.ts';
import { disc, oval, path, place, poly, rect, stroke, times } from '../svg.ts';

/** Four contours of a voice: level, rising, dipping, falling. */
export const tones = (): string => {
  const shapes = ['M-22 -14H22', 'M-22 18Q0 8 22 -20', 'M-24 -8Q-8 24 2 20T24 -20', 'M-20 -22L22 20'];
  return times(4, (i) => {
    const x = -114 + i * 76;
    return (
      arch(x - 34, -92, 72, 212, P.ink) +
      arch(x - 36, -98, 72, 212, [P.terra, P.ochre, P.laurel, P.blueMid][i]!) +
      arch(x - 28, -90, 56, 118, P.white) +
      place(x, -18, stroke(shapes[i]!, [P.terraDark, P.ochreDark, P.laurelDark, P.blueDark][i]!, 9)) +
      times(3, (k) => rect(x - 20, 46 + k * 20, 40, 7, P.white, 3))
    );
  });
};

/** A tree with three roots and many branches. */
export const rootTree = (): string => {
  const leaf = (x: number, y: number, color: string, turn: number) =>
    place(x, y, path('M0 0Q-16 -22 0 -44Q16 -22 0 0Z', color), 1, turn);
  return [
    path('M-200 52H200V150H-200Z', P.terraDark) + rect(-200, 52, 400, 8, P.ochreDark),
    stroke('M0 56Q-30 62 -70 104M0 56V112M0 56Q30 62 70 104', P.ochrePale, 9),
    times(3, (i) => disc(-74 + i * 74, [106, 114, 106][i]!, 13, [P.terra, P.ochre, P.laurelPale][i]!)),
    stroke(
      'M0 56V-30M0 20Q-40 0 -84 -8M0 20Q40 0 84 -8M0 -10Q-30 -40 -54 -66M0 -10Q30 -40 54 -66M0 -30V-74',
      P.ochreDark,
      9,
    ),
    times(7, (i) =>
      leaf(
        [-88, -58, -56, 0, 56, 58, 88][i]!,
        [-8, -22, -70, -78, -70, -22, -8][i]!,
        [P.laurel, P.laurelPale, P.laurel, P.terra, P.laurel, P.laurelPale, P.laurel][i]!,
        [-70, -40, -34, 0, 34, 40, 70][i]!,
      ),
    ),
    leaf(-96, -8, P.ochre, -110) +
      leaf(96, -8, P.ochre, 110) +
      leaf(-40, -84, P.laurelPale, 8) +
      leaf(40, -84, P.laurelPale, -8),
  ].join('');
};

/** Two trees whose crowns share a part. */
export const cognates = (): string =>
  [
    rect(-90, 20, 18, 100, P.ochreDark) + rect(72, 20, 18, 100, P.ochreDark),
    disc(-62, -24, 90, P.laurel) + disc(62, -24, 90, P.ochre),
    path('M0 -89A90 90 0 0 1 0 41A90 90 0 0 1 0 -89Z', P.terra),
    times(4, (i) => disc([-110, -84, -100, -64][i]!, [-54, -80, 0, -20][i]!, 10, P.laurelPale)) +
      times(4, (i) => rect([100, 74, 92, 58][i]! - 9, [-54, -84, 4, -16][i]! - 9, 18, 18, P.ochrePale, 3)),
    times(3, (i) => star8(0, -58 + i * 34, 11, P.white)),
    path('M-160 120Q-80 100 0 112T160 108V124H-160Z', P.laurelDark),
  ].join('');

/** An envelope on a hook. */
export const phishing = (): string =>
  [
    stroke('M54 -150V-62', P.white, 4),
    disc(54, -64, 9, P.ochre),
    stroke('M54 -54V40Q54 76 20 76T-16 40', P.ochre, 11) +
      poly(
        [
          [-16, 22],
          [-34, 50],
          [0, 46],
        ],
        P.ochre,
      ),
    place(
      -30,
      6,
      rect(-92, -50, 180, 116, P.ink, 6) +
        rect(-98, -58, 180, 116, P.white, 6) +
        stroke('M-92 -50L-8 14L76 -50', P.plasterShade, 8) +
        disc(-8, 6, 22, P.terra) +
        rect(-12, -8, 8, 16, P.white, 3) +
        disc(-8, 16, 4.5, P.white),
      1,
      -10,
    ),
    stroke('M54 20V40Q54 76 20 76', P.ochre, 11),
    times(2, (r) => stroke(`M-160 ${96 + r * 18}${'q12 -14 24 0t24 0'.repeat(7)}`, r ? P.blueMid : P.sky, 6)),
    place(
      118,
      40,
      path('M-34 0Q-6 -26 24 0L40 -14V14L24 0Q-6 26 -34 0Z', P.terraPale) + disc(-16, -3, 3, P.ink),
    ),
  ].join('');

/** Bubbles of speech that are arches. */
export const archTalk = (): string => {
  const talk = (
    x: number,
    y: number,
    w: number,
    h: number,
    color: string,
    inner: string,
    sign: string,
    side: 1 | -1,
  ) =>
    arch(x, y, w, h, color) +
    poly(
      [
        [x + w / 2 - 12, y + h - 2],
        [x + w / 2 + 14, y + h - 2],
        [x + w / 2 + side * 26, y + h + 26],
      ],
      color,
    ) +
    arch(x + 10, y + 10, w - 20, h - 20, inner) +
    sign;
  return (
    talk(-156, -66, 98, 140, P.terra, P.white, stroke('M-128 0Q-108 -24 -88 0M-122 28H-92', P.terra, 8), -1) +
    talk(
      -50,
      -118,
      104,
      176,
      P.ochre,
      P.ink,
      star8(2, -42, 26, P.ochrePale) +
        disc(2, -42, 9, P.terra) +
        times(2, (i) => rect(-22 + i * 6, 4 + i * 18, 48 - i * 12, 8, P.sky, 4)),
      1,
    ) +
    talk(
      64,
      -54,
      94,
      132,
      P.laurelPale,
      P.white,
      stroke('M92 8Q111 -18 130 8M99 30H123', P.laurelDark, 7),
      1,
    ) +
    oval(0, 116, 150, 8, P.ink)
  );
};
