import { type Api, unwrap } from '../query.ts';
import type {
  CommunityPost,
  CommunityReply,
  Language,
  PostActivity,
  PostActivityInput,
  PostKind,
  PostScope,
  ReportReason,
  RichTextDocument,
} from '../schema.gen.ts';

const BASE = '/api/km/v1/communities';

interface InSchool {
  schoolId: string;
}
const header = ({ schoolId }: InSchool) => ({ tenantId: schoolId });

export interface PostInput {
  scopeType: PostScope;
  scopeId: string;
  kind: PostKind;
  title: string;
  body: RichTextDocument;
  lang: Language;
  activity?: PostActivityInput;
}

/** Sent again with the same key it writes nothing else. @throws ApiProblem MODERATION_REJECTED, MEMBERS_ONLY, NOT_ENROLLED and the shared codes. */
export function createPost(
  api: Api,
  { key, post, ...call }: InSchool & { post: PostInput; key: string },
): Promise<CommunityPost> {
  return unwrap(
    api.client.POST(`${BASE}/post`, {
      params: { header: { ...header(call), 'Idempotency-Key': key } },
      body: post,
    }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, MODERATION_REJECTED and the shared codes. */
export function updatePost(
  api: Api,
  {
    postId,
    change,
    ...call
  }: InSchool & {
    postId: string;
    change: {
      title: string;
      body: RichTextDocument;
      activity?: PostActivityInput;
      editedAt: string | null;
    };
  },
): Promise<CommunityPost> {
  return unwrap(
    api.client.PUT(`${BASE}/post/detail/{postId}`, {
      params: { path: { postId }, header: header(call) },
      body: change,
    }),
  );
}

/** @throws ApiProblem the shared codes. */
export async function deletePost(
  api: Api,
  { postId, ...call }: InSchool & { postId: string },
): Promise<void> {
  await api.client.DELETE(`${BASE}/post/detail/{postId}`, {
    params: { path: { postId }, header: header(call) },
  });
}

/** @throws ApiProblem the shared codes. */
export function pinPost(
  api: Api,
  { postId, pinned, ...call }: InSchool & { postId: string; pinned: boolean },
) {
  return unwrap<{ pinned: boolean }>(
    api.client.PUT(`${BASE}/post/detail/{postId}/pin`, {
      params: { path: { postId }, header: header(call) },
      body: { pinned },
    }),
  );
}

/** Sent again with the same key it writes nothing else. @throws ApiProblem MODERATION_REJECTED, MEMBERS_ONLY, NOT_ENROLLED and the shared codes. */
export function createReply(
  api: Api,
  {
    postId,
    key,
    reply,
    ...call
  }: InSchool & {
    postId: string;
    key: string;
    reply: { body: RichTextDocument; lang: Language; replyToId?: string };
  },
): Promise<CommunityReply> {
  return unwrap(
    api.client.POST(`${BASE}/post/detail/{postId}/replies`, {
      params: { path: { postId }, header: { ...header(call), 'Idempotency-Key': key } },
      body: reply,
    }),
  );
}

/** @throws ApiProblem MODERATION_REJECTED and the shared codes. */
export function updateReply(
  api: Api,
  { replyId, body, ...call }: InSchool & { replyId: string; body: RichTextDocument },
): Promise<CommunityReply> {
  return unwrap(
    api.client.PUT(`${BASE}/reply/{replyId}`, {
      params: { path: { replyId }, header: header(call) },
      body: { body },
    }),
  );
}

/** @throws ApiProblem the shared codes. */
export async function deleteReply(
  api: Api,
  { replyId, ...call }: InSchool & { replyId: string },
): Promise<void> {
  await api.client.DELETE(`${BASE}/reply/{replyId}`, { params: { path: { replyId }, header: header(call) } });
}

/** @throws ApiProblem the shared codes. */
export function acceptReply(
  api: Api,
  { replyId, accepted, ...call }: InSchool & { replyId: string; accepted: boolean },
) {
  return unwrap<{ accepted: boolean }>(
    api.client.PUT(`${BASE}/reply/{replyId}/accepted`, {
      params: { path: { replyId }, header: header(call) },
      body: { accepted },
    }),
  );
}

/** A post or reply. */
export interface PostTarget {
  targetType: 'post' | 'reply';
  targetId: string;
}

/** @throws ApiProblem the shared codes. */
export function setReaction(api: Api, { schoolId, ...reaction }: InSchool & PostTarget & { liked: boolean }) {
  return unwrap<{ liked: boolean; likeCount: number }>(
    api.client.PUT(`${BASE}/reaction`, { params: { header: header({ schoolId }) }, body: reaction }),
  );
}

/** Once a person and thing. @throws ApiProblem the shared codes. */
export async function reportPost(
  api: Api,
  { schoolId, key, ...report }: InSchool & PostTarget & { reason: ReportReason; text: string; key: string },
): Promise<void> {
  await api.client.POST(`${BASE}/report`, {
    params: { header: { ...header({ schoolId }), 'Idempotency-Key': key } },
    body: report,
  });
}

/** @throws ApiProblem NOT_FOUND where it is gone already, and the shared codes. */
export async function decidePostReport(
  api: Api,
  {
    schoolId,
    reportId,
    ...decision
  }: InSchool & { reportId: string; decision: 'keep' | 'remove'; reason?: ReportReason },
): Promise<void> {
  await api.client.PUT(`${BASE}/reports/{reportId}`, {
    params: { path: { reportId }, header: header({ schoolId }) },
    body: decision,
  });
}

/** Signs up for an activity, or cancels. @throws ApiProblem CLASS_FULL, ACTIVITY_NOT_STARTED, ACTIVITY_ENDED and the shared codes. */
export function setActivityEnrollment(
  api: Api,
  { schoolId, id, enrollment }: InSchool & { id: string; enrollment: 0 | 1 },
): Promise<PostActivity> {
  return unwrap(
    api.client.PUT(`${BASE}/post/activity/enrollment/{id}`, {
      params: { path: { id }, header: header({ schoolId }) },
      body: { enrollment },
    }),
  );
}
