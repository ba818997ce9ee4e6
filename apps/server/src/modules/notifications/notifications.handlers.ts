import type { Unsubscribed } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { isKind } from './kinds.ts';
import {
  countUnread,
  findNotification,
  listNotifications,
  markRead,
  presentNotification,
  findSchoolName,
} from './notifications.repository.ts';
import { readSettings, saveChoices, silence, silenceMails, unmuteSource } from './settings.repository.ts';
import type { NotificationStreams } from './stream.ts';
import { openSubscription, type Subscription } from './unsubscribe-token.ts';

type NotificationOperations =
  | 'listNotifications'
  | 'countUnreadNotifications'
  | 'readNotifications'
  | 'getNotificationSettings'
  | 'saveNotificationSettings'
  | 'silenceNotificationSource'
  | 'hearNotificationSource'
  | 'streamNotifications'
  | 'getUnsubscribe'
  | 'unsubscribe';

/** What people are told: their list, their choices, the live stream, the link in the mails. */
export function notificationHandlers(
  services: Services,
  streams: NotificationStreams,
): Pick<Handlers, NotificationOperations> {
  const { database, clock, messages, secrets } = services;
  const languageOf = (context: RequestContext) =>
    context.language ?? context.viewer?.language ?? chooseLanguage(undefined, undefined);
  const subscriptionOf = (token: string): Subscription => {
    const found = openSubscription(secrets, token);
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  };
  const describe = async (
    { kind, schoolId }: Subscription,
    context: RequestContext,
  ): Promise<Unsubscribed> => {
    const school = schoolId && (await database.read({}, (tx) => findSchoolName(tx, schoolId)));
    const named = school && {
      id: school.id,
      name: textIn(school.name, languageOf(context), school.default_language),
    };
    return { kind, school: named || null };
  };
  return {
    listNotifications: async ({ query, context }) => {
      const { accountId, boundSchool: schoolId } = requireViewer(context);
      const limit = query.limit ?? 20;
      const { rows, unread } = await database.read({ accountId }, async (tx) => ({
        rows: await listNotifications(tx, accountId, {
          unread: query.unread,
          before: query.before,
          schoolId,
          limit: limit + 1,
        }),
        unread: await countUnread(tx, accountId, schoolId),
      }));
      const shown = rows.slice(0, limit);
      return ok({
        items: shown.flatMap((row) => presentNotification(row, messages, languageOf(context)) ?? []),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
        unread,
      });
    },
    countUnreadNotifications: async ({ context }) => {
      const { accountId, boundSchool } = requireViewer(context);
      const unread = await database.read({ accountId }, (tx) => countUnread(tx, accountId, boundSchool));
      return ok({ unread });
    },
    readNotifications: async ({ body, context }) => {
      const { accountId, boundSchool: schoolId } = requireViewer(context);
      const which = { schoolId, ...(body.all ? { upTo: body.upTo } : { ids: body.ids ?? [] }) };
      const unread = await database.write({ accountId }, async (tx) => {
        if (await markRead(tx, accountId, which, clock.now()))
          await publish(tx, { type: 'notification.read', accountId });
        return countUnread(tx, accountId, schoolId);
      });
      return ok({ unread });
    },
    getNotificationSettings: async ({ context }) => {
      const { accountId } = requireViewer(context);
      return ok(await database.read({ accountId }, (tx) => readSettings(tx, accountId, languageOf(context))));
    },
    saveNotificationSettings: async ({ body, context }) => {
      const { accountId } = requireViewer(context);
      const saved = await database.write({ accountId }, async (tx) => {
        await saveChoices(tx, accountId, body.kinds);
        return readSettings(tx, accountId, languageOf(context));
      });
      return ok(saved);
    },
    silenceNotificationSource: async ({ path, context }) => {
      const { accountId } = requireViewer(context);
      const saved = await database.write({ accountId }, async (tx) => {
        const row = await findNotification(tx, accountId, path.id);
        if (!row || !isKind(row.kind)) throw new Problem('NOT_FOUND');
        const source = { kind: row.kind, schoolId: row.school_id };
        if (!(await silence(tx, accountId, source, clock.now()))) throw new Problem('CONFLICT');
        return readSettings(tx, accountId, languageOf(context));
      });
      return ok(saved);
    },
    hearNotificationSource: async ({ path, context }) => {
      const { accountId } = requireViewer(context);
      const saved = await database.write({ accountId }, async (tx) => {
        const { numDeletedRows } = await unmuteSource(tx, accountId, path.id);
        if (numDeletedRows === 0n) throw new Problem('NOT_FOUND');
        return readSettings(tx, accountId, languageOf(context));
      });
      return ok(saved);
    },
    streamNotifications: async ({ query, headers, context }) => {
      const { accountId, sessionId, boundSchool } = requireViewer(context);
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
      await streams
        .open(
          { accountId, sessionId, boundSchool, language: languageOf(context), response },
          positionOf(headers['last-event-id']),
          query.once ?? false,
        )
        .catch((error: unknown) => {
          services.log.warn({ err: error }, 'a stream could not be opened');
          response.end();
        });
      return { status: 200 as const } as never;
    },
    getUnsubscribe: async ({ query, context }) => {
      const subscription = subscriptionOf(query.token);
      if (/\btext\/html\b/.test(context.request.headers.accept ?? '')) {
        void context.reply.header('location', `/notifications/unsubscribe?token=${query.token}`);
        return { status: 302 as const };
      }
      return ok(await describe(subscription, context));
    },
    unsubscribe: async ({ query, context }) => {
      const subscription = subscriptionOf(query.token);
      const { accountId } = subscription;
      await database.write({}, (tx) => silenceMails(tx, accountId, subscription, clock.now()));
      return ok(await describe(subscription, context));
    },
  };
}

/** An id of at most the longest numbers that the database holds, and how far before it others of the last seconds were. */
const POSITION = /^[0-8]?\d{1,18}(\.[0-9a-z]{1,8})*$/;
const positionOf = (header: string | undefined): string =>
  header !== undefined && POSITION.test(header) ? header : '';
