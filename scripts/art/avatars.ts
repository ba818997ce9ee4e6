import { arch } from './architecture.ts';
import { P } from './palette.ts';
import { clip, disc, file, oval, path, place, rect, ring, stroke, times } from './svg.ts';

/** Width and height of an avatar. */
const SIZE = 96;

type Hair =
  | 'short'
  | 'side'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'afro'
  | 'braids'
  | 'bald'
  | 'scarf'
  | 'turban'
  | 'wave'
  | 'fringe'
  | 'cap'
  | 'quiff'
  | 'ponytail';

interface Face {
  ground: string;
  field: string;
  skin: string;
  hair: Hair;
  color: string;
  coat: string;
  beard?: string;
  glasses?: boolean;
  earrings?: string;
}

const skin = [
  '#f6d3b3',
  '#eab98f',
  '#d99a6c',
  '#b9764a',
  '#8f5635',
  '#6d3f28',
  '#f1c6a0',
  '#c98a5a',
] as const;
const GREY = '#cfc8bd';

const behind: Partial<Record<Hair, (c: string) => string>> = {
  bob: (c) => path('M24 46Q22 18 48 18T72 46V62Q66 70 58 66H38Q30 70 24 62Z', c),
  long: (c) => path('M24 44Q22 17 48 17T72 44L76 84H20Z', c),
  bun: (c) => disc(48, 14, 10, c),
  curls: (c) =>
    times(9, (i) =>
      disc(
        48 + 25 * Math.cos((Math.PI * (i * 25 - 10)) / 180 + Math.PI),
        44 + 22 * Math.sin((Math.PI * (i * 25 - 10)) / 180 + Math.PI),
        10,
        c,
      ),
    ),
  afro: (c) => disc(48, 37, 28, c),
  braids: (c) =>
    times(5, (i) => disc(26, 48 + i * 8, 5.5 - i * 0.4, c) + disc(70, 48 + i * 8, 5.5 - i * 0.4, c)),
  scarf: (c) => path('M21 48Q20 14 48 14T75 48Q77 70 82 88H14Q19 70 21 48Z', c),
  ponytail: (c) => path('M64 26Q86 26 84 48Q84 64 76 70Q78 50 66 42Z', c),
};

const before: Record<Hair, (c: string) => string> = {
  short: (c) => path('M28 42Q24 18 48 18T68 42Q66 30 58 29Q44 32 36 29Q29 32 28 42Z', c),
  side: (c) => path('M27 44Q22 17 48 17Q74 18 69 44Q68 32 60 28Q46 38 31 32Q28 36 27 44Z', c),
  bob: (c) => path('M26 46Q22 18 48 18T70 46Q68 32 58 28Q42 38 30 36Q27 40 26 46Z', c),
  long: (c) => path('M26 46Q24 18 48 18T70 46Q66 32 48 26Q30 32 26 46Z', c),
  bun: (c) => path('M27 44Q24 19 48 19T69 44Q64 29 48 28T27 44Z', c),
  curls: (c) => times(5, (i) => disc(31 + i * 8.5, 27 - (i % 2) * 3, 6.5, c)),
  afro: (c) => path('M28 40Q30 26 48 26T68 40Q68 18 48 16T28 40Z', c),
  braids: (c) => path('M26 48Q22 18 48 18T70 48Q66 30 49 27V20H47V27Q30 30 26 48Z', c),
  bald: () => '',
  scarf: (c) =>
    path('M25 50Q22 17 48 17T71 50Q70 27 48 25T25 50Z', c) +
    path('M25 50Q28 74 48 76T71 50Q76 78 62 86H34Q20 78 25 50Z', c),
  turban: (c) =>
    path('M23 36Q20 10 48 10T73 36Q60 28 48 30T23 36Z', c) +
    stroke('M28 32Q42 16 66 17M30 20Q52 22 70 32', P.white, 1.6),
  wave: (c) =>
    path('M27 42Q18 28 32 22Q38 12 52 17Q70 15 70 30Q72 36 69 43Q66 34 60 31Q52 34 46 30Q34 30 27 42Z', c),
  fringe: (c) => path('M27 50Q22 18 48 18T69 50Q68 42 67 37H29Q27 42 27 50Z', c),
  cap: (c) => path('M27 34Q28 14 48 14T69 34Z', c) + rect(24, 31, 48, 6, P.ink, 3) + disc(48, 14, 3, P.ink),
  quiff: (c) => path('M28 40Q26 26 34 24Q36 10 56 12Q72 14 69 40Q66 30 60 30Q44 32 34 28Q29 32 28 40Z', c),
  ponytail: (c) => path('M27 44Q24 19 48 18T69 44Q66 30 52 26Q40 36 27 44Z', c),
};

function draw(face: Face): string {
  const { ground, field, skin: tone, hair, color, coat, beard, glasses, earrings } = face;
  const bust = [
    behind[hair]?.(color) ?? '',
    path('M8 98Q8 74 34 70L48 74L62 70Q88 74 88 98Z', coat),
    path('M34 70L48 84L62 70L57 67H39Z', hair === 'scarf' ? coat : P.white),
    path('M40 58H56V70Q48 78 40 70Z', tone),
    faintShade(path('M40 62Q48 70 56 62V66Q48 74 40 66Z', P.ink)),
    oval(48, 44, 19.5, 22, tone),
    beard ? path('M28.5 44Q30 52 38 54Q48 49 58 54Q66 52 67.5 44Q70 68 48 70T28.5 44Z', beard) : '',
    hair === 'scarf' ? '' : disc(28.5, 46, 3.4, tone) + disc(67.5, 46, 3.4, tone),
    before[hair](color),
    disc(40, 44, 2, P.ink) + disc(56, 44, 2, P.ink),
    stroke(
      'M36 38.5Q40 36.6 43 38.3M53 38.3Q56 36.6 60 38.5',
      hair === 'bald' || color === GREY ? P.ink3 : P.ink,
      1.3,
    ),
    stroke('M48 45L46.6 51H49', P.ink, 1.1),
    stroke('M42 57Q48 61.5 54 57', beard ? P.white : P.terraDark, 1.8),
    glasses
      ? ring(40, 44, 6.4, P.ink, 1.6) +
        ring(56, 44, 6.4, P.ink, 1.6) +
        stroke('M46.4 43.4Q48 42.4 49.6 43.4', P.ink, 1.6)
      : '',
    earrings ? disc(28, 52, 2.3, earrings) + disc(68, 52, 2.3, earrings) : '',
  ].join('');
  return file(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, ground) +
      arch(12, 8, 72, 96, field) +
      clip('a', 'M0 0H96V96H0Z', place(0, 0, bust)),
  );
}

const faintShade = (shapes: string): string => `<g opacity=".18">${shapes}</g>`;

const faces: Face[] = [
  { ground: P.blue, field: P.sky, skin: skin[0], hair: 'short', color: P.ink, coat: P.terra },
  { ground: P.sky, field: P.terra, skin: skin[6], hair: 'bob', color: P.ink, coat: P.blueDark },
  {
    ground: P.ochrePale,
    field: P.terra,
    skin: skin[0],
    hair: 'bun',
    color: P.ink2,
    coat: P.terraPale,
    glasses: true,
  },
  {
    ground: P.terra,
    field: P.ochrePale,
    skin: skin[1],
    hair: 'side',
    color: P.ink,
    coat: P.terra,
    glasses: true,
  },
  {
    ground: P.ink,
    field: P.terraPale,
    skin: skin[1],
    hair: 'wave',
    color: P.terraDark,
    coat: P.laurelDark,
    earrings: P.ochre,
  },
  { ground: P.blueMid, field: P.skyPale, skin: skin[6], hair: 'long', color: P.ink, coat: P.blueDark },
  {
    ground: P.blueDark,
    field: P.ochrePale,
    skin: skin[0],
    hair: 'wave',
    color: GREY,
    coat: P.blue,
    glasses: true,
  },
  { ground: P.ochre, field: P.terraPale, skin: skin[1], hair: 'fringe', color: P.ink, coat: P.laurel },
  { ground: P.terraPale, field: P.plaster, skin: skin[6], hair: 'quiff', color: P.ink, coat: P.ink2 },
  { ground: P.laurelPale, field: P.ochre, skin: skin[0], hair: 'ponytail', color: P.ink2, coat: P.ink2 },
  { ground: P.laurel, field: P.plaster, skin: skin[1], hair: 'short', color: P.ink2, coat: P.blue },
  {
    ground: P.laurelDark,
    field: P.laurelPale,
    skin: skin[0],
    hair: 'bun',
    color: P.ink,
    coat: P.ink3,
    earrings: P.terra,
  },
  {
    ground: P.terraDark,
    field: P.terraPale,
    skin: skin[2],
    hair: 'cap',
    color: P.white,
    coat: P.ochre,
    beard: P.ink,
  },
  { ground: P.terra, field: P.ochrePale, skin: skin[1], hair: 'scarf', color: P.blueMid, coat: P.ochrePale },
  {
    ground: P.plasterShade,
    field: P.blue,
    skin: skin[2],
    hair: 'short',
    color: P.ink,
    coat: P.blueMid,
    beard: P.ink,
  },
  {
    ground: P.ink2,
    field: P.blueMid,
    skin: skin[7],
    hair: 'long',
    color: P.ink,
    coat: P.ochre,
    earrings: P.ochre,
  },
  {
    ground: P.blue,
    field: P.sky,
    skin: skin[3],
    hair: 'turban',
    color: P.terra,
    coat: P.blueDark,
    beard: P.ink,
  },
  {
    ground: P.sky,
    field: P.terra,
    skin: skin[2],
    hair: 'scarf',
    color: P.laurel,
    coat: P.blue,
    glasses: true,
  },
  {
    ground: P.ochrePale,
    field: P.terra,
    skin: skin[2],
    hair: 'bald',
    color: GREY,
    coat: P.laurel,
    beard: GREY,
  },
  {
    ground: P.ochreDark,
    field: P.plaster,
    skin: skin[0],
    hair: 'bob',
    color: P.terra,
    coat: P.ink2,
    glasses: true,
  },
  { ground: P.ink, field: P.terraPale, skin: skin[5], hair: 'short', color: P.ink, coat: P.ink2 },
  {
    ground: P.blueMid,
    field: P.plaster,
    skin: skin[4],
    hair: 'afro',
    color: P.ink,
    coat: P.blue,
    earrings: P.ochre,
  },
  {
    ground: P.blueDark,
    field: P.ochrePale,
    skin: skin[6],
    hair: 'quiff',
    color: P.terra,
    coat: P.ink3,
    beard: P.terra,
  },
  { ground: P.ochre, field: P.ink2, skin: skin[0], hair: 'ponytail', color: P.ochre, coat: P.ochre },
  {
    ground: P.terraPale,
    field: P.plaster,
    skin: skin[3],
    hair: 'wave',
    color: P.ink,
    coat: P.ochrePale,
    glasses: true,
  },
  { ground: P.laurelPale, field: P.ochre, skin: skin[1], hair: 'curls', color: P.ink2, coat: P.blueMid },
  {
    ground: P.laurel,
    field: P.plaster,
    skin: skin[7],
    hair: 'side',
    color: P.ink,
    coat: P.ochre,
    beard: P.ink,
  },
  {
    ground: P.laurelDark,
    field: P.laurelPale,
    skin: skin[2],
    hair: 'long',
    color: P.terraDark,
    coat: P.terra,
    earrings: P.ochrePale,
  },
  { ground: P.terraDark, field: P.terraPale, skin: skin[0], hair: 'braids', color: P.ochre, coat: P.terra },
  { ground: P.terra, field: P.ochrePale, skin: skin[1], hair: 'quiff', color: P.ink, coat: P.blueDark },
  {
    ground: P.plasterShade,
    field: P.blue,
    skin: skin[6],
    hair: 'bun',
    color: GREY,
    coat: P.terraPale,
    glasses: true,
  },
  { ground: P.ink2, field: P.blueMid, skin: skin[0], hair: 'fringe', color: P.ochreDark, coat: P.terra },
  { ground: P.blue, field: P.sky, skin: skin[6], hair: 'side', color: P.ochreDark, coat: P.blue },
  {
    ground: P.sky,
    field: P.terra,
    skin: skin[0],
    hair: 'short',
    color: P.ochreDark,
    coat: P.ink3,
    beard: P.ochreDark,
    glasses: true,
  },
  { ground: P.ochrePale, field: P.terra, skin: skin[6], hair: 'bob', color: P.ochre, coat: P.ochre },
  {
    ground: P.ochreDark,
    field: P.plaster,
    skin: skin[2],
    hair: 'curls',
    color: P.terraDark,
    coat: P.ochrePale,
  },
  {
    ground: P.ink,
    field: P.terraPale,
    skin: skin[2],
    hair: 'wave',
    color: P.ink2,
    coat: P.blueMid,
    beard: P.ink2,
  },
  {
    ground: P.blueMid,
    field: P.ochrePale,
    skin: skin[0],
    hair: 'bob',
    color: P.ink,
    coat: P.ochre,
    earrings: P.terra,
  },
  {
    ground: P.blueDark,
    field: P.ochrePale,
    skin: skin[1],
    hair: 'cap',
    color: P.terra,
    coat: P.terra,
    beard: P.terraDark,
  },
  { ground: P.ochre, field: P.skyPale, skin: skin[0], hair: 'long', color: P.ink2, coat: P.terra },
  {
    ground: P.terraPale,
    field: P.plaster,
    skin: skin[6],
    hair: 'fringe',
    color: P.ink,
    coat: P.blueDark,
    glasses: true,
  },
  {
    ground: P.laurelPale,
    field: P.ochre,
    skin: skin[0],
    hair: 'bob',
    color: P.ink2,
    coat: P.terraPale,
    glasses: true,
  },
  { ground: P.laurel, field: P.plaster, skin: skin[1], hair: 'quiff', color: P.ink2, coat: P.terra },
  {
    ground: P.laurelDark,
    field: P.laurelPale,
    skin: skin[4],
    hair: 'curls',
    color: P.ink,
    coat: P.laurelDark,
    earrings: P.terra,
  },
  {
    ground: P.terraDark,
    field: P.terraPale,
    skin: skin[7],
    hair: 'bald',
    color: P.ink,
    coat: P.blueDark,
    beard: P.ink,
  },
];

/** The avatars, in the order of the demo people. */
export const avatars: string[] = faces.map(draw);
