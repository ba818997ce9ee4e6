import { P } from '../palette.ts';
import { disc, path, place, poly, rect, ring, stroke, times } from '../svg.ts';

/** Three cog wheels that turn each other. */
export const gears = (): string => {
  const gear = (x: number, y: number, r: number, teeth: number, color: string, hub: string, turn: number) =>
    place(
      x,
      y,
      times(teeth, (i) =>
        place(
          0,
          0,
          poly(
            [
              [-r * 0.17, -r * 1.2],
              [r * 0.17, -r * 1.2],
              [r * 0.24, -r * 0.8],
              [-r * 0.24, -r * 0.8],
            ],
            color,
          ),
          1,
          (i * 360) / teeth,
        ),
      ) +
        disc(0, 0, r, color) +
        disc(0, 0, r * 0.62, hub) +
        disc(0, 0, r * 0.3, P.white) +
        disc(0, 0, r * 0.13, P.ink),
      1,
      turn,
    );
  return (
    gear(-66, 34, 72, 10, P.ochre, P.ochreDark, 6) +
    gear(58, -44, 58, 8, P.terra, P.terraDark, 6) +
    gear(92, 78, 36, 7, P.sky, P.blueMid, 20)
  );
};

/** Links of a chain, a spanner across them. */
export const toolChain = (): string => {
  const link = (x: number, y: number, turn: number, color: string, shade: string) =>
    place(
      x,
      y,
      `<rect x="-52" y="-26" width="104" height="52" rx="26" fill="none" stroke="${shade}" stroke-width="20"/><rect x="-52" y="-28" width="104" height="52" rx="26" fill="none" stroke="${color}" stroke-width="16"/>`,
      1,
      turn,
    );
  return [
    link(-94, 62, -30, P.ochre, P.ochreDark),
    link(94, -62, -30, P.laurelPale, P.laurelDark),
    link(0, 0, -30, P.terra, P.terraDark),
    place(-94, 62, stroke('M20 -24H26A26 26 0 0 1 26 24', P.ochre, 16), 1, -30),
    place(94, -62, stroke('M-20 24H-26A26 26 0 0 1 -26 -24', P.laurelPale, 16), 1, -30),
    place(-78, -58, spanner(), 0.9, -32),
    place(
      92,
      70,
      disc(0, 0, 36, P.white) +
        disc(0, 0, 15, P.ink) +
        times(8, (i) => place(0, 0, rect(-8, -48, 16, 16, P.white, 3), 1, i * 45)),
      1,
      10,
    ),
  ].join('');
};

/** A spanner, upright. */
const spanner = (): string =>
  path(
    'M-13 80V-34A34 34 0 0 1 -20 -92V-62L0 -50L20 -62V-92A34 34 0 0 1 13 -34V80A13 13 0 0 1 -13 80Z',
    P.plaster,
  ) + path('M0 -50L20 -62V-92A34 34 0 0 1 13 -34V80A13 13 0 0 1 0 93Z', P.plasterShade);

/** A padlock with its key. */
export const padlock = (): string =>
  [
    `<path d="M-50 -20V-54A50 50 0 0 1 50 -54V-20" fill="none" stroke="${P.sky}" stroke-width="22"/>`,
    rect(-82, -24, 176, 142, P.ink, 14),
    rect(-90, -30, 176, 142, P.ochre, 14),
    rect(-90, 70, 176, 42, P.ochreDark, 14) + rect(-90, 70, 176, 20, P.ochreDark),
    disc(-2, 30, 22, P.ink) +
      poly(
        [
          [-10, 34],
          [6, 34],
          [12, 80],
          [-16, 80],
        ],
        P.ink,
      ),
    place(
      116,
      62,
      ring(0, -44, 22, P.white, 13) +
        rect(-6, -22, 12, 92, P.white) +
        rect(6, 36, 18, 11, P.white) +
        rect(6, 56, 24, 11, P.white),
      0.9,
      24,
    ),
  ].join('');
