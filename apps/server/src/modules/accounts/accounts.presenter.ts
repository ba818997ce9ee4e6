import type { DataOf } from '../../contract/handlers.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { operationsOf } from '../../core/acl/operations.ts';
import { presentMobile } from '../../core/identity/identifiers.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import type { Viewer } from '../../http/context.ts';
import type { findMe } from './accounts.repository.ts';

type Me = NonNullable<Awaited<ReturnType<typeof findMe>>>;

/** The signed-in person as only they see it, as far as their session reaches. */
export function presentUser(
  { account, memberships }: Me,
  viewer: Viewer,
  language: Language,
  /** On some hosts nobody counts as leader of a union. */
  unionLeaderIsOff: boolean,
): DataOf<'getMe'> {
  const leads = memberships.some(({ leads_union }) => leads_union) && !unionLeaderIsOff;
  return {
    user_id: account.id,
    nickName: account.nick_name || null,
    realName: account.real_name || null,
    displayName: displayName(account),
    avatarUrl: account.avatar_url || null,
    mobile: account.mobile && presentMobile(account.mobile),
    email: account.email,
    userInfo: null,
    focusType: 0,
    isValid: account.is_valid ? 1 : 0,
    schoolUnionLeader: leads ? '1' : '0',
    IsSchoolUnionLeader: leads,
    language: account.language as Language,
    timeZone: account.time_zone,
    isSuperuser: viewer.isSuperuser,
    memberships: memberships.map((membership) => ({
      schoolId: membership.id,
      name: textIn(membership.name, language, membership.default_language),
      logoUrl: membership.logo_url || null,
      role: membership.role,
      joinedAt: membership.joined_at.toISOString(),
      operations: operationsOf(membership.role),
    })),
    ...(viewer.boundSchool === undefined ? {} : { boundSchool: viewer.boundSchool }),
    abilities: { createSchool: viewer.boundSchool === undefined, managePlatform: viewer.isSuperuser },
  };
}
