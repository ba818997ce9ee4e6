import type { Plugin } from 'vite';

/** What every page of a school needs at first, beside the entry: its layout. */
const FRAME_ROUTE = /routes[\\/]portal\.\$schoolId\.tsx\?tsr-split=component$/;
/** The page that most visitors see first, of a school and of a school below it. */
const HOME_ROUTE =
  /routes[\\/](portal\.\$schoolId\.index|portal_\.\$schoolId\.sub-school\.\$subSchoolId)\.tsx\?tsr-split=component$/;
/** Pages around the schools' own: signing in, one's account, running a school. */
const PLAIN_ROUTE =
  /routes[\\/](?!portal|classInfo|personSpace|design)[^\\/]+\.tsx\?tsr-split=component(---loader)?$/;
/** The page whose fields and machines most forms share. */
const SIGN_IN_ROUTE = /routes[\\/]login\.\[index\]\.tsx\?tsr-split=component$/;
/** The routes that are not in the first load. */
const LATE_ROUTES = /src[\\/]app[\\/]late-routes\.ts$/;
const LIBRARY = /node_modules|packages[\\/]ui[\\/]/;
const BARREL =
  /(node_modules[\\/](react-aria-components|react-aria|react-stately)[\\/].*[\\/]index\.m?js|packages[\\/]machines[\\/]src[\\/][^\\/]+[\\/]index\.ts)$/;
/** What barrels of the libraries name and only pages on demand use, and what signing in does without: it goes where it is used. */
const LATER =
  /(packages[\\/]ui[\\/]src[\\/]rich-text[\\/][^\\/]+\.tsx?$)|(NumberParser|useBlocker|useMutation|useMutationState|mutationObserver|useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryObserver|useQueries|useSuspenseQueries|queriesObserver)\.m?js$/;
const ENTRY = /\.html$|[\\/]main\.tsx$/;
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|openapi-fetch|valibot)[\\/]/;

/**
 * Puts what the first load needs into three large files instead of a hundred small ones: fewer requests, and what is
 * alike compresses together. `vendor` changes with the lock file alone, `base` and `home` with every release; `home` is
 * what pages of a school show and others do not. Nothing that is loaded on demand gets in: only modules that the entry
 * and the first routes import statically count. `forms` is what signing in needs of the libraries beside them,
 * `routes` what is not among the first routes.
 */
export function firstLoad(): Plugin {
  const first = new Set<string>();
  const home = new Set<string>();
  const elsewhere = new Set<string>();
  const forms = new Set<string>();
  const late = new Set<string>();
  const isHome = (id: string) => home.has(id) && !elsewhere.has(id) && !LATER.test(id);
  const isFirst = (id: string) => (first.has(id) || (home.has(id) && !isHome(id))) && !LATER.test(id);
  const isForm = (id: string) => forms.has(id) && LIBRARY.test(id) && !isFirst(id) && !home.has(id);
  const isRoute = (id: string) => late.has(id) && !isFirst(id) && !home.has(id) && !isForm(id);
  return {
    name: 'stoa:first-load',
    apply: 'build',
    buildEnd() {
      const imported = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const walk = (id: string, into: Set<string>) => {
        // A barrel names everything that a library has, not what is used of it.
        if (first.has(id) || into.has(id) || BARREL.test(id)) return;
        into.add(id);
        for (const next of imported(id)) walk(next, into);
      };
      const ids = [...this.getModuleIds()];
      for (const id of ids) if (this.getModuleInfo(id)?.isEntry) walk(id, first);
      // The routes' own modules stay chunks by name, which the server preloads by.
      const walkBelow = (from: (id: string) => boolean, into: Set<string>) => {
        for (const id of ids) if (from(id)) for (const next of imported(id)) walk(next, into);
      };
      walkBelow((id) => FRAME_ROUTE.test(id), first);
      walkBelow((id) => HOME_ROUTE.test(id), home);
      walkBelow((id) => PLAIN_ROUTE.test(id), elsewhere);
      walkBelow((id) => SIGN_IN_ROUTE.test(id), forms);
      walkBelow((id) => LATE_ROUTES.test(id), late);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: (id: string) => isFirst(id) && VENDOR.test(id), priority: 2 },
                { name: 'base', test: (id: string) => isFirst(id) && !ENTRY.test(id), priority: 1 },
                { name: 'home', test: isHome, priority: 1 },
                { name: 'forms', test: isForm, priority: 1 },
                { name: 'routes', test: isRoute, priority: 1 },
              ],
            },
          },
        },
      },
    }),
  };
}
