import { P } from './palette.ts';
import { disc, rect, ring } from './svg.ts';

const WIDTH = 1280;
const HEIGHT = 800;

const chair = (x: number, y: number): string => disc(x, y, 24, P.terra) + ring(x, y, 24, P.terraDark, 4);

/** The windows along the wall at the top, each with a seat and a small table. */
const windows = (): string =>
  [0, 1, 2, 3]
    .map((index) => {
      const x = 90 + index * 175;
      return rect(x, 24, 140, 20, P.skyPale, 4) + rect(x + 20, 70, 100, 46, P.ochre, 8) + chair(x + 70, 152);
    })
    .join('');

const table = (): string =>
  rect(290, 350, 470, 100, P.ochreDark, 14) +
  rect(302, 362, 446, 76, P.ochre, 8) +
  [0, 1, 2, 3].map((index) => chair(350 + index * 117, 322) + chair(350 + index * 117, 478)).join('');

const sofa = (): string =>
  rect(760, 620, 370, 100, P.laurelDark, 22) +
  rect(786, 606, 154, 84, P.laurel, 14) +
  rect(950, 606, 154, 84, P.laurel, 14) +
  rect(1150, 630, 56, 76, P.ochrePale, 28);

const registry = (x: number, y: number): string =>
  rect(x, y, 230, 34, P.ink2, 4) +
  [P.terra, P.ochre, P.laurelPale, P.sky, P.terraPale, P.ochrePale, P.blueMid]
    .map((color, index) => rect(x + 10 + index * 31, y + 6, 22, 22, color, 2))
    .join('');

const corner = (): string =>
  registry(955, 66) +
  registry(955, 270) +
  rect(960, 130, 120, 110, P.skyPale, 55) +
  chair(1020, 185) +
  chair(1130, 185);

/** A reading room seen from above, without words: areas of it are chosen in a survey. */
export const readingRoom = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, P.ink3)}${rect(30, 34, WIDTH - 60, HEIGHT - 64, P.plaster)}${rect(200, 270, 640, 270, P.plasterShade, 24)}${windows()}${table()}${sofa()}${corner()}${rect(120, HEIGHT - 38, 150, 16, P.ochrePale, 4)}</svg>`;
