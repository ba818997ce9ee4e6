import type { ContentCheck, ContentDraft, ContentKind } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { hasText } from '../../core/text/texts.ts';
import { nodesOf } from '../../rich-text/clean.ts';
import { AUTHORED } from './authoring.policy.ts';
import type { Taught } from './authoring.repository.ts';
import { lessonsOf, stopsOf, writtenBody } from './draft-parts.ts';
import { findCircle } from './needs.ts';

const CHECKS_MAX = 200;

interface Checked {
  kind: ContentKind;
  draft: ContentDraft;
  languages: readonly Language[];
  /** What lessons have to teach with, by their ids. */
  taught: ReadonlyMap<string, Taught>;
  /** What it leads to, as far as the school has it. */
  ledTo: readonly LedTo[];
  seatsTaken: number;
  /** Published assignments that somebody handed in: their works go with them. */
  handedInFor: readonly string[];
  now: Date;
}

interface LedTo {
  id: string;
  type: number;
  status: string;
  published_at: Date | null;
}

/** What is to be mended in a draft; an error forbids publishing. */
export function checkDraft({
  kind,
  draft,
  languages,
  taught,
  ledTo,
  seatsTaken,
  handedInFor,
  now,
}: Checked): ContentCheck[] {
  const checks: ContentCheck[] = [];
  const add = (
    severity: ContentCheck['severity'],
    rule: ContentCheck['rule'],
    lessonId: string | null = null,
    language: Language | null = null,
  ) => checks.push({ severity, rule, lessonId, language });
  const missing = (texts: Translations, lessonId: string | null = null) =>
    languages
      .filter((language) => !texts[language]?.trim())
      .forEach((language) => add('warning', 'missingTranslation', lessonId, language));
  if (!hasText(draft.title)) add('error', 'missingTitle');
  if (kind === 'article') {
    const body = writtenBody(draft.body);
    if (Object.keys(body).length === 0) add('error', 'missingText');
    const lacksAlt = Object.values(body).some(({ content }) =>
      nodesOf(content).some(({ type, attrs }) => type === 'image' && !attrs?.alt?.trim()),
    );
    if (lacksAlt) add('warning', 'altText');
    missing(
      Object.fromEntries(
        languages.map((language) => [language, body[language] && draft.title[language] ? 'written' : '']),
      ),
    );
    return checks.slice(0, CHECKS_MAX);
  }
  if (AUTHORED[kind].leadsOn) {
    const stops =
      kind === 'map'
        ? stopsOf(draft).map(({ id, resourceId }) => ({ id, resourceId }))
        : (draft.items ?? []).map((resourceId) => ({ id: resourceId, resourceId }));
    if (stops.length === 0) add('error', 'noStops');
    const known = new Map(ledTo.map((resource) => [resource.id, resource]));
    for (const { id, resourceId } of stops) {
      const resource = known.get(resourceId);
      if (!resource) add('error', 'stopGone', id);
      // A map of maps would have no end of its own.
      else if (
        kind === 'map'
          ? AUTHORED.map.types.includes(resource.type)
          : AUTHORED.topic.types.includes(resource.type)
      )
        add('error', 'stopKind', id);
      else if (resource.status !== 'published' || !resource.published_at || resource.published_at > now)
        add('warning', 'stopHidden', id);
    }
    const circle = kind === 'map' ? findCircle(stopsOf(draft)) : undefined;
    if (circle) add('error', 'needsCircle', circle);
    missing(draft.title);
    return checks.slice(0, CHECKS_MAX);
  }
  const lessons = lessonsOf(draft);
  if (lessons.length === 0) add('error', 'noLessons');
  for (const { id, title, kind: what } of lessons) {
    if (!hasText(title)) add('error', 'missingTitle', id);
    const has = taught.get(id);
    if (what === 'article' && !has?.hasText) add('error', 'missingText', id);
    if (what !== 'article' && what !== 'discussion' && has?.material !== what)
      add('error', 'missingMaterial', id);
    if (what === 'assignment' && has?.hasUntitled) add('error', 'rubricIncomplete', id);
  }
  const kept = new Set(lessons.filter((lesson) => lesson.kind === 'assignment').map(({ id }) => id));
  for (const id of handedInFor) if (!kept.has(id)) add('error', 'worksLost', id);
  if (draft.startsAt && draft.endsAt && draft.startsAt >= draft.endsAt) add('error', 'dates');
  if (draft.capacity !== null && draft.capacity < seatsTaken) add('error', 'capacity');
  missing(draft.title);
  return checks.slice(0, CHECKS_MAX);
}
