import { arch, archPath, frieze, voussoirs, type FriezeName } from '../architecture.ts';
import { P, type Scheme } from '../palette.ts';
import { clip, file, place, rect } from '../svg.ts';
import { FRAME } from './video.ts';

/** The room in which a video plays: a wall, a floor with a frieze; captions stand over the floor. */
export const room = (
  wall: string,
  floor: string,
  band: string,
  a: string,
  b: string,
  name: FriezeName,
): string =>
  rect(0, 0, FRAME.w, FRAME.h, wall) +
  rect(0, 448, FRAME.w, 6, a) +
  frieze(name, 0, 454, FRAME.w, 22, band, a, b) +
  rect(0, 476, FRAME.w, 64, floor);

/** The picture before a video plays: an arch with its motif, without words. */
export function poster(s: Scheme, name: FriezeName, motif: string, scale = 1.15): string {
  const side = (x: number) =>
    arch(x, 190, 190, 270, s.wallShade) + voussoirs(x + 95, 285, 95, 20, 11, s.ringB, s.ringA);
  return file(
    FRAME.w,
    FRAME.h,
    [
      rect(0, 0, FRAME.w, FRAME.h, s.wall),
      side(-60) + side(830),
      arch(260, 40, 440, 420, s.niche),
      clip(
        'p',
        archPath(260, 40, 440, 420),
        rect(260, 430, 440, 40, s.nicheShade) + place(480, 440 - 120 * scale, motif, scale),
      ),
      voussoirs(480, 260, 220, 28, 19, s.ringA, s.ringB),
      rect(232, 260, 28, 196, s.ringA) + rect(700, 260, 28, 196, s.ringA),
      rect(224, 250, 44, 14, s.trim) + rect(692, 250, 44, 14, s.trim),
      rect(0, 456, FRAME.w, 8, s.trim) +
        frieze(name, 0, 464, FRAME.w, 34, s.wallShade, s.ringB, s.ringA) +
        rect(0, 498, FRAME.w, 42, s.floor),
    ].join(''),
  );
}

/** The colours of words on a light and on a dark wall. */
export const INK = { strong: P.ink, soft: P.ink3 } as const;
export const PAPER = { strong: P.white, soft: P.skyPale } as const;
