import { P } from '../palette.ts';
import { disc, oval, path, place, rect, stroke } from '../svg.ts';

/** A person in a long coat, standing on y = 0, about 150 tall; `arm` lifts the arm at the right, -1 to 1. */
export const standing = (coat: string, shade: string, skin: string, hair: string, arm = 0): string =>
  [
    path('M-30 0L-26 -84Q-26 -106 0 -106T26 -84L32 0Z', coat),
    path('M6 -106Q26 -104 26 -84L32 0H14Q16 -60 6 -106Z', shade),
    stroke(`M20 -88Q40 -78 ${56} ${-76 - arm * 44}`, coat, 15),
    disc(60, -78 - arm * 47, 7.5, skin),
    rect(-7, -116, 14, 16, skin),
    oval(0, -128, 16, 19, skin),
    path('M-18 -126Q-20 -152 2 -150Q22 -148 18 -126Q12 -138 0 -138Q-10 -138 -18 -126Z', hair),
  ].join('');

/** A person sitting on the ground at y = 0, looking to the right. */
export const sitting = (coat: string, shade: string, skin: string, hair: string): string =>
  [
    path('M-34 0Q-40 -60 -4 -66Q20 -64 22 -34Q58 -36 66 -14Q68 0 56 0Z', coat),
    path('M22 -34Q58 -36 66 -14Q68 0 56 0H4Q26 -10 22 -34Z', shade),
    rect(-8, -78, 13, 16, skin),
    oval(0, -88, 15, 18, skin),
    path('M-18 -80Q-24 -112 2 -110Q18 -108 14 -94Q2 -102 -6 -96Q-8 -84 -18 -80Z', hair),
  ].join('');

/** A book or tablet held open, 40 wide. */
export const heldBook = (color: string): string =>
  place(
    0,
    0,
    path('M0 0L-22 -8V-30L0 -22L22 -30V-8Z', P.white) +
      stroke('M0 0V-22', color, 3) +
      path('M0 4L-24 -5V-9L0 0L24 -9V-5Z', color),
  );
