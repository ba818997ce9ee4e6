import { P } from '../palette.ts';
import { disc, oval, path, place, poly, rect, sector, stroke, times } from '../svg.ts';

/** Two people at one table with speech bubbles. */
export const meeting = (): string => {
  const bust = (x: number, skin: string, coat: string, hair: string) =>
    place(
      x,
      0,
      path('M-44 96V52Q-44 16 0 16Q44 16 44 52V96Z', coat) +
        rect(-12, -2, 24, 26, skin) +
        oval(0, -20, 25, 30, skin) +
        path('M-27 -20Q-32 -56 0 -56Q32 -56 27 -20Q20 -38 0 -38Q-20 -38 -27 -20Z', hair),
    );
  return [
    bust(-84, P.terraPale, P.terra, P.ink),
    bust(84, P.ochreDark, P.laurel, P.ink2),
    bust(0, P.ochrePale, P.white, P.terraDark),
    rect(-156, 80, 312, 16, P.ochreDark, 4),
    rect(-130, 96, 14, 26, P.ink),
    rect(116, 96, 14, 26, P.ink),
    rect(-40, 68, 80, 12, P.plaster, 2),
    bubble(-112, -96, 76, 46, P.white, 1) + times(3, (i) => disc(-130 + i * 18, -96, 5, P.terra)),
    bubble(108, -92, 84, 50, P.ochrePale, -1) + stroke('M84 -92l12 12l28 -24', P.laurelDark, 7),
  ].join('');
};

/** A speech bubble around (x, y); `side` 1 has its tail at the right, -1 at the left. */
export const bubble = (x: number, y: number, w: number, h: number, fill: string, side: 1 | -1): string =>
  rect(x - w / 2, y - h / 2, w, h, fill, 12) +
  poly(
    [
      [x + side * w * 0.08, y + h / 2 - 2],
      [x + side * w * 0.36, y + h / 2 - 2],
      [x + side * w * 0.4, y + h / 2 + 20],
    ],
    fill,
  );

/** A clock whose face is cut into sectors of the day. */
export const dayClock = (): string =>
  [
    disc(6, 8, 122, P.ink),
    disc(0, 0, 122, P.ochre),
    disc(0, 0, 108, P.white),
    sector(0, 0, 94, 0, 90, P.terra),
    sector(0, 0, 94, 90, 150, P.ochrePale),
    sector(0, 0, 94, 150, 270, P.laurelPale),
    sector(0, 0, 94, 270, 360, P.sky),
    times(12, (i) => place(0, 0, rect(-3, -106, 6, i % 3 ? 10 : 18, P.ink, 2), 1, i * 30)),
    disc(0, 0, 44, P.white),
    stroke('M0 0V-70', P.ink, 9),
    stroke('M0 0L42 26', P.ink, 9),
    disc(0, 0, 11, P.terra),
  ].join('');
