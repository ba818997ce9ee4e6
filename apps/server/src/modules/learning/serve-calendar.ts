import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import { readFeed } from './calendar-feed.service.ts';

const FILE = /^([\w-]+)\.ics$/;

/** Serves calendars to programs: they send no cookie, the address alone says whose it is. */
export function serveCalendar(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>(
    '/calendar-feeds/:file',
    { config: { isFoundByPrograms: true } },
    async ({ params }, reply) => {
      const [, token] = FILE.exec(params.file) ?? [];
      if (token === undefined) throw new Problem('NOT_FOUND');
      const calendar = await readFeed(services, token);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('content-disposition', 'inline; filename="stoa.ics"')
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(calendar);
    },
  );
}
