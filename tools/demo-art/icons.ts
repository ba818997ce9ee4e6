import sharp from 'sharp';
import { banners } from './banners.ts';
import { logos, mark } from './logos.ts';
import { P } from './palette.ts';
import { file, place, rect } from './svg.ts';

/** The icon of a browser tab: the mark on a tile, so that it is seen on light and on dark tabs. */
export const favicon = (): string =>
  file(32, 32, rect(0, 0, 32, 32, P.blue, 7) + place(5.6, 5.6, mark(P.white, P.ochre), 0.65));

/** An icon for home screens, `size` pixels wide; the mark stays inside the safe zone of masks. */
export const appIcon = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(file(64, 64, rect(0, 0, 64, 64, P.blue) + place(12, 12, mark(P.white, P.ochre), 1.25))), {
    density: (72 * size) / 64,
  })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** What the web app manifest says; colours of the light theme. */
export const manifest = (): string =>
  `${JSON.stringify(
    {
      name: 'Stoa',
      short_name: 'Stoa',
      start_url: '/',
      display: 'standalone',
      background_color: '#faf7f0',
      theme_color: '#faf7f0',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;

/** Which banner stands behind a school's mark where its pages are shared. */
const SOCIAL: Record<string, string> = {
  '1700000000000000001': 'porch',
  '1700000000000000002': 'delivery',
  '1700000000000000003': 'workshop',
  '1700000000000000004': 'manuscript',
  '1700000000000000005': 'market',
  '1700000000000000011': 'sub-management',
  '1700000000000000012': 'sub-digital',
  '1700000000000000013': 'sub-languages',
  '1700000000000000014': 'sub-history-science',
};

/** The social images by school id: the right part of the school's banner and its mark, 1200x630. */
export async function socialImages(): Promise<[string, Buffer][]> {
  return Promise.all(
    Object.entries(SOCIAL).map(async ([school, banner]): Promise<[string, Buffer]> => {
      const logo = logos[school]?.replace(/<\/?svg[^>]*>/g, '') ?? '';
      const shapes =
        place(-375, 0, banners[banner]?.() ?? '', 0.99) +
        place(56, 216, `${rect(-4, -4, 72, 72, P.white, 17)}${logo}`, 2.7);
      const png = await sharp(Buffer.from(file(1200, 630, shapes)))
        .png({ palette: true, colours: 64, effort: 10 })
        .toBuffer();
      return [school, png];
    }),
  );
}
