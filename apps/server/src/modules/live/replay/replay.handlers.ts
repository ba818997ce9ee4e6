import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { Services } from '../../../core/services.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import type { SignedIn } from '../signed-in.ts';
import {
  changeCaptions,
  changeReplay,
  dropCaptions,
  loadCaptions,
  loadEdit,
  loadReplay,
} from './replay.service.ts';

type ReplayOperations =
  | 'getLiveReplay'
  | 'getLiveReplayEdit'
  | 'saveLiveReplay'
  | 'getLiveCaptions'
  | 'saveLiveCaptions'
  | 'deleteLiveCaptions';

/** Recordings of sessions: what viewers get, and what those who hold a session set of it. */
export function replayHandlers(services: Services): Pick<Handlers, ReplayOperations> {
  const { clock } = services;
  const person = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    schoolId: String(schoolId),
    viewer: requireViewer(context),
    language: context.language,
    now: clock.now(),
  });
  return {
    getLiveReplay: async ({ path, query, context }) => {
      const { viewer, language } = context;
      const caller = { schoolId: String(query.schoolId), viewer, language, now: clock.now() };
      return ok(await loadReplay(services, path.liveId, caller));
    },
    getLiveReplayEdit: async ({ path, headers, context }) =>
      ok(await loadEdit(services, path.liveId, person(headers.tenantid, context))),
    saveLiveReplay: async ({ path, body, headers, context }) =>
      ok(await changeReplay(services, path.liveId, body, person(headers.tenantid, context))),
    getLiveCaptions: async ({ path, headers, context }) =>
      ok(await loadCaptions(services, path, person(headers.tenantid, context))),
    saveLiveCaptions: async ({ path, body, headers, context }) =>
      ok(await changeCaptions(services, path, body, person(headers.tenantid, context))),
    deleteLiveCaptions: async ({ path, headers, context }) => {
      await dropCaptions(services, path, person(headers.tenantid, context));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}
