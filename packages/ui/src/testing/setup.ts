import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../theme/index.ts';
import { unmountAll } from './mount.tsx';

afterEach(async () => {
  await unmountAll();
  await commands.emulateMedia({ forcedColors: null, reducedMotion: null });
  await page.viewport(1280, 800);
});
