import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { Services } from '../../../core/services.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import type { SignedIn } from '../signed-in.ts';
import { loadIngest, makeKey } from './ingest.service.ts';

/** Sending sessions from programs such as OBS: the address and the key. */
export function ingestHandlers(services: Services): Pick<Handlers, 'getLiveIngest' | 'makeLiveIngestKey'> {
  const { clock } = services;
  const person = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    schoolId: String(schoolId),
    viewer: requireViewer(context),
    language: context.language,
    now: clock.now(),
  });
  return {
    getLiveIngest: async ({ path, headers, context }) =>
      ok(await loadIngest(services, path.liveId, person(headers.tenantid, context))),
    makeLiveIngestKey: async ({ path, headers, context }) =>
      ok(await makeKey(services, path.liveId, person(headers.tenantid, context))),
  };
}
