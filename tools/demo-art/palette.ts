/** The colours of the painted porch. Every picture of the demo schools is drawn with these and no others. */
export const P = {
  ink: '#12233a',
  ink2: '#1e3654',
  ink3: '#33506f',
  blueDark: '#0e3f63',
  blue: '#14507a',
  blueMid: '#2f7ba6',
  sky: '#9cc6d8',
  skyPale: '#cfe3ea',
  terraDark: '#9c3c29',
  terra: '#c8553d',
  terraPale: '#e69377',
  ochreDark: '#b67a1f',
  ochre: '#e0a33e',
  ochrePale: '#f2cd86',
  laurelDark: '#34553f',
  laurel: '#4f7a5b',
  laurelPale: '#97b79d',
  plaster: '#f4ece0',
  plasterShade: '#e3d4bc',
  white: '#fffaf1',
} as const;

/** Colours of one scene: the wall, what is seen through the arch, the floor and the trim. */
export interface Scheme {
  wall: string;
  wallShade: string;
  niche: string;
  nicheShade: string;
  floor: string;
  ringA: string;
  ringB: string;
  trim: string;
}

/** The colour schemes that a cover chooses from. */
export const schemes = {
  dawn: {
    wall: P.plaster,
    wallShade: P.plasterShade,
    niche: P.blue,
    nicheShade: P.blueDark,
    floor: P.terra,
    ringA: P.terra,
    ringB: P.ochrePale,
    trim: P.ink,
  },
  aegean: {
    wall: P.blue,
    wallShade: P.blueDark,
    niche: P.skyPale,
    nicheShade: P.sky,
    floor: P.ink,
    ringA: P.plaster,
    ringB: P.ochre,
    trim: P.ochre,
  },
  night: {
    wall: P.ink,
    wallShade: P.ink2,
    niche: P.blue,
    nicheShade: P.blueDark,
    floor: P.ochreDark,
    ringA: P.ochre,
    ringB: P.terra,
    trim: P.ochre,
  },
  brick: {
    wall: P.terra,
    wallShade: P.terraDark,
    niche: P.ochrePale,
    nicheShade: P.ochre,
    floor: P.ink,
    ringA: P.plaster,
    ringB: P.ink2,
    trim: P.plaster,
  },
  honey: {
    wall: P.ochre,
    wallShade: P.ochreDark,
    niche: P.ink,
    nicheShade: P.ink2,
    floor: P.terraDark,
    ringA: P.plaster,
    ringB: P.terra,
    trim: P.ink,
  },
  grove: {
    wall: P.laurel,
    wallShade: P.laurelDark,
    niche: P.plaster,
    nicheShade: P.plasterShade,
    floor: P.ink,
    ringA: P.ochrePale,
    ringB: P.laurelDark,
    trim: P.ochrePale,
  },
  shade: {
    wall: P.plaster,
    wallShade: P.plasterShade,
    niche: P.laurel,
    nicheShade: P.laurelDark,
    floor: P.ink,
    ringA: P.ink2,
    ringB: P.ochre,
    trim: P.terra,
  },
  coral: {
    wall: P.skyPale,
    wallShade: P.sky,
    niche: P.terra,
    nicheShade: P.terraDark,
    floor: P.blue,
    ringA: P.ink2,
    ringB: P.plaster,
    trim: P.blue,
  },
  noon: {
    wall: P.sky,
    wallShade: P.blueMid,
    niche: P.plaster,
    nicheShade: P.plasterShade,
    floor: P.terra,
    ringA: P.blue,
    ringB: P.white,
    trim: P.blue,
  },
  ivory: {
    wall: P.ink,
    wallShade: P.ink2,
    niche: P.white,
    nicheShade: P.plaster,
    floor: P.terra,
    ringA: P.ochre,
    ringB: P.terra,
    trim: P.ochre,
  },
  dusk: {
    wall: P.terraPale,
    wallShade: P.terra,
    niche: P.ink,
    nicheShade: P.ink2,
    floor: P.blueDark,
    ringA: P.plaster,
    ringB: P.ochre,
    trim: P.ink,
  },
} satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;
