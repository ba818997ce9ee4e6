import type { Module } from '../../core/module.ts';
import { serveUploads } from './serve-files.ts';
import { serveTus } from './tus.ts';
import { startPurging } from './purge.ts';
import { uploadHandlers } from './uploads.handlers.ts';

/** Files that people send. */
export const module: Module = {
  build: (services) => ({
    handlers: uploadHandlers(services),
    serve: (app) => {
      // Taken as they come.
      // Videos are, by the parser of live segments.
      app.addContentTypeParser(
        [
          'image/png',
          'image/jpeg',
          'image/gif',
          'application/pdf',
          'video/webm',
          'text/vtt',
          'application/offset+octet-stream',
        ],
        (_request, payload, done) => done(null, payload),
      );
      serveTus(app, services, services.authenticate);
      serveUploads(app, services, services.authenticate);
    },
    start: () => startPurging(services),
  }),
};
