import type { Lesson, RichTextDocument } from '@stoa/api/schema';
import type { LessonMaterial, LessonVideo, Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { tableOfContents } from '../../rich-text/from-markdown.ts';
import { presentCaptions } from '../../core/text/captions.ts';
import { activityStatusOf, resourceUrl } from '../resources/resource-card.ts';
import { storedOf, lessonUrl, presentLessonRef, presentPosition } from './class.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import type { ClassRow, findLessonContent, OutlineRow } from './class.repository.ts';
import { isLiveOver, type LessonActivity } from './lesson-activity.ts';

/** Pixels; every film is 16:9, and the page only keeps room in this proportion until the film says its own. */
const VIDEO_SIZE = { width: 960, height: 540 };

interface LessonParts {
  row: ClassRow;
  outline: readonly OutlineRow[];
  lesson: OutlineRow;
  content: Awaited<ReturnType<typeof findLessonContent>>;
  activity: LessonActivity | undefined;
  /** Where its film is streamed from; null where it is not. */
  streamUrl: string | null;
  /** The address under which the viewer can fetch a file now. */
  open: (address: string) => string;
}

/** A lesson whole, for who may see it. */
export function presentLesson(
  { row, outline, lesson, content, activity, streamUrl, open }: LessonParts,
  wording: Wording,
): Lesson {
  const { language, schoolDefault } = wording;
  const index = outline.indexOf(lesson);
  const title = translate(lesson.title, language, schoolDefault);
  const text = bodyIn(content.body, language, schoolDefault);
  const kept = storedOf(lesson);
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
    video: lesson.kind === 'video' && content.video ? presentVideo(content.video, streamUrl, open) : null,
    material: presentMaterial(content.material, { lesson, activity, open, wording }),
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
  material: LessonMaterial | null,
  {
    lesson,
    activity,
    open,
    wording,
  }: Pick<LessonParts, 'lesson' | 'activity' | 'open'> & { wording: Wording },
): Lesson['material'] {
  if (activity?.kind === 'discussion') return { type: 'discussion', isDone: activity.isDone };
  if (material?.type !== lesson.kind) return null;
  const titleOf = (title: Translations) => textIn(title, wording.language, wording.schoolDefault);
  switch (material.type) {
    case 'document':
    case 'file':
      return { ...material, url: open(material.url) };
    case 'audio':
      return {
        ...material,
        url: open(material.url),
        captions: presentCaptions(material.captions, open),
      };
    case 'attendance': {
      const attendance = activity?.kind === 'attendance' ? activity.attendance : undefined;
      return {
        ...material,
        title: attendance?.title ?? null,
        opensAt: attendance?.opens_at.toISOString() ?? null,
        closesAt: attendance?.closes_at.toISOString() ?? null,
        isDone: attendance?.is_done ?? false,
      };
    }
    case 'exam': {
      const exam = activity?.kind === 'exam' ? activity.exam : undefined;
      return {
        ...material,
        title: exam ? titleOf(exam.title) : null,
        url: exam ? resourceUrl(exam) : null,
        state: exam?.is_submitted ? 'submitted' : exam?.is_running ? 'running' : 'notStarted',
      };
    }
    case 'survey': {
      const survey = activity?.kind === 'survey' ? activity.survey : undefined;
      return {
        ...material,
        title: survey ? titleOf(survey.content.title) : null,
        url: survey ? `/classInfo/${survey.school_id}/question-survey/${survey.id}` : null,
        isDone: survey?.is_done ?? false,
      };
    }
    case 'live': {
      const live = activity?.kind === 'live' ? activity.live : undefined;
      const status = isLiveOver(live, wording.now)
        ? 3
        : activityStatusOf(live?.starts_at ?? null, live?.ends_at ?? null, wording.now);
      return {
        ...material,
        title: live ? titleOf(live.title) : null,
        url: live ? resourceUrl(live) : null,
        startsAt: live?.starts_at?.toISOString() ?? null,
        activityStatus: live ? status : null,
        isDone: live?.is_done ?? false,
      };
    }
    default:
      return material;
  }
}

const presentVideo = (
  video: LessonVideo,
  streamUrl: string | null,
  open: LessonParts['open'],
): Lesson['video'] => ({
  url: open(video.url),
  streamUrl,
  posterUrl: video.posterUrl || null,
  seconds: video.seconds,
  ...VIDEO_SIZE,
  captions: presentCaptions(video.captions, open),
});
