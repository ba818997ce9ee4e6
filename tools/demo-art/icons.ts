import sharp from 'sharp';
import { mark } from './logos.ts';
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
