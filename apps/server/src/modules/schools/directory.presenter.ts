import type { MemberStatus, SchoolListing } from '@stoa/api/schema';
import { portalUrl, presentRef } from '../../core/schools/schools.presenter.ts';
import type { SchoolRow, findMembership } from '../../core/schools/schools.repository.ts';
import type { Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { listChildren } from './directory.repository.ts';

export function presentListing(
  school: SchoolRow,
  children: Awaited<ReturnType<typeof listChildren>>,
  language: Language,
  viewer: Viewer | undefined,
): SchoolListing {
  return {
    id: school.id,
    name: textIn(school.name, language, school.default_language),
    summary: textIn(school.summary, language, school.default_language),
    logoUrl: school.logo_url || null,
    color: school.color,
    url: school.parent_id ? `/portal/${school.parent_id}/sub-school/${school.id}` : portalUrl(school.id),
    type: school.type as SchoolListing['type'],
    open: school.is_open,
    learnerCount: school.learner_count,
    resourceCount: school.resource_count,
    role: viewer?.roles.get(school.id) ?? null,
    subSchools: children
      .filter((child) => child.parent_id === school.id)
      .map((child) => presentRef({ ...child, name: child.name }, language)),
    subSchoolTotal: Number(school.sub_schools),
  };
}

export function presentMemberStatus(
  school: Pick<SchoolRow, 'is_open'>,
  membership: Awaited<ReturnType<typeof findMembership>>,
): MemberStatus {
  if (!membership) return { status: 'none', role: null, isValid: 0, joinedAt: null, canJoin: school.is_open };
  const valid = membership.status === 'valid';
  return {
    status: valid ? 'member' : 'disabled',
    role: membership.role,
    isValid: valid ? 1 : 0,
    joinedAt: membership.joined_at.toISOString(),
    canJoin: false,
  };
}
