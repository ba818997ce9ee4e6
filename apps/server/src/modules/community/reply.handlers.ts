import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { callerOf, personOf } from './community.service.ts';
import { accept, change, loadReplies, remove, reply } from './reply.service.ts';

type ReplyOperations = 'listReplies' | 'createReply' | 'updateReply' | 'deleteReply' | 'acceptReply';

/** Replies to posts. */
export const replyHandlers = (services: Services): Pick<Handlers, ReplyOperations> => ({
  listReplies: async ({ path, query: { schoolId, ...query }, context }) =>
    ok(await loadReplies(services, path.postId, query, callerOf(services, schoolId, context))),
  createReply: async ({ path, body, headers, context }) => {
    const person = personOf(services, headers.tenantid, context);
    return ok(await reply(services, path.postId, body, person, headers['idempotency-key']));
  },
  updateReply: async ({ path, body, headers, context }) =>
    ok(await change(services, path.replyId, body.body, personOf(services, headers.tenantid, context))),
  deleteReply: async ({ path, headers, context }) => {
    await remove(services, path.replyId, personOf(services, headers.tenantid, context));
    return { status: 200, body: { code: 200, message: 'ok' } };
  },
  acceptReply: async ({ path, body, headers, context }) =>
    ok(await accept(services, path.replyId, body.accepted, personOf(services, headers.tenantid, context))),
});
