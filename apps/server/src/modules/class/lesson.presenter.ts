import type { Lesson, RichTextDocument } from '@stoa/api/schema';
import type { LessonMaterial, LessonVideo } from '../../database/tables.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { tableOfContents } from '../../rich-text/from-markdown.ts';
import { presentLanguages } from '../../core/schools/schools.presenter.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import { keptOf, lessonUrl, presentLessonRef, presentPosition } from './class.presenter.ts';
import type { Wording } from '../../core/schools/asker.ts';
import type { ClassRow, findLessonContent, findLessonExam, OutlineRow } from './class.repository.ts';

/** Pixels; every film is 16:9, and the page only keeps room in this proportion until the film says its own. */
const VIDEO_SIZE = { width: 960, height: 540 };

const NAMES = new Map(
  presentLanguages({ languages: [...LANGUAGES], default_language: 'zh_CN' }).map(({ code, name }) => [
    code,
    name,
  ]),
);

interface LessonParts {
  row: ClassRow;
  outline: readonly OutlineRow[];
  lesson: OutlineRow;
  content: Awaited<ReturnType<typeof findLessonContent>>;
  /** Of a lesson that is an exam, where it is still there. */
  exam: Awaited<ReturnType<typeof findLessonExam>>;
  /** The address under which the viewer can fetch a file now. */
  open: (address: string) => string;
}

/** A lesson whole, for who may see it. */
export function presentLesson(
  { row, outline, lesson, content, exam, open }: LessonParts,
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
    video: lesson.kind === 'video' && content.video ? presentVideo(content.video, open) : null,
    material:
      content.material?.type === lesson.kind
        ? presentMaterial(content.material, { exam, open, wording })
        : null,
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

function presentMaterial(
  material: LessonMaterial,
  { exam, open, wording }: Pick<LessonParts, 'exam' | 'open'> & { wording: Wording },
): Lesson['material'] {
  if (material.type === 'document') return { ...material, url: open(material.url) };
  if (material.type === 'link' || material.type === 'assignment') return material;
  return {
    ...material,
    title: exam ? textIn(exam.title, wording.language, wording.schoolDefault) : null,
    url: exam ? resourceUrl(exam) : null,
    state: exam?.is_submitted ? 'submitted' : exam?.is_running ? 'running' : 'notStarted',
  };
}

const presentVideo = (video: LessonVideo, open: LessonParts['open']): Lesson['video'] => ({
  url: open(video.url),
  posterUrl: video.posterUrl || null,
  seconds: video.seconds,
  ...VIDEO_SIZE,
  captions: LANGUAGES.flatMap((lang) => {
    const url = video.captions[lang];
    return url ? [{ lang, label: NAMES.get(lang) ?? lang, url: open(url) }] : [];
  }),
});
