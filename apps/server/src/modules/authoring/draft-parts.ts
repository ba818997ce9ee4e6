import type { ContentDraft, RichTextDocument } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { Problem } from '../../http/problem.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import { cleanDocument, hasContent, nodesOf } from '../../rich-text/clean.ts';

/** Lessons of a class, in all of its sections. */
export const LESSONS_MAX = 500;
/** Stops of a learning map, in all of its stages. */
export const STOPS_MAX = 200;

/** A rich text by language. */
export type Documents = Partial<Record<Language, RichTextDocument>>;

const refusal = (path: string, rule: string, message: string): Problem =>
  new Problem('CONTENT_INVALID', { fields: [{ path, rule, message }] });

const entries = (body: Documents) => Object.entries(body) as [Language, RichTextDocument][];

/**
 * Texts as they are kept: without what the contract does not name.
 * @throws {Problem} CONTENT_INVALID for a link that leads where it must not, a picture from elsewhere and what is
 *   nested too deeply
 */
export function cleanBody(
  body: Documents,
  schoolId: string,
  path: string,
): { body: Documents; names: string[] } {
  const names = new Set<string>();
  const clean = entries(body).map(([language, document]): [Language, RichTextDocument] => {
    const at = `${path}/${language}`;
    const kept = cleaned(document, at);
    for (const { type, marks = [], attrs } of nodesOf(kept.content)) {
      for (const mark of marks)
        if (mark.type === 'link' && !isSafeAddress(mark.attrs?.href ?? ''))
          throw refusal(at, 'format', 'has a link that is neither a path nor an http(s) address');
      if (type !== 'image') continue;
      const name = readFileAddress(attrs?.src ?? '', schoolId);
      if (name === undefined) throw refusal(at, 'format', 'has a picture that is not on this server');
      if (name !== null) names.add(name);
    }
    return [language, kept];
  });
  return { body: Object.fromEntries(clean), names: [...names] };
}

function cleaned(document: RichTextDocument, path: string): RichTextDocument {
  try {
    return cleanDocument(document);
  } catch (error) {
    if (error instanceof RangeError) throw refusal(path, 'depth', 'is nested too deeply');
    throw error;
  }
}

/**
 * A draft as it is kept, and the uploads in it.
 * @throws {Problem} CONTENT_INVALID, UPLOAD_NOT_OWNED for a picture of another school
 */
export function cleanDraft(draft: ContentDraft, schoolId: string): { draft: ContentDraft; names: string[] } {
  const { body, names } = cleanBody(draft.body, schoolId, 'body/draft/body');
  const cover = draft.coverUrl === null ? null : readFileAddress(draft.coverUrl, schoolId);
  if (cover === undefined) throw refusal('body/draft/coverUrl', 'format', 'must be a picture of this server');
  const ids = draft.sections.flatMap((section) => [section.id, ...section.lessons.map(({ id }) => id)]);
  if (new Set(ids).size !== ids.length)
    throw refusal('body/draft/sections', 'unique', 'has two sections or lessons with one id');
  if (lessonsOf(draft).length > LESSONS_MAX)
    throw refusal('body/draft/sections', 'maxItems', `must not have more than ${LESSONS_MAX} lessons`);
  requireWholeMap(draft);
  return { draft: { ...draft, body }, names: cover === null ? names : [...new Set([...names, cover])] };
}

/** @throws {Problem} CONTENT_INVALID for stages that cannot be kept */
function requireWholeMap(draft: ContentDraft): void {
  const { stages = [] } = draft;
  if (stages.length === 0) return;
  const path = 'body/draft/stages';
  const stops = stopsOf(draft);
  const ids = [...stages, ...stops].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw refusal(path, 'unique', 'has two stages or stops with one id');
  if (stops.length > STOPS_MAX) throw refusal(path, 'maxItems', `must not have more than ${STOPS_MAX} stops`);
  const known = new Set(stops.map(({ id }) => id));
  if (stops.some(({ needs }) => needs.some((need) => !known.has(need))))
    throw refusal(path, 'needs', 'has a stop that waits for one that is not in the map');
}

/** All stops of a learning map, in their order. */
export const stopsOf = ({ stages = [] }: Pick<ContentDraft, 'stages'>) =>
  stages.flatMap(({ stops }) => stops);

/** Resources that a learning map or a topic leads to. */
export const leadsTo = (draft: Pick<ContentDraft, 'stages' | 'items'>): string[] => [
  ...stopsOf(draft).map(({ resourceId }) => resourceId),
  ...(draft.items ?? []),
];

/** All lessons, in their order. */
export const lessonsOf = ({ sections }: Pick<ContentDraft, 'sections'>) =>
  sections.flatMap(({ lessons }) => lessons);

/** The texts without those languages in which nothing is written. */
export const written = (texts: Translations): Translations =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** The documents without those languages in which nothing is written. */
export const writtenBody = (body: Documents): Documents =>
  Object.fromEntries(entries(body).filter(([, document]) => hasContent(document)));

/** Names of uploads in texts that were looked at when they were saved. */
export const picturesOf = (body: Documents, schoolId: string): string[] =>
  entries(body).flatMap(([, document]) =>
    nodesOf(document.content).flatMap(({ type, attrs }) => {
      const name = type === 'image' ? readFileAddress(attrs?.src ?? '', schoolId) : undefined;
      return name ? [name] : [];
    }),
  );
