/**
 * Draws the pictures of the demo schools and the icons of the portal: `node tools/demo-art/make.ts`.
 * Every run writes the same files. The videos are made by videos/make.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { avatars } from './avatars.ts';
import { banners, drawBanner } from './banners.ts';
import { classCovers } from './covers.ts';
import { drawCover } from './draw-cover.ts';
import { appIcon, favicon, manifest } from './icons.ts';
import { logos } from './logos.ts';
import { examCovers, knowledgeCovers, liveCovers, topicCovers } from './more-covers.ts';
import { readingRoom } from './reading-room.ts';

const ROOT = join(import.meta.dirname, '../..');
const MEDIA = join(ROOT, 'apps/server/seed/media');
const PUBLIC = join(ROOT, 'apps/portal/public');

function write(folder: string, name: string, content: string | Buffer): void {
  const target = join(folder, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const covers = { ...classCovers, ...knowledgeCovers, ...examCovers, ...liveCovers, ...topicCovers };
for (const [slug, cover] of Object.entries(covers)) write(MEDIA, `covers/${slug}.svg`, drawCover(cover));
for (const [name, draw] of Object.entries(banners)) write(MEDIA, `banners/${name}.svg`, drawBanner(draw()));
for (const [school, logo] of Object.entries(logos)) write(MEDIA, `logos/${school}.svg`, logo);
write(MEDIA, 'surveys/reading-room.svg', readingRoom());
avatars.forEach((avatar, index) => write(MEDIA, `avatars/${String(index + 1).padStart(2, '0')}.svg`, avatar));

write(PUBLIC, 'favicon.svg', favicon());
write(PUBLIC, 'manifest.webmanifest', manifest());
write(PUBLIC, 'apple-touch-icon.png', await appIcon(180));
write(PUBLIC, 'icon-192.png', await appIcon(192));
write(PUBLIC, 'icon-512.png', await appIcon(512));
