import type { Language, PageCheck } from '@stoa/api/schema';

/** What is to be mended on one block, or on the page itself. */
export interface CheckGroup {
  /** Null for the page. */
  blockId: string | null;
  found: { rule: PageCheck['rule']; languages: Language[] }[];
}

/** Checks by block, and by what is to be mended there, in the order in which they come. */
export function groupChecks(checks: readonly PageCheck[]): CheckGroup[] {
  const groups = Map.groupBy(checks, ({ blockId }) => blockId);
  return [...groups].map(([blockId, own]) => ({
    blockId,
    found: [...Map.groupBy(own, ({ rule }) => rule)].map(([rule, alike]) => ({
      rule,
      languages: [...new Set(alike.flatMap(({ language }) => language ?? []))],
    })),
  }));
}
