// node_modules/.bin/node scripts/pictures.ts http://localhost:3000 — takes the README's pictures of a running server with the demo schools.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const SCHOOL = '1700000000000000001';
const CLASS = '1770000000000000001';
const QUALITY = 82;
/** A README is looked at over slow lines too. */
const MAX_BYTES = 200 * 1024;

interface Picture {
  name: string;
  /** Below the server's address. */
  path: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

const PICTURES: readonly Picture[] = [
  { name: 'home', path: `/portal/${SCHOOL}?sxz-lang=en_US`, width: 1280, height: 1040, theme: 'light' },
  {
    name: 'home-arabic-phone',
    path: `/portal/${SCHOOL}?sxz-lang=ar_SA`,
    width: 390,
    height: 844,
    theme: 'dark',
  },
  {
    name: 'class',
    path: `/classInfo/${SCHOOL}/class-view/${CLASS}?sxz-lang=en_US`,
    width: 1280,
    height: 960,
    theme: 'light',
  },
  {
    name: 'search-chinese',
    path: `/portal/${SCHOOL}/search?keyword=${encodeURIComponent('项目')}&sxz-lang=zh_CN`,
    width: 1280,
    height: 960,
    theme: 'light',
  },
];

const base = process.argv[2];
if (!base) throw new Error('Say which server: node scripts/pictures.ts http://localhost:3000');
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const picture of PICTURES) await take(browser, base, picture);
} finally {
  await browser.close();
}

async function take(
  browser: Browser,
  base: string,
  { name, path, width, height, theme }: Picture,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: theme,
    timezoneId: 'Europe/Athens',
  });
  await context.addCookies([{ name: 'stoa-theme', value: theme, url: base }]);
  const page = await context.newPage();
  const answer = await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`);
  await page.locator('h1').first().waitFor();
  await settle(page);
  const file = join(FOLDER, `${name}.webp`);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
  if (size > MAX_BYTES) throw new Error(`${file} weighs ${size} bytes, more than ${MAX_BYTES}`);
  console.log(`${name}.webp ${(size / 1024).toFixed(0)} KB`);
  await context.close();
}

/** Waits until fonts and all pictures in sight are drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}
