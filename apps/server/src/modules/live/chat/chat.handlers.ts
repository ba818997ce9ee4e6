import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { Services } from '../../../core/services.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import { mayEdit } from '../live.policy.ts';
import type { SignedIn } from '../signed-in.ts';
import {
  dismissReports,
  enterRoom,
  loadMessages,
  loadMuted,
  loadReports,
  mutePerson,
  pinMessage,
  reportMessage,
  sendMessage,
  setSettings,
  takeMessage,
} from './chat.service.ts';
import type { LiveRooms } from './live-rooms.ts';

type ChatOperations =
  | 'enterLive'
  | 'streamLiveEvents'
  | 'listLiveMessages'
  | 'sendLiveMessage'
  | 'deleteLiveMessage'
  | 'pinLiveMessage'
  | 'reportLiveMessage'
  | 'listLiveReports'
  | 'dismissLiveReports'
  | 'listMutedLivePeople'
  | 'muteLivePerson'
  | 'setLiveChatSettings';

const PAGE_SIZE = 50;
const DONE = { status: 200 as const, body: { code: 200 as const, message: 'ok' } };

/** The room of a live session: who is there, what is said, and what its host does about it. */
export function chatHandlers(services: Services, rooms: LiveRooms): Pick<Handlers, ChatOperations> {
  const { clock, log } = services;
  const person = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    schoolId: String(schoolId),
    viewer: requireViewer(context),
    language: context.language,
    now: clock.now(),
  });
  return {
    enterLive: async ({ path: { liveId }, headers, context }) => {
      const { live, state, chat } = await enterRoom(services, liveId, person(headers.tenantid, context));
      return ok({
        state,
        eventsUrl: `/api/live/api/lives/v1/lives/${liveId}/events?schoolId=${live.school_id}`,
        serverTime: clock.now().toISOString(),
        startsAt: live.starts_at.toISOString(),
        chat,
        viewerCount: rooms.count(liveId),
      });
    },
    streamLiveEvents: async ({ path: { liveId }, query, headers, context }) => {
      const caller = person(query.schoolId, context);
      const { live } = await enterRoom(services, liveId, caller);
      rooms.requirePlace();
      const { accountId, sessionId, isSuperuser } = caller.viewer;
      const { reply } = context;
      const response = reply.raw;
      reply.hijack();
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies that gather answers before they pass them on must not.
        'x-accel-buffering': 'no',
      });
      const who = {
        accountId,
        sessionId,
        isSuperuser,
        canModerate: mayEdit(live, caller.viewer),
        language: caller.language,
      };
      const after = positionOf(headers['last-event-id']) ?? query.after;
      await rooms
        .open({ liveId, schoolId: live.school_id }, who, response, { after, once: query.once ?? false })
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a stream could not be opened');
          response.end();
        });
      return { status: 200 as const } as never;
    },
    listLiveMessages: async ({ path, query, context }) => {
      const { schoolId, before, pageSize = PAGE_SIZE } = query;
      const caller = {
        schoolId: String(schoolId),
        viewer: context.viewer,
        language: context.language,
        now: clock.now(),
      };
      return ok(await loadMessages(services, path.liveId, caller, { before, pageSize }));
    },
    sendLiveMessage: async ({ path, body, headers, context }) =>
      ok(await sendMessage(services, path.liveId, body, person(headers.tenantid, context))),
    deleteLiveMessage: async ({ path, headers, context }) => {
      await takeMessage(services, path, person(headers.tenantid, context));
      return DONE;
    },
    pinLiveMessage: async ({ path, body, headers, context }) =>
      ok(await pinMessage(services, { ...path, ...body }, person(headers.tenantid, context))),
    reportLiveMessage: async ({ path, body, headers, context }) => {
      await reportMessage(services, { ...path, ...body }, person(headers.tenantid, context));
      return DONE;
    },
    listLiveReports: async ({ path, headers, context }) =>
      ok(await loadReports(services, path.liveId, person(headers.tenantid, context))),
    dismissLiveReports: async ({ path, headers, context }) => {
      await dismissReports(services, path, person(headers.tenantid, context));
      return DONE;
    },
    listMutedLivePeople: async ({ path, headers, context }) =>
      ok(await loadMuted(services, path.liveId, person(headers.tenantid, context))),
    muteLivePerson: async ({ path, body, headers, context }) =>
      ok(await mutePerson(services, { ...path, ...body }, person(headers.tenantid, context))),
    setLiveChatSettings: async ({ path, body, headers, context }) =>
      ok(await setSettings(services, path.liveId, body, person(headers.tenantid, context))),
  };
}

const POSITION = /^\d{1,9}$/;
const positionOf = (header: string | undefined): number | undefined =>
  header !== undefined && POSITION.test(header) ? Number(header) : undefined;
