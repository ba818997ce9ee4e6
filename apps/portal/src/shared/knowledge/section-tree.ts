import type { KnowledgeSection, KnowledgeSectionTree } from '@stoa/api/schema';

/** A section with how deep it stands; the top level is 0. */
export interface PlacedSection {
  section: KnowledgeSection;
  level: number;
  siblings: readonly KnowledgeSection[];
}

/** All sections one after the other, those below a section after it. */
export const flatten = (nodes: readonly KnowledgeSectionTree[], level = 0): PlacedSection[] =>
  nodes.flatMap(({ section, children }) => [
    { section, level, siblings: nodes.map((node) => node.section) },
    ...flatten(children, level + 1),
  ]);

/** What a section is called where it stands in a list: with those above it. */
export const fullName = ({ path, name }: KnowledgeSection): string =>
  [...path.map((above) => above.name), name].join(' / ');
