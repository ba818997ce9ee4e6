import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { probeArguments } from './encoding.ts';
import { findFfmpeg, Refused, runFfmpeg, Stopped } from './ffmpeg.ts';
import { FFMPEG } from './video-streams.fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-ffmpeg-'));
afterAll(() => rm(folder, { recursive: true }));
const limits = { ms: 60_000, signal: new AbortController().signal };

/** Something that writes its arguments or environment, or goes on for ever. */
async function script(name: string, lines: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return path;
}

describe('the program', () => {
  it('gets its arguments as they are, and nothing of what this process knows', async () => {
    const program = await script('said', 'printf "%s\\n" "$@"; env');
    process.env.SECRET_OF_A_TEST = 'a password';
    const { answer } = await runFfmpeg(program, ['-i', 'file:$(id); "a" b'], limits, text);
    delete process.env.SECRET_OF_A_TEST;
    expect(answer).toContain('-i\nfile:$(id); "a" b\n');
    expect(answer).not.toContain('a password');
  });

  it('is told apart: refused, killed by another, stopped by us', async () => {
    const run = (program: string, more = limits) => runFfmpeg(program, [], more, text);
    await expect(run(await script('refuses', 'echo no >&2; exit 1'))).rejects.toThrow(Refused);
    await expect(run(await script('dies', 'kill -9 $$'))).rejects.not.toThrow(Refused);
    await expect(run(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
    const endless = await script('endless', `echo $$ > '${folder}/pid'; exec sleep 600`);
    await expect(run(endless, { ...limits, ms: 1 })).rejects.toThrow(Stopped);
  });

  it('ends with this process’s wish to end', async () => {
    const stopping = new AbortController();
    const program = await script('waits', `echo $$ > '${folder}/waiting'; exec sleep 600`);
    const running = runFfmpeg(program, [], { ...limits, signal: stopping.signal }, text);
    const pid = await eventually(async () => {
      const number = Number(await readFile(join(folder, 'waiting'), 'utf8'));
      expect(number).toBeGreaterThan(0);
      return number;
    });
    stopping.abort();
    await expect(running).rejects.toThrow(Stopped);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('is none where it is switched off, not there, or cannot encode', async () => {
    const find = (ffmpeg: string | false) => findFfmpeg({ ffmpeg, production: true });
    expect(await find(false)).toBeUndefined();
    expect(await find(join(folder, 'nowhere'))).toBeUndefined();
    expect(await find(await script('plain', 'echo " V..... mpeg4 "'))).toBeUndefined();
    const fit = await script('fit', 'echo " V..... libx264 x"; echo " A..... aac x"');
    expect(await find(fit)).toBe(fit);
  });
});

describe.runIf(FFMPEG)('a file that leads elsewhere', () => {
  const secret = join(folder, 'secret');
  test.each([
    ['a list of segments', `#EXTM3U\n#EXTINF:1,\nfile://${secret}\n#EXT-X-ENDLIST\n`],
    ['a list of the network', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n'],
    ['a script that joins files', `ffconcat version 1.0\nfile '${secret}'\n`],
    ['a text', 'x'.repeat(1000)],
    ['nothing', ''],
  ])('is no film: %s', async (name, content) => {
    await writeFile(secret, 'of this server');
    const path = join(folder, name);
    await writeFile(path, content);
    for (const type of ['video/mp4', 'video/webm'] as const)
      await expect(runFfmpeg(FFMPEG ?? '', probeArguments(path, type), limits, text)).rejects.toThrow(
        Refused,
      );
  });
});
