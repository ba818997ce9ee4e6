/** Seconds of a video on one sheet: `node tools/demo-art/videos/stills.ts module export folder seconds…` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stills } from './render.ts';
import type { Video } from './video.ts';

const [module, name, folder, ...seconds] = process.argv.slice(2);
if (!module || !name || !folder || seconds.length === 0)
  throw new Error('Name the module, its export, a folder and the seconds.');
const { [name]: video } = (await import(join(import.meta.dirname, module))) as Record<string, Video>;
if (!video) throw new Error(`${module} has no export ${name}.`);
const shots = await stills(video, seconds.map(Number));
shots.forEach((shot, index) => writeFileSync(join(folder, `${String(index).padStart(2, '0')}.png`), shot));
