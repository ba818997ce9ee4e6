/**
 * Draws the pictures of the demo schools: `node scripts/art/make.ts`. Every run writes the same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { avatars } from './avatars.ts';
import { banners, drawBanner } from './banners.ts';
import { classCovers } from './covers.ts';
import { examCovers, knowledgeCovers, liveCovers, topicCovers } from './more-covers.ts';
import { drawCover } from './draw-cover.ts';
import { logos } from './logos.ts';

const MEDIA = join(import.meta.dirname, '../../apps/server/seed/media');

function write(name: string, content: string): void {
  const target = join(MEDIA, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const covers = { ...classCovers, ...knowledgeCovers, ...examCovers, ...liveCovers, ...topicCovers };
for (const [slug, cover] of Object.entries(covers)) write(`covers/${slug}.svg`, drawCover(cover));
for (const [name, draw] of Object.entries(banners)) write(`banners/${name}.svg`, drawBanner(draw()));
for (const [school, logo] of Object.entries(logos)) write(`logos/${school}.svg`, logo);
avatars.forEach((avatar, index) => write(`avatars/${String(index + 1).padStart(2, '0')}.svg`, avatar));
