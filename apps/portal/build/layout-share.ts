import type { Plugin } from 'vite';

/** The layout around every page, and what watches over it; not the parts that its own modules load on demand. */
const LAYOUT =
  /apps[\\/]portal[\\/]src[\\/](layout[\\/]|app[\\/](phone|page-modes|old-browser|layout-signals)\.ts)/;
/** What a page of a school loads at first: the entry, the layout's route and the page's own. */
const FIRST_ROUTES = /routes[\\/]portal\.\$schoolId(\.index)?\.tsx\?tsr-split=component$/;
/** Beside the build's manifest: the share of the layout in each chunk. */
export const LAYOUT_SHARE_FILE = '.vite/layout-share.json';

/**
 * Tells how much of each built chunk is there because of the layout alone. Such a module is one of the layout's, or one
 * that no way from the entry and the routes of a school's home leads to without passing the layout.
 */
export function layoutShare(): Plugin {
  return {
    name: 'stoa:layout-share',
    apply: 'build',
    generateBundle(_, bundle) {
      const reach = (isPassed: (id: string) => boolean): Set<string> => {
        const reached = new Set<string>();
        const waiting = [...this.getModuleIds()].filter(
          (id) => this.getModuleInfo(id)?.isEntry || FIRST_ROUTES.test(id),
        );
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (reached.has(id) || !isPassed(id)) continue;
          reached.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return reached;
      };
      const withLayout = reach(() => true);
      const withoutLayout = reach((id) => !LAYOUT.test(id));
      const shares: Record<string, number> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        let total = 0;
        let layout = 0;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          total += renderedLength;
          if (withLayout.has(id) && !withoutLayout.has(id)) layout += renderedLength;
        }
        if (layout > 0) shares[chunk.fileName] = layout / total;
      }
      this.emitFile({ type: 'asset', fileName: LAYOUT_SHARE_FILE, source: JSON.stringify(shares) });
    },
  };
}
