import { P } from './palette.ts';

export type Hair =
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

export interface Face {
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

export const skin = [
  '#f6d3b3',
  '#eab98f',
  '#d99a6c',
  '#b9764a',
  '#8f5635',
  '#6d3f28',
  '#f1c6a0',
  '#c98a5a',
] as const;

export const GREY = '#cfc8bd';

export const faces: Face[] = [
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
