import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { callerOf, personOf } from './community.service.ts';
import { change, enroll, loadPost, loadPosts, pin, react, remove, write } from './post.service.ts';

type PostOperations =
  | 'listPosts'
  | 'createPost'
  | 'getPost'
  | 'updatePost'
  | 'deletePost'
  | 'pinPost'
  | 'setReaction'
  | 'setActivityEnrollment';

/** Posts, and what people do with them. */
export const postHandlers = (services: Services): Pick<Handlers, PostOperations> => ({
  listPosts: async ({ query: { schoolId, ...query }, context }) =>
    ok(await loadPosts(services, query, callerOf(services, schoolId, context))),
  createPost: async ({ body, headers, context }) =>
    ok(
      await write(services, body, personOf(services, headers.tenantid, context), headers['idempotency-key']),
    ),
  getPost: async ({ path, query, context }) =>
    ok(await loadPost(services, path.postId, callerOf(services, query.schoolId, context))),
  updatePost: async ({ path, body, headers, context }) =>
    ok(await change(services, path.postId, body, personOf(services, headers.tenantid, context))),
  deletePost: async ({ path, headers, context }) => {
    await remove(services, path.postId, personOf(services, headers.tenantid, context));
    return { status: 200, body: { code: 200, message: 'ok' } };
  },
  pinPost: async ({ path, body, headers, context }) =>
    ok(await pin(services, path.postId, body.pinned, personOf(services, headers.tenantid, context))),
  setReaction: async ({ body, headers, context }) =>
    ok(await react(services, body, personOf(services, headers.tenantid, context))),
  setActivityEnrollment: async ({ path, body, headers, context }) =>
    ok(await enroll(services, path.id, body.enrollment, personOf(services, headers.tenantid, context))),
});
