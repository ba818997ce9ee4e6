import type {
  Content,
  ContentCheck,
  ContentDraft,
  ContentEntry,
  DraftEditing,
  LessonText,
} from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import { presentCaptions } from '../../core/text/captions.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import type { ContentRow, findDraft, findLessonText, listCategories } from './authoring.repository.ts';
import type { LessonMaterial } from './lesson-material.ts';
import { hasLessons, kindOf, stateOf } from './authoring.policy.ts';

interface Person {
  nick_name: string | null;
  real_name: string | null;
  avatar_url: string | null;
}

const person = (id: string | null, { nick_name, real_name, avatar_url }: Person) =>
  id === null
    ? null
    : presentPerson({
        id,
        nick_name: nick_name ?? '',
        real_name: real_name ?? '',
        avatar_url: avatar_url ?? '',
      });

/** Whoever saved something; null where the account was deleted. */
export const presentSaver = (row: Person & { saver_id: string | null }) => person(row.saver_id, row);

/** When a draft was saved, and by whom. */
export const presentSaved = (
  draft: Person & { version: number; saved_at: Date; saver_id: string | null },
): NonNullable<DraftEditing['newest']> => ({
  version: String(draft.version),
  savedAt: draft.saved_at.toISOString(),
  savedBy: presentSaver(draft),
});

/** Something in the list of those who make it. */
export function presentEntry(row: ContentRow, { language, schoolDefault, now }: Wording): ContentEntry {
  const kind = kindOf(row.type);
  const state = stateOf(row, now);
  return {
    id: row.id,
    kind,
    state,
    title: row.title as ContentEntry['title'],
    author: person(row.author_id, row),
    publishedAt: state === 'draft' ? null : (row.published_at?.toISOString() ?? null),
    editedAt: row.edited_at.toISOString(),
    isChanged: state !== 'draft' && row.is_changed,
    lessonCount: hasLessons(kind) ? row.lesson_count : null,
    learnerCount: row.learner_count,
    url: resourceUrl(row),
    section: row.section_id
      ? { id: row.section_id, name: textIn(row.section_name ?? {}, language, schoolDefault) }
      : null,
  };
}

/** Something whole, for those who edit it. */
export function presentContent(
  row: ContentRow,
  {
    school,
    draft,
    saved,
    categories,
    checks,
    language,
    now,
  }: {
    school: SchoolRow;
    draft: ContentDraft;
    saved: Awaited<ReturnType<typeof findDraft>>;
    categories: Awaited<ReturnType<typeof listCategories>>;
    checks: ContentCheck[];
    language: Language | undefined;
    now: Date;
  },
): Content {
  const wanted = language ?? school.default_language;
  const wording = { language: wanted, schoolDefault: school.default_language, now };
  const { kind, state, publishedAt, url } = presentEntry(row, wording);
  return {
    id: row.id,
    kind,
    state,
    publishedAt,
    version: saved?.version ?? 0,
    publishedVersion: saved?.published_version ?? null,
    draft,
    languages: school.languages,
    mainLanguage: school.default_language,
    categories: categories.map(({ id, name }) => ({
      id,
      name: textIn(name, wanted, school.default_language),
    })),
    savedAt: saved?.saved_at.toISOString() ?? null,
    savedBy: saved ? person(saved.saver_id, saved) : null,
    checks,
    url,
  };
}

/** What a lesson teaches, for those who edit it. */
export function presentLessonText(
  { draft, published }: Awaited<ReturnType<typeof findLessonText>>,
  /** The address under which a file can be fetched now. */
  open: (address: string) => string,
): LessonText {
  const material = (draft ? draft.material : published?.material) ?? null;
  return {
    version: draft?.version ?? 0,
    body: draft?.body ?? published?.body ?? {},
    material: material?.type === 'video' ? presentFilm(material) : material,
    fileUrl: material && hasFile(material) ? open(material.url) : null,
    captions: material && 'captions' in material ? presentCaptions(material.captions, open) : [],
    savedAt: draft?.saved_at.toISOString() ?? null,
    savedBy: draft ? person(draft.saver_id, draft) : null,
  };
}

type Filed = Extract<LessonMaterial, { type: 'video' | 'audio' | 'document' | 'file' }>;
const FILED: ReadonlySet<string> = new Set<Filed['type']>(['video', 'audio', 'document', 'file']);
const hasFile = (material: LessonMaterial): material is Filed => FILED.has(material.type);

/** Films of demo content are stored without the name of a file. */
const presentFilm = ({
  url,
  fileName,
  posterUrl,
  ...film
}: Extract<LessonMaterial, { type: 'video' }>): LessonMaterial => ({
  ...film,
  url,
  fileName: fileName ?? url.slice(url.lastIndexOf('/') + 1),
  posterUrl: posterUrl || null,
});
