/** A site whose pages may stand in a frame. */
interface EmbedSite {
  name: string;
  /** What it shows are films. */
  isFilm: boolean;
  /** Where its frames come from: the policy of pages allows these origins and no others. */
  origin: string;
  /** Hosts of its pages, without `www.` and `m.` before them. */
  hosts: readonly string[];
  /** What a frame loads for one of its pages, below its origin; undefined where the page shows nothing of the kind. */
  frameOf(page: URL): string | undefined;
}

/** The first group of a pattern. */
const found = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];

/** Every site whose pages may stand in a frame; further ones are added here alone. */
const SITES: readonly EmbedSite[] = [
  {
    name: 'YouTube',
    isFilm: true,
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frameOf: ({ hostname, pathname, searchParams }) => {
      const id = hostname.endsWith('youtu.be')
        ? found(/^\/([\w-]{11})$/, pathname)
        : pathname === '/watch'
          ? found(/^([\w-]{11})$/, searchParams.get('v') ?? '')
          : found(/^\/(?:embed|shorts|live)\/([\w-]{11})$/, pathname);
      return id && `/embed/${id}?autoplay=1&rel=0`;
    },
  },
  {
    name: 'Vimeo',
    isFilm: true,
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frameOf: ({ pathname, searchParams }) => {
      const [, id, path] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?$/.exec(pathname) ?? [];
      // What is not listed is opened by a key.
      const key = path ?? found(/^([0-9a-f]{6,20})$/, searchParams.get('h') ?? '');
      return id && `/video/${id}?${key ? `h=${key}&` : ''}dnt=1&autoplay=1`;
    },
  },
  {
    name: 'Bilibili',
    isFilm: true,
    origin: 'https://player.bilibili.com',
    hosts: ['bilibili.com', 'player.bilibili.com'],
    frameOf: ({ pathname, searchParams }) => {
      const id =
        found(/^\/video\/(BV[0-9A-Za-z]{10})$/, pathname) ??
        found(/^(BV[0-9A-Za-z]{10})$/, searchParams.get('bvid') ?? '');
      return id && `/player.html?bvid=${id}&autoplay=1`;
    },
  },
  {
    name: 'Youku',
    isFilm: true,
    origin: 'https://player.youku.com',
    hosts: ['v.youku.com', 'player.youku.com'],
    frameOf: ({ pathname }) => {
      const id = found(/^\/(?:v_show\/id_|embed\/)([0-9A-Za-z=]{8,24})(?:\.html)?$/, pathname);
      return id && `/embed/${id}`;
    },
  },
  {
    name: 'Tencent Video',
    isFilm: true,
    origin: 'https://v.qq.com',
    hosts: ['v.qq.com'],
    frameOf: ({ pathname, searchParams }) => {
      const id =
        found(/^\/x\/(?:page|cover\/\w+)\/(\w{11})\.html$/, pathname) ??
        (pathname === '/txp/iframe/player.html'
          ? found(/^(\w{11})$/, searchParams.get('vid') ?? '')
          : undefined);
      return id && `/txp/iframe/player.html?vid=${id}`;
    },
  },
  {
    name: 'Dailymotion',
    isFilm: true,
    origin: 'https://geo.dailymotion.com',
    hosts: ['dailymotion.com', 'dai.ly', 'geo.dailymotion.com'],
    frameOf: ({ hostname, pathname, searchParams }) => {
      const id =
        hostname === 'dai.ly'
          ? found(/^\/([0-9A-Za-z]{5,10})$/, pathname)
          : (found(/^\/(?:embed\/)?video\/([0-9A-Za-z]{5,10})$/, pathname) ??
            found(/^([0-9A-Za-z]{5,10})$/, searchParams.get('video') ?? ''));
      return id && `/player.html?video=${id}`;
    },
  },
  {
    name: 'TED',
    isFilm: true,
    origin: 'https://embed.ted.com',
    hosts: ['ted.com', 'embed.ted.com'],
    frameOf: ({ pathname }) => {
      const id = found(/^\/talks\/([a-z0-9_]{3,150})$/, pathname);
      return id && `/talks/${id}`;
    },
  },
  {
    name: 'GeoGebra',
    isFilm: false,
    origin: 'https://www.geogebra.org',
    hosts: ['geogebra.org'],
    frameOf: ({ pathname }) => {
      const id = found(/^\/(?:m|material\/iframe\/id)\/([0-9A-Za-z]{5,12})$/, pathname);
      return id && `/material/iframe/id/${id}`;
    },
  },
  {
    name: 'PhET',
    isFilm: false,
    origin: 'https://phet.colorado.edu',
    hosts: ['phet.colorado.edu'],
    frameOf: ({ pathname }) => {
      const path = found(
        /^(\/sims\/html\/[a-z0-9-]{2,80}\/latest\/[a-z0-9-]{2,80}_[A-Za-z_]{2,7}\.html)$/,
        pathname,
      );
      return path;
    },
  },
];

/** What an address shows in a frame. */
export interface Embed {
  /** What the site is called. */
  host: string;
  /** What the frame loads. */
  url: string;
  isFilm: boolean;
}

/** The origins that a page may load frames from. */
export const EMBED_ORIGINS: readonly string[] = SITES.map(({ origin }) => origin);

/** What the sites are called. */
export const embedNames = (areFilms: boolean): string[] =>
  SITES.filter(({ isFilm }) => isFilm || !areFilms).map(({ name }) => name);

/**
 * What the address of a page at a listed site shows in a frame. It is put together anew: nothing of the address comes
 * along that is not known there.
 * @returns undefined for every other address
 */
export function readEmbed(address: string): Embed | undefined {
  if (!URL.canParse(address)) return undefined;
  const page = new URL(address);
  if (page.protocol !== 'https:' || page.username || page.password || page.port) return undefined;
  const host = page.hostname.replace(/^(?:www|m)\./, '');
  const site = SITES.find(({ hosts }) => hosts.includes(host));
  const frame = site?.frameOf(page);
  return site && frame ? { host: site.name, url: `${site.origin}${frame}`, isFilm: site.isFilm } : undefined;
}
