import type { Plugin } from 'vite';

/** What every page of a school needs at first, beside the entry: its frame and the home page. */
const FIRST_ROUTES = /routes[\\/]portal\.\$schoolId(\.index)?\.tsx\?tsr-split=component$/;
const BARREL =
  /(node_modules[\\/](react-aria-components|react-aria|react-stately)[\\/].*[\\/]index\.m?js|packages[\\/]machines[\\/]src[\\/][^\\/]+[\\/]index\.ts)$/;
/** What barrels of the libraries name and only pages on demand use: it goes where it is used. */
const LATER =
  /(NumberParser|useBlocker|useMutation|useMutationState|mutationObserver|useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryObserver|useQueries|useSuspenseQueries|queriesObserver)\.m?js$/;
const ENTRY = /\.html$|[\\/]main\.tsx$/;
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|openapi-fetch|openapi-react-query)[\\/]/;

/**
 * Puts what the first load needs into two large files instead of a hundred small ones: fewer requests, and what is
 * alike compresses together. `vendor` changes with the lock file alone, `base` with every release. Nothing that is
 * loaded on demand gets in: only modules that the entry and the first routes import statically count.
 */
export function firstLoad(): Plugin {
  const first = new Set<string>();
  const isFirst = (id: string) => first.has(id) && !LATER.test(id);
  return {
    name: 'stoa:first-load',
    apply: 'build',
    buildEnd() {
      const walk = (id: string) => {
        // A barrel names everything that a library has, not what is used of it.
        if (first.has(id) || BARREL.test(id)) return;
        first.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) walk(next);
      };
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.isEntry) walk(id);
        // The routes' own modules stay chunks by name, which the server preloads by.
        if (FIRST_ROUTES.test(id)) for (const next of this.getModuleInfo(id)?.importedIds ?? []) walk(next);
      }
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: (id: string) => isFirst(id) && VENDOR.test(id), priority: 2 },
                { name: 'base', test: (id: string) => isFirst(id) && !ENTRY.test(id), priority: 1 },
              ],
            },
          },
        },
      },
    }),
  };
}
