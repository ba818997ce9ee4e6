import type { Plugin } from 'vite';

/** The frame around every page, and what watches over it; not the parts that its own modules load on demand. */
const FRAME =
  /apps[\\/]portal[\\/]src[\\/](frame[\\/]|app[\\/](phone|page-modes|old-browser|frame-signals)\.ts)/;
/** What a page of a school loads at first: the entry, the frame's route and the page's own. */
const FIRST_ROUTES = /routes[\\/]portal\.\$schoolId(\.index)?\.tsx\?tsr-split=component$/;
/** Beside the build's manifest: the share of the frame in each chunk. */
export const FRAME_SHARE_FILE = '.vite/frame-share.json';

/**
 * Tells how much of each built chunk is there because of the frame alone. Such a module is one of the frame's, or one
 * that no way from the entry and the routes of a school's home leads to without passing the frame.
 */
export function frameShare(): Plugin {
  return {
    name: 'stoa:frame-share',
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
      const withFrame = reach(() => true);
      const withoutFrame = reach((id) => !FRAME.test(id));
      const shares: Record<string, number> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        let total = 0;
        let frame = 0;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          total += renderedLength;
          if (withFrame.has(id) && !withoutFrame.has(id)) frame += renderedLength;
        }
        if (frame > 0) shares[chunk.fileName] = frame / total;
      }
      this.emitFile({ type: 'asset', fileName: FRAME_SHARE_FILE, source: JSON.stringify(shares) });
    },
  };
}
