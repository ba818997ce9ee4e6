import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { soundBed } from './sound.ts';
import { FRAME, type Video } from './video.ts';

const require = createRequire(import.meta.url);
const font = (file: string): string => readFileSync(require.resolve(file)).toString('base64');

/** The page in which frames are drawn. Chinese comes from the system's Noto Sans CJK SC. */
const page = (): string => `<!doctype html><style>
@font-face{font-family:Latin;font-weight:100 900;src:url(data:font/woff2;base64,${font('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2')})}
@font-face{font-family:Arabic;font-weight:100 900;unicode-range:U+0600-06FF,U+FE70-FEFF;src:url(data:font/woff2;base64,${font('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2')})}
body{margin:0}svg{display:block}
.words{font-family:Arabic,Latin,'Noto Sans CJK SC'}.mono{font-family:'DejaVu Sans Mono'}
</style><svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.w}" height="${FRAME.h}" viewBox="0 0 ${FRAME.w} ${FRAME.h}"></svg>`;

/** Draws single seconds of a video as PNG, to look at. */
export async function stills(video: Video, seconds: number[]): Promise<Buffer[]> {
  const { shoot, close } = await studio();
  const shots: Buffer[] = [];
  for (const second of seconds) shots.push(await shoot(video.draw(second)));
  await close();
  return shots;
}

async function studio() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  const tab = await browser.newPage({ viewport: { width: FRAME.w, height: FRAME.h } });
  await tab.setContent(page());
  await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  const shoot = async (shapes: string): Promise<Buffer> => {
    await tab.evaluate((markup) => {
      const svg = document.querySelector('svg');
      if (svg) svg.innerHTML = markup;
    }, shapes);
    return tab.screenshot({ type: 'png' });
  };
  return { shoot, close: () => browser.close() };
}

/** Writes a video as H.264 with a quiet sound bed; frames that do not change are drawn once. */
export async function film(video: Video, target: string): Promise<void> {
  const sound = join(tmpdir(), `${video.name}.pcm`);
  writeFileSync(sound, soundBed(video.seconds, video.key));
  const { shoot, close } = await studio();
  const picture = `-f image2pipe -framerate ${FRAME.perSecond} -c:v png -i -`;
  const h264 = '-c:v libx264 -preset slow -tune animation -crf 29 -g 144 -pix_fmt yuv420p -threads 1';
  const rest =
    '-c:a aac -b:a 24k -shortest -movflags +faststart -map_metadata -1 -fflags +bitexact -flags +bitexact';
  const args = [
    ...picture.split(' '),
    '-f',
    's16le',
    '-ar',
    '24000',
    '-ac',
    '1',
    '-i',
    sound,
    ...h264.split(' '),
    ...rest.split(' '),
  ];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args, target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  let last: { shapes: string; shot: Buffer } = { shapes: '', shot: Buffer.alloc(0) };
  for (let frame = 0; frame < video.seconds * FRAME.perSecond; frame += 1) {
    const shapes = video.draw(frame / FRAME.perSecond);
    if (shapes !== last.shapes) last = { shapes, shot: await shoot(shapes) };
    if (!encoder.stdin.write(last.shot)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = (await once(encoder, 'close')) as [number | null];
  await close();
  rmSync(sound);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while it wrote ${target}`);
}
