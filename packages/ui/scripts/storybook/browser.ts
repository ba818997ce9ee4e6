import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()];

/**
 * What makes letters look the same on every machine: no subpixels, no graphics card, plain colours, and the hinting of
 * Chromium with windows also where it is the shell, which alone asks for it.
 */
export const STEADY_DRAWING = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--force-device-scale-factor=1',
];

/**
 * Starts the Chromium that takes the pictures.
 * @throws {Error} where there is none
 */
export function launch(drawing: readonly string[] = STEADY_DRAWING): Promise<Browser> {
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('The pictures need Chromium: install it, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...drawing] });
}
