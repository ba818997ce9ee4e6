/**
 * Lays pictures out on one sheet to look at: `node tools/demo-art/contact-sheet.ts out.png columns width files…`
 */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const [out, columns, width, ...files] = process.argv.slice(2);
if (!out || !columns || !width || files.length === 0) {
  throw new Error(
    'Name the sheet, the number of columns, the width of a picture in pixels and the pictures.',
  );
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({
  viewport: { width: Number(columns) * (Number(width) + 8), height: 400 },
});
const images = await Promise.all(
  files.map(async (name) => {
    const type = name.endsWith('.svg') ? 'image/svg+xml' : name.endsWith('.png') ? 'image/png' : 'image/webp';
    return `<img width="${width}" style="margin:4px;vertical-align:top" src="data:${type};base64,${(await readFile(name)).toString('base64')}">`;
  }),
);
await page.setContent(`<body style="margin:0;background:#888">${images.join('')}</body>`);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
