import type { Readable } from 'node:stream';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Caller } from '../../core/schools/caller.ts';
import { toCalendar } from './calendar.ts';
import { begin, end, storeSegment } from './picture/picture.service.ts';
import {
  change,
  loadHosts,
  loadLive,
  loadLives,
  loadSeries,
  loadSeriesDates,
  remove,
  reserve,
  schedule,
} from './live.service.ts';
import type { SignedIn } from './signed-in.ts';

type LiveOperations =
  | 'listLives'
  | 'listLiveHosts'
  | 'listLiveSeriesDates'
  | 'scheduleLive'
  | 'scheduleGlobalLive'
  | 'getLive'
  | 'updateLive'
  | 'deleteLive'
  | 'setLiveReservation'
  | 'getLiveCalendar'
  | 'startLive'
  | 'putLiveSegment'
  | 'endLive';

const SECONDS_A_MINUTE = 60;

/** Live sessions: scheduling, what is to come, reservations, calendars. */
export function liveHandlers(services: Services): Pick<Handlers, LiveOperations> {
  const { clock, config } = services;
  const caller = (schoolId: string | undefined, context: RequestContext): Caller => ({
    schoolId: String(schoolId),
    viewer: context.viewer,
    language: context.language,
    now: clock.now(),
  });
  const person = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    ...caller(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    listLives: async ({ query, context }) => {
      const { schoolId, scope = 'all', status, from, to, seriesId, cursor, pageNumber, pageSize } = query;
      if (scope !== 'all' && !context.viewer) throw new Problem('UNAUTHENTICATED');
      const filter = { scope, status, from, to, seriesId };
      return ok(
        await loadLives(services, caller(schoolId, context), filter, { cursor, pageNumber, pageSize }),
      );
    },
    listLiveHosts: async ({ headers, context }) =>
      ok(await loadHosts(services, person(headers.tenantid, context))),
    listLiveSeriesDates: async ({ query, headers, context }) => {
      const { rule, startsAt, durationSeconds, timeZone } = query;
      const minutes = durationSeconds / SECONDS_A_MINUTE;
      const terms = { rule, startsAt: new Date(startsAt), timeZone, minutes };
      return ok(await loadSeriesDates(services, terms, person(headers.tenantid, context)));
    },
    scheduleLive: async ({ body, headers, context }) =>
      ok(await schedule(services, body, person(headers.tenantid, context), headers['idempotency-key'])),
    scheduleGlobalLive: async ({ body, headers, context }) =>
      ok(await schedule(services, body, person(headers.tenantid, context), headers['idempotency-key'])),
    getLive: async ({ path, query, context }) =>
      ok(await loadLive(services, path.liveId, caller(query.schoolId, context))),
    updateLive: async ({ path, query, body, headers, context }) =>
      ok(await change(services, path.liveId, body, person(headers.tenantid, context), query.scope ?? 'one')),
    deleteLive: async ({ path, query, headers, context }) => {
      await remove(services, path.liveId, person(headers.tenantid, context), query.scope ?? 'one');
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    setLiveReservation: async ({ path, body, headers, context }) =>
      ok(await reserve(services, path.liveId, body.reserved, person(headers.tenantid, context))),
    getLiveCalendar: async ({ path, query, context }) => {
      const asked = caller(query.schoolId, context);
      const lives =
        query.scope === 'series'
          ? await loadSeries(services, path.liveId, asked)
          : [await loadLive(services, path.liveId, asked)];
      void context.reply.header('content-disposition', `attachment; filename="${path.liveId}.ics"`);
      return { status: 200, body: toCalendar(lives, config.publicUrl), cache: 'private' };
    },
    startLive: async ({ path, headers, context }) =>
      ok(await begin(services, path.liveId, person(headers.tenantid, context), headers['idempotency-key'])),
    putLiveSegment: async ({ path, query, headers, context }) => {
      const { number, liveId } = path;
      const { startMs, durationMs } = query;
      const sent = { number, startMs, durationMs, streamKey: String(headers['stream-key']) };
      // The parser of segments hands on the request as it comes.
      const body = context.request.body as Readable;
      return ok(await storeSegment(services, liveId, sent, body, person(headers.tenantid, context)));
    },
    endLive: async ({ path, headers, context }) =>
      ok(await end(services, path.liveId, person(headers.tenantid, context))),
  };
}
