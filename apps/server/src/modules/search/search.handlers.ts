import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { hasConsented, needsConsent } from '../statistics/consent.ts';
import { enterSchool, type SchoolScope } from '../../core/schools/school-scope.ts';
import { clearSearches, listSearches, rememberSearch } from './history.repository.ts';
import { cleanKeyword } from '../../core/text/keyword.ts';
import { searchSchool, type SearchQuery } from './search.service.ts';
import { listHotWords } from './suggestions.repository.ts';
import { findSuggestions } from './suggestions.ts';

type SearchOperations = 'search' | 'suggest' | 'listSearchHistory' | 'clearSearchHistory' | 'hotSearch';

const HISTORY_SHOWN = 10;

/** Searching in a school: hits, suggestions, hot words, one's own searches. */
export function searchHandlers(services: Services): Pick<Handlers, SearchOperations> {
  const { database, clock, cache, config, log, usage } = services;
  const remember = async (schoolId: string, accountId: string, keyword: string) => {
    try {
      await database.write({ schoolId, accountId }, (tx) =>
        rememberSearch(tx, { schoolId, accountId }, keyword, clock.now()),
      );
    } catch (error) {
      // What was found is worth more than that it is remembered.
      log.warn({ err: error }, 'a search could not be remembered');
    }
  };
  /** A search is counted with its first page, and where consent is needed only with it. */
  /** Looking at further pages of the same results is not another search. */
  const isRecorded = (query: SearchQuery, text: string) => text !== '' && (query.pageNumber ?? 1) === 1;
  const record = (
    scope: SchoolScope,
    query: SearchQuery,
    text: string,
    total: number,
    { request }: RequestContext,
  ) => {
    if (!isRecorded(query, text)) return;
    if (!needsConsent(scope) || hasConsented(request, config)) usage.addSearch(scope.id, text, total > 0);
  };
  return {
    search: async ({ query, context }) => {
      const scope = await enterSchool(services, query.schoolId, context.viewer);
      if (!context.viewer) {
        const { from: _from, keyword, ...rest } = query;
        const clean = cleanKeyword(keyword ?? '');
        const key = `search|${context.language}|${clean.cut}|${JSON.stringify(rest)}|${clean.text}`;
        const found = await cache.get(scope.id, key, () => searchSchool(services, scope, query, context));
        record(scope, query, clean.text, found.total, context);
        return ok(found, { publicUntil: Infinity, isCounted: isRecorded(query, clean.text) });
      }
      const { text } = cleanKeyword(query.keyword ?? '');
      const [answer] = await Promise.all([
        searchSchool(services, scope, query, context),
        isRecorded(query, text) ? remember(scope.id, context.viewer.accountId, text) : undefined,
      ]);
      record(scope, query, text, answer.total, context);
      return ok(answer);
    },
    suggest: async ({ query, context }) => {
      const scope = await enterSchool(services, query.schoolId, context.viewer);
      const language = context.language ?? scope.defaultLanguage;
      const keyword = cleanKeyword(query.keyword ?? '').text;
      const accountId = context.viewer?.accountId;
      const load = () =>
        database.read({ schoolId: scope.id, accountId }, (tx) =>
          findSuggestions(tx, {
            keyword,
            language,
            schoolDefault: scope.defaultLanguage,
            reader: { member: scope.member, teaches: scope.teaches, now: clock.now() },
            accountId,
          }),
        );
      const items =
        accountId === undefined
          ? await cache.get(scope.id, `suggest|${language}|${keyword}`, load)
          : await load();
      return ok({ items }, 'public');
    },
    listSearchHistory: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const { id: schoolId } = await enterSchool(services, query.schoolId, context.viewer);
      const rows = await database.read({ schoolId, accountId }, (tx) =>
        listSearches(tx, accountId, HISTORY_SHOWN),
      );
      return ok({
        items: rows.map((row) => ({ keyword: row.keyword, searchedAt: row.searched_at.toISOString() })),
      });
    },
    clearSearchHistory: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const { id: schoolId } = await enterSchool(services, query.schoolId, context.viewer);
      return ok({
        removed: await database.write({ schoolId, accountId }, (tx) =>
          clearSearches(tx, accountId, query.keyword && cleanKeyword(query.keyword).text),
        ),
      });
    },
    hotSearch: async ({ query, context }) => {
      const scope = await enterSchool(services, query.schoolId, context.viewer);
      const language = context.language ?? scope.defaultLanguage;
      const words = await cache.get(scope.id, `hot-words|${language}`, () =>
        database.read({ schoolId: scope.id }, (tx) => listHotWords(tx, language, scope.defaultLanguage)),
      );
      return ok({ items: words.map((keyword, index) => ({ rank: index + 1, keyword })) }, 'public');
    },
  };
}
