import type {
  DraftEditing,
  DraftPage,
  PageCheck,
  PageSchedule,
  PageVersion,
  ParentPage,
  Renovation,
  SiteParent,
  SiteSettings,
} from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import type { PageDetails, Translations } from '../../database/tables.ts';
import type { DraftRow, VersionRow } from './decoration.repository.ts';
import { toDraft } from './draft-blocks.ts';
import type { ReleaseRow } from './schedule.repository.ts';
import type { ParentPage as ParentPageRow } from '../../core/pages/page.repository.ts';
import { pageUrl } from '../../core/pages/site.ts';

type Author = Pick<VersionRow, 'author_id' | 'nick_name' | 'real_name' | 'avatar_url'>;

const presentAuthor = ({ author_id: id, nick_name, real_name, avatar_url }: Author) =>
  id === null
    ? null
    : presentPerson({
        id,
        nick_name: nick_name ?? '',
        real_name: real_name ?? '',
        avatar_url: avatar_url ?? '',
      });

/** A page as a version or the published page has it. */
export interface StoredPage {
  page_id: string;
  type: 'v1' | 'v2';
  title: Translations;
  is_full_page: boolean;
  blocks: readonly object[];
  details: PageDetails;
  site: SiteSettings | null;
}

const presentPage = (row: StoredPage): DraftPage => ({
  pageId: row.page_id,
  type: row.type,
  title: row.title,
  isfullPage: row.is_full_page,
  blocks: toDraft(row.blocks),
  ...row.details,
  ...(row.site ? { site: row.site } : {}),
});

/** A draft for those who edit it. */
export const presentDraft = (
  school: SchoolRow,
  page: StoredPage,
  draft: DraftRow | undefined,
  publishedVersion: string | null,
  checks: PageCheck[],
  scheduled: readonly ReleaseRow[],
  parent: SiteParent | undefined,
): Renovation => ({
  schoolId: school.id,
  version: draft?.version ?? null,
  editor: draft?.editor ?? '2',
  page: presentPage(page),
  languages: school.languages,
  mainLanguage: school.default_language,
  savedAt: draft?.saved_at.toISOString() ?? null,
  savedBy: draft ? presentAuthor(draft) : null,
  publishedVersion,
  schedule: presentSchedule(scheduled, page.page_id),
  ...(parent ? { parent } : {}),
  checks,
});

/** A page of the school above, at its address in a sub-school. */
export const presentParentPage = (
  schoolId: string,
  { page_id: pageId, address, title }: ParentPageRow,
  say: (texts: Translations) => string,
): ParentPage => ({ pageId, address, title: say(title), url: pageUrl(schoolId, address) });

/** When a version was saved, and by whom. */
export const presentSaved = (
  draft: Author & Pick<VersionRow, 'version' | 'saved_at'>,
): NonNullable<DraftEditing['newest']> => ({
  version: draft.version,
  savedAt: draft.saved_at.toISOString(),
  savedBy: presentAuthor(draft),
});

/** What of a page is published by itself, with those it is published with. */
export function presentSchedule(rows: readonly ReleaseRow[], pageId: string): PageSchedule | null {
  const own = rows.find(({ page_id }) => page_id === pageId);
  if (!own) return null;
  return {
    pageIds: rows.map(({ page_id }) => page_id),
    version: own.version,
    publishAt: own.publish_at.toISOString(),
    scheduledBy: presentPerson(own),
  };
}

/** A version in the list of them. */
export const presentVersion = (row: VersionRow): PageVersion => ({
  version: row.version,
  pageIds: [row.page_id],
  releasedAt: row.released_at?.toISOString() ?? null,
  savedAt: row.saved_at.toISOString(),
  savedBy: presentAuthor(row),
  note: row.note,
  isPublished: row.version === row.published_version,
});
