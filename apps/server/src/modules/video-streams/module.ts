import type { Module } from '../../core/module.ts';
import { OF_SCHOOL } from '../../core/retention/retention.ts';
import { removeLeftCopies } from './film-file.ts';
import { prepareStream } from './prepare-stream.ts';
import { serveVideoStreams } from './serve-video-streams.ts';
import {
  EARLIER_FILM_JOB,
  programOf,
  requestEarlierStreams,
  VIDEO_STREAM_JOB,
} from './video-streams.service.ts';

/** Films of lessons in several qualities. */
export const module: Module = {
  retention: { video_stream: OF_SCHOOL },
  build: (services) => {
    const { config, log } = services;
    const stopping = new AbortController();
    const prepare = prepareStream(services, stopping.signal);
    return {
      handlers: {},
      jobs: {
        [VIDEO_STREAM_JOB]: { run: prepare, encodes: true },
        [EARLIER_FILM_JOB]: { run: prepare, encodes: true, priority: -1 },
      },
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
        const begun = requestEarlierStreams(services, () => stopping.signal.aborted).catch((error: unknown) =>
          log.warn({ err: error }, 'films without a stream could not be looked for'),
        );
        return async () => {
          stopping.abort();
          await Promise.all([started, begun]);
        };
      },
    };
  },
};
