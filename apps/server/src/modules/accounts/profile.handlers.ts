import { ok, type Handlers } from '../../contract/handlers.ts';
import { looksLikePicture } from '../../files/picture.ts';
import { requireViewer, isMember } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { makeChallenge, takeChallenge } from '../auth/challenges.repository.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { listMembersByIds } from '../../core/people/people.repository.ts';
import { findMe, lockAvatar, updateAccount } from './accounts.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { parseZone } from '../../platform/zoned-time.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { presentUser } from './accounts.presenter.ts';
import { AVATAR_MAX_BYTES, removeAvatar, storeAvatar } from './avatar.ts';

const UPLOAD_TTL_S = 300;
const UPLOADS: Limit = { limit: 20, windowSeconds: 3600 };
const KIND = 'avatar';

type ProfileOperations =
  | 'updateMe'
  | 'requestAvatarUpload'
  | 'putAvatarContent'
  | 'deleteAvatar'
  | 'listUsersByIds';

/** What others see of a person: name and picture. */
export function profileHandlers(services: Services): Pick<Handlers, ProfileOperations> {
  const { database, clock, files, config } = services;
  const setAvatar = async (accountId: string, url: string) => {
    const before = await database.write({ accountId }, async (tx) => {
      const row = await lockAvatar(tx, accountId);
      await updateAccount(tx, accountId, { avatar_url: url });
      return row?.avatar_url ?? '';
    });
    await removeAvatar(files, before);
  };
  return {
    updateMe: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const values = {
        ...(body.nickName === undefined ? {} : { nick_name: plainName(body.nickName, 'nickName', 1) }),
        ...(body.realName === undefined ? {} : { real_name: plainName(body.realName, 'realName', 0) }),
        ...(body.language === undefined ? {} : { language: body.language }),
        ...(body.timeZone === undefined ? {} : { time_zone: knownZone(body.timeZone) }),
      };
      await requireAccepted(
        services,
        'nickName',
        [values.nick_name, values.real_name].filter(Boolean).join(' '),
      );
      const found = await database.write({ accountId }, async (tx) => {
        if (Object.keys(values).length > 0) await updateAccount(tx, accountId, values);
        return findMe(tx, viewer);
      });
      if (!found) throw new Problem('VERIFICATION_FAILED');
      return ok(
        presentUser(
          found,
          viewer,
          chooseLanguage(context.language, undefined),
          config.unionLeaderOffHosts.includes(context.request.hostname),
        ),
      );
    },
    requestAvatarUpload: async ({ context }) => {
      const { accountId } = requireViewer(context);
      const now = clock.now();
      const ticket = await database.write({ accountId }, async (tx) => {
        const state = await count(tx, `avatar:${accountId}`, UPLOADS, now);
        if (state.count > UPLOADS.limit)
          return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
        return makeChallenge(tx, { kind: KIND, accountId, ttlSeconds: UPLOAD_TTL_S }, now);
      });
      if (ticket instanceof Problem) throw ticket;
      return ok({
        uploadUrl: `/api/accounts/users/avatar/${ticket}/content`,
        maxBytes: AVATAR_MAX_BYTES,
        expiresInSeconds: UPLOAD_TTL_S,
      });
    },
    putAvatarContent: async ({ path, body, context }) => {
      const { accountId } = requireViewer(context);
      const bytes = body as unknown as Buffer;
      if (!looksLikePicture(bytes)) throw new Problem('FILE_FORMAT');
      const ticket = await database.write({ accountId }, (tx) =>
        takeChallenge(tx, KIND, path.ticket, clock.now()),
      );
      if (ticket?.accountId !== accountId) throw new Problem('UPLOAD_EXPIRED');
      const avatarUrl = await storeAvatar(files, bytes);
      await setAvatar(accountId, avatarUrl);
      return ok({ avatarUrl });
    },
    deleteAvatar: async ({ context }) => {
      await setAvatar(requireViewer(context).accountId, '');
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    listUsersByIds: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      if (!isMember(viewer, schoolId)) throw new Problem('NOT_A_MEMBER');
      const ids = [...new Set(body.ids)];
      if (ids.length === 0) return ok({ items: [] });
      const rows = await database.read({ schoolId, accountId: viewer.accountId }, (tx) =>
        listMembersByIds(tx, schoolId, ids),
      );
      const order = new Map(ids.map((id, index) => [id, index]));
      rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
      return ok({ items: rows.map(presentPerson) });
    },
  };
}

/** @throws {Problem} VALIDATION_FAILED for a name of which too little is left */
function plainName(text: string, field: string, least: number): string {
  const name = cleanName(text);
  if (name.length < least)
    throw new Problem('VALIDATION_FAILED', {
      fields: [{ path: `body/${field}`, rule: 'minLength', message: 'must not be empty' }],
    });
  return name;
}

function knownZone(zone: string): string {
  if (zone === '') return zone;
  const known = parseZone(zone);
  if (known !== undefined) return known;
  throw new Problem('VALIDATION_FAILED', {
    fields: [{ path: 'body/timeZone', rule: 'enum', message: 'must be an IANA time zone' }],
  });
}
