import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { isSafePath } from '../../http/safe-path.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { once } from '../../platform/idempotency.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { enterSchool } from '../../core/schools/school-scope.ts';
import { confirmPictures, readPictures, usePictures } from './pictures.ts';
import { type Written, insertFeedback } from './feedback.repository.ts';
import { readText } from './read-text.ts';

type WritingOperations = 'addFeedback' | 'addComplaint';
const MAX_AN_HOUR: Limit = { limit: 5, windowSeconds: 3600 };
const MAX_FEEDBACK = 200;
const MAX_COMPLAINT = 1000;

/** Sending feedback and complaints. */
export function feedbackHandlers(services: Services): Pick<Handlers, WritingOperations> {
  const send = async (
    context: RequestContext,
    operation: WritingOperations,
    request: { body: object; key: string | undefined },
    written: Written,
  ) => {
    const viewer = requireViewer(context);
    const { schoolId } = written;
    await enterSchool(services, schoolId, viewer);
    const names = readPictures(written.picUrl, schoolId);
    if ('feedback' in written.kind) await requireAccepted(services, 'feedback', written.content, schoolId);
    await confirmPictures(services, viewer, schoolId, names);
    const now = services.clock.now();
    const { accountId } = viewer;
    let isNew = false;
    const id = await services.database.write({ schoolId, accountId }, (tx) =>
      once(tx, { key: request.key, accountId, operation, request: request.body }, now, async () => {
        const state = await count(tx, `feedback:${accountId}`, MAX_AN_HOUR, now);
        if (state.count > MAX_AN_HOUR.limit)
          throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
        const pictures = await usePictures(tx, viewer, schoolId, names, now);
        const language = chooseLanguage(context.language, undefined, viewer.language);
        isNew = true;
        return insertFeedback(tx, viewer, written, { pictures, language, now });
      }),
    );
    if (isNew) services.usage.add(schoolId, 'feedback');
    return ok(id);
  };
  return {
    addFeedback: ({ body, headers, context }) =>
      send(
        context,
        'addFeedback',
        { body, key: headers['idempotency-key'] },
        {
          schoolId: body.tenantId ?? missing('tenantId'),
          kind: { feedback: body.feedbackType },
          content: readText(body.feedbackContent, 'feedbackContent', MAX_FEEDBACK),
          picUrl: body.picUrl,
          allowContact: body.allowContact,
          phoneNumber: body.phoneNumber,
          schoolName: body.schoolName,
        },
      ),
    addComplaint: ({ body, headers, context }) => {
      if (body.targetUrl && !isSafePath(body.targetUrl))
        throw new Problem('VALIDATION_FAILED', {
          fields: [{ path: 'body/targetUrl', rule: 'format', message: 'must be a path of this portal' }],
        });
      return send(
        context,
        'addComplaint',
        { body, key: headers['idempotency-key'] },
        {
          schoolId: body.tenantId,
          kind: { complaint: body.complaintType },
          content: readText(body.content, 'content', MAX_COMPLAINT),
          picUrl: body.picUrl,
          allowContact: body.allowContact,
          phoneNumber: body.phoneNumber,
          targetUrl: body.targetUrl,
        },
      );
    },
  };
}

function missing(field: string): never {
  throw new Problem('VALIDATION_FAILED', {
    fields: [{ path: `body/${field}`, rule: 'required', message: 'must name the school' }],
  });
}
