import type { SectionInput } from '@stoa/api/knowledge.calls';
import type { KnowledgeSection, SectionAudience } from '@stoa/api/schema';
import type { PlacedSection } from '../../../shared/knowledge/section-tree.ts';
import type { EditedTexts } from '../texts.ts';

export const NAME_MAX = 200;
export const SUMMARY_MAX = 500;
/** Levels that sections are nested in. */
const LEVELS_MAX = 4;

/** A section as it is edited. */
export interface SectionForm {
  parentId: string | null;
  name: EditedTexts;
  summary: EditedTexts;
  audience: SectionAudience;
}

export const emptyForm = (parentId: string | null): SectionForm => ({
  parentId,
  name: {},
  summary: {},
  audience: 1,
});

export const formOf = ({ parentId, texts, audience }: KnowledgeSection): SectionForm => ({
  parentId,
  name: texts?.name ?? {},
  summary: texts?.summary ?? {},
  audience,
});

const written = (texts: EditedTexts) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (text?.trim() ? [[code, text.trim()]] : [])),
  );

/** What is sent; undefined where it has no name in any language. */
export function inputOf({ parentId, name, summary, audience }: SectionForm): SectionInput | undefined {
  const names = written(name);
  if (Object.keys(names).length === 0) return undefined;
  const summaries = written(summary);
  return {
    parentId,
    name: names,
    ...(Object.keys(summaries).length > 0 ? { summary: summaries } : {}),
    audience,
  };
}

/** Where a section can stand: not below itself, and no deeper than four levels. @param own undefined for a new one */
export function placesFor(
  sections: readonly PlacedSection[],
  own: KnowledgeSection | undefined,
): KnowledgeSection[] {
  const isBelow = ({ id, path }: KnowledgeSection) =>
    id === own?.id || path.some((above) => above.id === own?.id);
  const ownLevel = own ? own.path.length : 0;
  const height = own
    ? Math.max(...sections.flatMap(({ section, level }) => (isBelow(section) ? [level - ownLevel + 1] : [1])))
    : 1;
  return sections.flatMap(({ section, level }) =>
    isBelow(section) || level + 1 + height > LEVELS_MAX ? [] : [section],
  );
}

/** The ids of siblings with one of them a place up or down. */
export function movedIds(siblings: readonly KnowledgeSection[], id: string, by: 1 | -1): string[] {
  const ids = siblings.map((sibling) => sibling.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  ids.splice(from, 1);
  ids.splice(to, 0, id);
  return ids;
}
