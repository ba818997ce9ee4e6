import type { Module } from '../../core/module.ts';
import { OF_SCHOOL } from '../../core/retention/retention.ts';
import { removeLeftCopies } from './film-file.ts';
import { prepareStream } from './prepare-stream.ts';
import { serveVideoStreams } from './serve-video-streams.ts';
import { programOf, VIDEO_STREAM_JOB } from './video-streams.service.ts';

/** Films of lessons in several qualities. */
export const module: Module = {
  retention: { video_stream: OF_SCHOOL },
  build: (services) => {
    const { config, log } = services;
    const stopping = new AbortController();
    return {
      handlers: {},
      jobs: { [VIDEO_STREAM_JOB]: { run: prepareStream(services, stopping.signal), encodes: true } },
      serve: (app) => serveVideoStreams(app, services),
      start: () => {
        const started = Promise.all([programOf(config), removeLeftCopies()]).then(
          ([program]) =>
            log.info(
              { program },
              program === undefined
                ? 'There is no ffmpeg with libx264: films of lessons are played as they were sent'
                : 'Films of lessons are encoded in several qualities',
            ),
          (error: unknown) => log.warn({ err: error }, 'copies of films could not be removed'),
        );
        return async () => {
          stopping.abort();
          await started;
        };
      },
    };
  },
};
