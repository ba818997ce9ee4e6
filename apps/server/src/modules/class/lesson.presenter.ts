import type { Lesson, RichTextDocument } from '@stoa/api/schema';
import type { LessonVideo } from '../../database/tables.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { tableOfContents } from '../../rich-text/from-markdown.ts';
import { presentLanguages } from '../../core/schools/schools.presenter.ts';
import { keptOf, lessonUrl, presentLessonRef, presentPosition } from './class.presenter.ts';
import type { Wording } from '../../core/schools/asker.ts';
import type { ClassRow, findLessonContent, OutlineRow } from './class.repository.ts';

/** Pixels; every film is 16:9, and the page only keeps room in this proportion until the film says its own. */
const VIDEO_SIZE = { width: 960, height: 540 };

const NAMES = new Map(
  presentLanguages({ languages: [...LANGUAGES], default_language: 'zh_CN' }).map(({ code, name }) => [
    code,
    name,
  ]),
);

/** A lesson whole, for who may see it. */
export function presentLesson(
  row: ClassRow,
  outline: readonly OutlineRow[],
  lesson: OutlineRow,
  content: Awaited<ReturnType<typeof findLessonContent>>,
  wording: Wording,
): Lesson {
  const { language, schoolDefault } = wording;
  const index = outline.indexOf(lesson);
  const title = translate(lesson.title, language, schoolDefault);
  const text = bodyIn(content.body, language, schoolDefault);
  const kept = keptOf(lesson);
  const ref = (other: OutlineRow | undefined) => (other ? presentLessonRef(row, other, wording) : null);
  return {
    id: lesson.id,
    classId: row.id,
    classTitle: textIn(row.title, language, schoolDefault),
    sectionTitle: textIn(lesson.section_title, language, schoolDefault),
    title: title.text,
    lang: lesson.kind === 'article' && text ? text.lang : title.language,
    kind: lesson.kind,
    minutes: Math.max(1, lesson.minutes),
    body: text?.body ?? null,
    toc: text ? tableOfContents(text.body) : [],
    video: lesson.kind === 'video' && content.video ? presentVideo(content.video) : null,
    position: kept ? presentPosition(kept, lesson.kind) : null,
    previous: ref(outline[index - 1]),
    next: ref(outline[index + 1]),
    url: lessonUrl(row, lesson.id),
  };
}

/** The body in the language that texts fall back to; undefined where there is none. */
function bodyIn(
  bodies: Partial<Record<Language, object>> | null,
  language: Language,
  schoolDefault: Language,
): { body: RichTextDocument; lang: Language } | undefined {
  const lang = translate(
    Object.fromEntries(Object.keys(bodies ?? {}).map((code) => [code, code])),
    language,
    schoolDefault,
  ).language;
  const body = bodies?.[lang];
  return body ? { body: body as RichTextDocument, lang } : undefined;
}

const presentVideo = (video: LessonVideo): Lesson['video'] => ({
  url: video.url,
  posterUrl: video.posterUrl || null,
  seconds: video.seconds,
  ...VIDEO_SIZE,
  captions: LANGUAGES.flatMap((lang) => {
    const url = video.captions[lang];
    return url ? [{ lang, label: NAMES.get(lang) ?? lang, url }] : [];
  }),
});
