import type {
  ManagedSurvey,
  Survey,
  SurveyDraft,
  SurveyDraftItem,
  SurveyEntry,
  SurveyItem,
} from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import { COUNTED_MAX } from '../../database/keyset.ts';
import type { Translations } from '../../database/tables.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { phaseOf, type denialOf } from './survey.policy.ts';
import type { findPublished, ManagedRow } from './survey.repository.ts';

const addressOf = (schoolId: string, id: string): string => `/classInfo/${schoolId}/question-survey/${id}`;

const isChanged = ({ version, published_version }: ManagedRow): boolean => version !== published_version;

/** A survey in the list of those who make them. */
export const presentEntry = (row: ManagedRow): SurveyEntry => ({
  id: row.id,
  title: row.draft.title,
  status: row.status,
  isChanged: isChanged(row),
  answerCount: Math.min(row.answer_count, COUNTED_MAX),
  answersAreExact: row.answer_count <= COUNTED_MAX,
  opensAt: row.draft.opensAt,
  closesAt: row.draft.closesAt,
  url: addressOf(row.school_id, row.id),
  savedAt: row.saved_at.toISOString(),
});

/** A survey as it is edited. */
export const presentManaged = (
  row: ManagedRow,
  school: Pick<SchoolRow, 'languages' | 'default_language'>,
): ManagedSurvey => ({
  id: row.id,
  version: row.version,
  draft: row.draft,
  status: row.status,
  isChanged: isChanged(row),
  answerCount: Math.min(row.answer_count, COUNTED_MAX),
  languages: school.languages,
  mainLanguage: school.default_language,
  url: addressOf(row.school_id, row.id),
  savedAt: row.saved_at.toISOString(),
});

/** What a survey says to who has answered it. */
export const thanksIn = ({ thanks }: Pick<SurveyDraft, 'thanks'>, wording: Wording): string =>
  textIn(thanks, wording.language, wording.schoolDefault);

/** A question in the language that `say` says texts in. */
export function presentItem(item: SurveyDraftItem, say: (texts: Translations) => string): SurveyItem {
  const shown = (picture: SurveyDraftItem['picture']) =>
    picture ? { picture: { ...picture, alt: say(picture.alt) } } : {};
  const entry = ({ key, text, area, picture: own }: SurveyDraftItem['options'][number]) => ({
    key,
    text: say(text),
    ...(area ? { area } : {}),
    ...shown(own),
  });
  const { picture, passage, ...rest } = item;
  return {
    ...rest,
    ...shown(picture),
    text: say(item.text),
    options: item.options.map(entry),
    rows: item.rows.map(entry),
    ...(passage ? { passage: say(passage) } : {}),
    lowLabel: say(item.lowLabel),
    highLabel: say(item.highLabel),
  };
}

/** A survey for whoever may answer it. Its questions are for those who can answer now. */
export function presentSurvey(
  row: Awaited<ReturnType<typeof findPublished>>,
  { reason, answered }: { reason: ReturnType<typeof denialOf>; answered: boolean },
  wording: Wording,
): Survey {
  const { content } = row;
  const title = translate(content.title, wording.language, wording.schoolDefault);
  // All texts in the language of the title, where they are written in it.
  const say = (texts: Translations): string => textIn(texts, title.language, wording.schoolDefault);
  return {
    id: row.id,
    schoolId: row.school_id,
    version: row.version,
    title: title.text,
    introduction: say(content.introduction),
    thanks: say(content.thanks),
    lang: title.language,
    anonymous: content.anonymous,
    loginRequired: content.answeredBy === 'person',
    opensAt: content.opensAt,
    closesAt: content.closesAt,
    activityStatus: phaseOf(row, wording.now),
    answered,
    pages:
      reason === null
        ? content.pages.map(({ id, title: heading, items }) => ({
            id,
            title: say(heading),
            items: items.map((item) => presentItem(item, say)),
          }))
        : [],
    abilities: { answer: reason === null, reason },
  };
}
