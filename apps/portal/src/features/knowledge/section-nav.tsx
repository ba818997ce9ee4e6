import { useLingui } from '@lingui/react/macro';
import type { KnowledgeSectionTree } from '@stoa/api/schema';
import { Tree, type TreeNode } from '@stoa/ui/tree';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { sectionHref } from '../../shared/knowledge/knowledge-links.ts';

const ALL = 'all';

/** The sections of a school, to choose from; the one that is shown is marked. */
export function SectionNav({
  schoolId,
  nodes,
  articleCount,
  currentId,
}: {
  schoolId: string;
  nodes: readonly KnowledgeSectionTree[];
  articleCount: number;
  currentId: string | undefined;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const toNode = ({ section, children }: KnowledgeSectionTree): TreeNode => ({
    id: section.id,
    label: section.name,
    href: sectionHref(schoolId, section.id),
    note: formatNumber(section.articleCount, language),
    ...(children.length > 0 ? { children: children.map(toNode) } : {}),
  });
  const all = t({ message: 'All articles', context: 'knowledge', comment: 'First of a list of sections' });
  const note = formatNumber(articleCount, language);
  return (
    <Tree
      // What is shown is unfolded, wherever one came from.
      key={currentId ?? ALL}
      label={t({ message: 'Sections', context: 'knowledge', comment: 'Of the articles of a school' })}
      nodes={[{ id: ALL, label: all, href: sectionHref(schoolId), note }, ...nodes.map(toNode)]}
      selectedIds={new Set([currentId ?? ALL])}
      defaultExpandedIds={[...way(nodes, currentId), ...(currentId ? [currentId] : [])]}
    />
  );
}

/** The sections above one. */
function way(nodes: readonly KnowledgeSectionTree[], id: string | undefined): string[] {
  for (const { section, children } of nodes) {
    if (section.id === id) return [];
    const below = way(children, id);
    if (below.length > 0 || children.some((child) => child.section.id === id)) return [section.id, ...below];
  }
  return [];
}
