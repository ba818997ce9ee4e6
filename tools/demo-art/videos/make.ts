/**
 * Makes the short films of the demo lessons: `node tools/demo-art/videos/make.ts [name…]`.
 * Needs Chromium (CHROMIUM_PATH), ffmpeg and Noto Sans CJK; the same versions of them give the same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { algebraAlKhwarizmi } from './algebra-al-khwarizmi.ts';
import { captions } from './captions.ts';
import { gitThreeAreas } from './git-three-areas.ts';
import { pmReadingAGanttChart } from './pm-reading-a-gantt-chart.ts';
import { pmWhatIsAProject } from './pm-what-is-a-project.ts';
import { porchWhatWasTheStoa } from './porch-what-was-the-stoa.ts';
import { film } from './render.ts';

const VIDEOS = join(import.meta.dirname, '../../../apps/server/seed/media/videos');
const wanted = process.argv.slice(2);

const videos = [
  pmWhatIsAProject,
  pmReadingAGanttChart,
  gitThreeAreas,
  porchWhatWasTheStoa,
  algebraAlKhwarizmi,
];

for (const video of videos) {
  if (wanted.length > 0 && !wanted.includes(video.name)) continue;
  const folder = join(VIDEOS, video.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'poster.svg'), video.poster());
  writeFileSync(join(folder, 'captions.zh_CN.vtt'), captions(video.cues, 'zh'));
  writeFileSync(join(folder, 'captions.en_US.vtt'), captions(video.cues, 'en'));
  writeFileSync(join(folder, 'captions.ar_SA.vtt'), captions(video.cues, 'ar'));
  await film(video, join(folder, 'video.mp4'));
}
