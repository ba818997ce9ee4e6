import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LessonStream } from '@stoa/api/schema';
import type { TestApp } from '../../testing/test-app.ts';
import { authorOf, lesson, newId } from '../authoring/authoring.fixtures.ts';
import type { Someone } from '../class/class.fixtures.ts';
import { mp4, tusCalls } from '../uploads/tus.fixtures.ts';
import { confirmUpload } from '../uploads/uploads.fixtures.ts';
import { findFfmpeg } from './ffmpeg.ts';

/** The program of the tests: the system's, else that of the package; undefined where neither is there. */
export const FFMPEG = await findFfmpeg({ ffmpeg: process.env.STOA_FFMPEG, production: false });

const SEED_FILM = join(import.meta.dirname, '../../../seed/media/videos/git-three-areas/video.mp4');

/** The first seconds of a film of the demo content, 960 by 540, with sound; as WebM with small pictures. */
export async function cutFilm(seconds: number, type: 'mp4' | 'webm' = 'mp4'): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-cut-'));
  const target = join(folder, `film.${type}`);
  const codecs =
    type === 'mp4'
      ? ['-c', 'copy']
      : ['-vf', 'scale=128:72', '-c:v', 'libvpx', '-c:a', 'libopus', '-ar', '48000'];
  try {
    await promisify(execFile)(FFMPEG ?? '', ['-i', SEED_FILM, '-t', String(seconds), ...codecs, target]);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What says that it is a film, and holds none. */
export const noFilm = (): Buffer => mp4(5000);

/**
 * A program that dies while it encodes for the first time, or each time, after it has written something.
 * @returns its path
 */
export async function dyingFfmpeg(
  folder: string,
  { name = 'ffmpeg', isMended = true } = {},
): Promise<string> {
  const [path, mark] = [join(folder, name), join(folder, 'died')];
  await writeFile(
    path,
    `#!/bin/sh
case "$*" in *libx264*)
  if [ ! -e '${isMended ? mark : `${mark}-never`}' ]; then
    : > '${isMended ? mark : '/dev/null'}'
    '${FFMPEG}' "$@" | head -c 200000
    kill -9 $$
  fi;;
esac
exec '${FFMPEG}' "$@"
`,
    { mode: 0o755 },
  );
  return path;
}

/** A class whose lessons show films, and its teacher's calls. */
export async function filmClass(test: TestApp, teacher: Someone, more: { preview?: boolean } = {}) {
  const author = authorOf(test, teacher);
  const one = lesson('The film', { kind: 'video', ...more });
  const made = await author.make('class', 'Films');
  const { id } = await author.save(made, {
    sections: [{ id: newId(), title: { en_US: 'Beginning' }, lessons: [one] }],
  });
  const send = async (film: Buffer, type = 'video/mp4'): Promise<string> => {
    const calls = tusCalls(test, teacher.token);
    const { headers } = await calls.create(film.length, id, { type });
    const upload = await calls.sendRest(String(headers.location), film);
    return (await confirmUpload(test, teacher.token, upload)).json().data.static_url;
  };
  const stream = async (method: 'GET' | 'POST' = 'GET'): Promise<LessonStream> =>
    (await author.call(method, `/${id}/lessons/${one.id}/stream`)).json().data;
  let version = 0;
  const show = async (url: string) => {
    const answer = await author.tryWrite(
      id,
      one.id,
      version,
      {},
      {
        type: 'video',
        url,
        fileName: 'film.mp4',
        posterUrl: null,
        seconds: 9,
        captions: {},
      },
    );
    if (answer.statusCode !== 200) throw new Error(answer.body);
    version++;
  };
  return { id, lessonId: one.id, author, send, show, stream };
}
