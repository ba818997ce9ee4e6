import { arch, archPath, frieze, type FriezeName, voussoirs } from './architecture.ts';
import { mapBanner } from './banner-map.ts';
import { porchBanner } from './banner-porch.ts';
import { BANNER, bubbles, delivery, lesson, market } from './banner-scenes.ts';
import * as computing from './motifs/computing.ts';
import * as history from './motifs/history.ts';
import * as language from './motifs/language.ts';
import * as machines from './motifs/machines.ts';
import * as manuscripts from './motifs/manuscripts.ts';
import * as meetings from './motifs/meetings.ts';
import * as numbers from './motifs/numbers.ts';
import * as projects from './motifs/projects.ts';
import * as science from './motifs/science.ts';
import { P } from './palette.ts';
import { clip, disc, file, place, poly, rect, times } from './svg.ts';

interface Arcade {
  wall: string;
  wallShade: string;
  niche: string;
  nicheShade: string;
  floor: string;
  ringA: string;
  ringB: string;
  trim: string;
  frieze: FriezeName;
  main: string;
  left: string;
  right: string;
  /** What lies on the floor of the arcade. */
  ground?: string;
}

/** Three arches at the right, the middle one high; the wall at the left stays dark and calm for light words. */
function arcade(a: Arcade): string {
  const side = (x: number, w: number, top: number, motif: string, scale: number, id: string) =>
    [
      arch(x, top, w, 540 - top, a.nicheShade),
      clip(id, archPath(x, top, w, 540 - top), place(x + w / 2, 540 - 120 * scale, motif, scale)),
      voussoirs(x + w / 2, top + w / 2, w / 2, 18, 11, a.ringB, a.ringA),
      rect(x - 18, top + w / 2, 18, 540 - top - w / 2, a.ringB),
      rect(x + w, top + w / 2, 18, 540 - top - w / 2, a.ringB),
    ].join('');
  return [
    rect(0, 0, BANNER.w, BANNER.h, a.wall),
    side(800, 190, 250, a.left, 0.56, 'l'),
    side(1502, 190, 250, a.right, 0.56, 'r'),
    arch(1032, 44, 430, 496, a.niche),
    clip(
      'm',
      archPath(1032, 44, 430, 496),
      rect(1032, 506, 430, 40, a.nicheShade) + place(1247, 540 - 158, a.main, 1.22),
    ),
    voussoirs(1247, 259, 215, 28, 19, a.ringA, a.ringB),
    rect(1004, 259, 28, 281, a.ringA),
    rect(1462, 259, 28, 281, a.ringA),
    rect(996, 250, 44, 14, a.trim),
    rect(1454, 250, 44, 14, a.trim),
    rect(0, 540, BANNER.w, 8, a.trim),
    frieze(a.frieze, 0, 548, BANNER.w, 36, a.wallShade, a.ringB, a.ringA),
    rect(0, 584, BANNER.w, 56, a.floor),
    a.ground ?? '',
  ].join('');
}

const blue = {
  wall: P.blue,
  wallShade: P.blueDark,
  niche: P.skyPale,
  nicheShade: P.sky,
  floor: P.ink,
  ringA: P.plaster,
  ringB: P.ochre,
  trim: P.ochre,
};

const ink = {
  wall: P.ink,
  wallShade: P.ink2,
  niche: P.blue,
  nicheShade: P.blueDark,
  floor: P.ochreDark,
  ringA: P.ochre,
  ringB: P.terra,
  trim: P.ochre,
};

const brick = {
  wall: P.terraDark,
  wallShade: P.terra,
  niche: P.ochrePale,
  nicheShade: P.ochre,
  floor: P.ink,
  ringA: P.plaster,
  ringB: P.ink2,
  trim: P.plaster,
};

const green = {
  wall: P.laurelDark,
  wallShade: P.laurel,
  niche: P.plaster,
  nicheShade: P.plasterShade,
  floor: P.ink,
  ringA: P.ochrePale,
  ringB: P.laurel,
  trim: P.ochrePale,
};

/** All banners by name. */
export const banners: Record<string, () => string> = {
  porch: porchBanner,
  lesson,
  map: mapBanner,
  delivery,
  tools: () =>
    arcade({
      ...ink,
      frieze: 'chevrons',
      main: computing.branches(),
      left: projects.kanban(),
      right: machines.gears(),
    }),
  workshop: () =>
    arcade({
      ...brick,
      frieze: 'teeth',
      main: machines.gears(),
      left: science.shieldHelmet(),
      right: machines.toolChain(),
      ground: times(16, (i) =>
        poly(
          [
            [i * 110, 640],
            [i * 110 + 50, 640],
            [i * 110 + 80, 592],
            [i * 110 + 30, 592],
          ],
          P.ochre,
        ),
      ),
    }),
  manuscript: () =>
    arcade({
      ...green,
      frieze: 'teeth',
      niche: P.ink,
      nicheShade: P.ink2,
      main: manuscripts.manuscript(),
      left: numbers.completeSquare(),
      right: history.scroll(),
    }),
  astrolabe: () =>
    arcade({
      ...ink,
      frieze: 'arcs',
      main: manuscripts.astrolabe(),
      left: history.houseOfWisdom(),
      right: science.telescope(),
    }) + times(14, (i) => disc(60 + ((i * 137) % 700), 40 + ((i * 71) % 170), 2 + (i % 3), P.ochrePale)),
  market,
  'sub-management': () =>
    arcade({
      ...blue,
      frieze: 'meander',
      main: meetings.meeting(),
      left: projects.checklist(),
      right: projects.gantt(),
    }),
  'sub-digital': () =>
    arcade({
      ...ink,
      wall: P.blueDark,
      frieze: 'checks',
      main: computing.laptop(),
      left: computing.sheet(),
      right: machines.padlock(),
    }),
  'sub-languages': bubbles,
  'sub-history-science': () =>
    arcade({
      ...green,
      frieze: 'wave',
      niche: P.ochrePale,
      nicheShade: P.ochre,
      main: language.globe(),
      left: history.amphora(),
      right: science.pendulumPrism(),
    }),
};

/** The file of one banner. */
export const drawBanner = (shapes: string): string => file(BANNER.w, BANNER.h, shapes);
