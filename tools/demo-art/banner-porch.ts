import { column, frieze } from './architecture.ts';
import { heldBook, sitting, standing } from './motifs/people.ts';
import { P } from './palette.ts';
import { disc, faint, mirror, place, poly, rect } from './svg.ts';

/** The point in which the long lines of the porch meet. */
const VANISH = { x: 640, y: 420 } as const;

/** A point of the porch: `depth` 1 is the front, 0 the vanishing point; `rise` is the height above the eye at the front. */
const at = (depth: number, rise: number): [number, number] => [
  VANISH.x + 900 * depth,
  VANISH.y - rise * depth,
];

const quad = (near: number, far: number, low: number, high: number, color: string): string =>
  poly([at(near, low), at(near, high), at(far, high), at(far, low)], color);

/** A long colonnade in morning light, people learning in its shade. */
export function porchBanner(): string {
  const depths = [0.24, 0.31, 0.41, 0.55, 0.75, 1.02];
  const panels: [number, number, string][] = [
    [0.255, 0.3, P.laurelPale],
    [0.328, 0.392, P.terra],
    [0.436, 0.525, P.laurel],
    [0.585, 0.715, P.blueMid],
    [0.8, 0.97, P.terra],
  ];
  return [
    rect(0, 0, 1600, 640, P.blue),
    disc(800, 330, 150, P.ochre),
    faint(0.18, disc(800, 330, 196, P.ochrePale)),
    poly(
      [
        [0, 470],
        [300, 440],
        [640, 452],
        [1600, 436],
        [1600, 640],
        [0, 640],
      ],
      P.laurelDark,
    ),
    poly(
      [
        [0, 500],
        [420, 470],
        [1600, 486],
        [1600, 640],
        [0, 640],
      ],
      P.blueDark,
    ),
    quad(1.2, 0.2, -150, 330, P.ink),
    quad(1.2, 0.2, -60, 270, P.ink2),
    ...panels.map(([far, near, color]) => quad(near, far, -30, 190, color)),
    ...panels.map(([far, near]) => quad(near - 0.012, far + 0.01, -12, 168, P.ink3)),
    ...panels.map(([far, near], i) => {
      const [x] = at((near + far) / 2, 0);
      const size = ((near + far) / 2) * 0.82;
      return place(
        x,
        at((near + far) / 2, 0)[1],
        standing(
          [P.ochre, P.ochrePale, P.plaster, P.terraPale, P.ochrePale][i]!,
          [P.ochreDark, P.ochre, P.plasterShade, P.terra, P.ochre][i]!,
          P.plaster,
          P.ink,
          0.6,
        ),
        size,
      );
    }),
    quad(1.2, 0.2, -190, -140, P.plaster),
    quad(1.2, 0.2, -225, -190, P.plasterShade),
    quad(1.2, 0.2, -262, -225, P.plaster),
    quad(1.2, 0.2, -320, -262, P.plasterShade),
    ...depths.map((d) =>
      column(at(d, 0)[0], at(d, 330)[1], at(d, -146)[1], 132 * d, P.white, P.plasterShade),
    ),
    quad(1.2, 0.2, 326, 352, P.plaster),
    quad(1.2, 0.2, 352, 410, P.terra),
    ...Array.from({ length: 16 }, (_, i) => 0.22 * 1.115 ** i).map((d) =>
      quad(d * 1.05, d, 356, 406, P.ochrePale),
    ),
    quad(1.2, 0.2, 410, 434, P.ochre),
    place(1290, 640 - 44, sitting(P.terra, P.terraDark, P.ochrePale, P.ink), 1.05),
    place(1366, 640 - 64, heldBook(P.blue), 1),
    place(1090, 640 - 62, sitting(P.ochre, P.ochreDark, P.terraPale, P.ink2), 0.8),
    place(985, 640 - 84, sitting(P.laurelPale, P.laurel, P.ochreDark, P.ink), 0.62),
    mirror(1440, 640 - 52, standing(P.blueMid, P.blue, P.terraPale, P.plaster, 0.4), 1.25),
    rect(0, 612, 1600, 28, P.ink),
    frieze('meander', 0, 614, 1600, 24, P.ink, P.ochre),
  ].join('');
}
