import { readdir, readFile } from 'node:fs/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { makePerson } from '../../apps/server/src/modules/class/class.fixtures.ts';
import {
  cutFilm,
  FFMPEG,
  filmClass,
} from '../../apps/server/src/modules/video-streams/video-streams.fixtures.ts';
import { eventually } from '../../apps/server/src/testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { killAll, startServer } from './server-process.ts';

/** Long enough that a quality of it is under way for a second or two. */
const FILM_SECONDS = 60;
const SLOW_MS = 180_000;

afterAll(killAll);

/** Processes whose command names a folder. */
async function commandsNaming(folder: string): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    processes.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return commands.filter((command) => command.includes(folder));
}

describe.runIf(FFMPEG)('a server that is killed while it encodes a film', () => {
  // It takes what people send; those that encode are processes of their own.
  const test = useTestApp({ STOA_FFMPEG: 'off' });

  it(
    'shows no part of it, leaves no program behind, and the next one makes it whole',
    { timeout: SLOW_MS },
    async () => {
      const teacher = await makePerson(test, 'teacher');
      const film = await filmClass(test, teacher);
      const url = await film.send(await cutFilm(FILM_SECONDS));
      await film.show(url);
      await film.author.publish(await film.author.read(film.id));
      const { rows } = await test.database.pool.query<{ name: string }>('select current_database() as name');
      const env = {
        DATA_DIR: test.config.dataDir,
        DATABASE_URL: inject('databaseUrl').replace('DATABASE', rows[0]?.name ?? ''),
        LOG_LEVEL: 'silent',
        STOA_FFMPEG: FFMPEG ?? '',
      };
      const made = async () =>
        (
          await test.database.pool.query<{ status: string }>(
            'select status from upload where made_from is not null',
          )
        ).rows;
      const streamUrl = async () =>
        (
          await test.call('GET', `/api/class/v1/open/lessons/${film.lessonId}?schoolId=${SCHOOL.open}`, {
            token: teacher.token,
          })
        ).json().data.video.streamUrl as string | null;

      const first = startServer(env);
      await eventually(async () => {
        await test.hurry();
        expect([await made(), await commandsNaming(test.config.dataDir)]).toEqual([
          [{ status: 'sending' }],
          [expect.stringContaining('libx264')],
        ]);
      });
      first.child.kill('SIGKILL');
      await first.ended;
      expect([(await film.stream()).state, await streamUrl()]).toEqual(['running', null]);
      // ffmpeg ends by the broken pipe.
      await expect.poll(() => commandsNaming(test.config.dataDir), { timeout: 20_000 }).toEqual([]);

      // As if the queue had heard nothing of the dead process for long enough.
      await test.database.pool.query(
        `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
      );
      const second = startServer(env);
      const stream = await eventually(async () => {
        await test.hurry();
        const now = await film.stream();
        expect(now.state).toBe('ready');
        return now;
      });
      expect(stream.qualities).toEqual([360, 540]);
      expect((await made()).map(({ status }) => status)).toEqual(['kept', 'kept']);
      expect((await test.call('GET', (await streamUrl()) ?? '')).body).toContain('540.m3u8');
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
    },
  );
});
