import type { KnowledgeSection, KnowledgeSectionTree } from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { edits, sees, type SectionRights } from './section.policy.ts';
import type { SectionRow } from './section.repository.ts';
import { LEVELS_MAX, type SectionTree } from './section-tree.ts';

export interface SectionView {
  schoolId: string;
  tree: SectionTree<SectionRow>;
  /** What the viewer sees in each section itself. */
  counts: ReadonlyMap<string | null, number>;
  rights: SectionRights;
  wording: Wording;
  /** Of the school. */
  languages: readonly Language[];
}

/** A section as somebody sees it. */
export function presentSection(row: SectionRow, view: SectionView): KnowledgeSection {
  const { tree, counts, rights, wording, schoolId } = view;
  const words = (texts: SectionRow['name']) => textIn(texts, wording.language, wording.schoolDefault);
  const seen = (siblings: SectionRow[]) => siblings.filter((sibling) => sees(rights, sibling));
  const canEdit = edits(rights, row);
  return {
    id: row.id,
    schoolId,
    parentId: row.parent_id,
    path: tree
      .above(row.id)
      .slice(0, LEVELS_MAX)
      .map(({ id, name }) => ({ id, name: words(name) })),
    name: words(row.name),
    summary: words(row.summary),
    audience: row.audience as KnowledgeSection['audience'],
    readers: row.readers as KnowledgeSection['readers'],
    articleCount: tree.below(row.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    subscriberCount: row.subscribers,
    subscribed: row.subscribed,
    position: seen(tree.children(row.parent_id)).findIndex(({ id }) => id === row.id) + 1,
    hasChildren: seen(tree.children(row.id)).length > 0,
    canEdit,
    version: row.version,
    texts: canEdit ? ({ name: row.name, summary: row.summary } as KnowledgeSection['texts']) : null,
    ownArticleCount: canEdit ? row.articles : null,
  };
}

/** What somebody sees below a section, or at the top. */
export const presentTree = (parentId: string | null, view: SectionView): KnowledgeSectionTree[] =>
  view.tree
    .children(parentId)
    .filter((row) => sees(view.rights, row))
    .map((row) => ({ section: presentSection(row, view), children: presentTree(row.id, view) }));
