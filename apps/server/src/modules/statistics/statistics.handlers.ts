import type { Statistics, StatisticsFigures } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { count } from '../../core/limits/limits.repository.ts';
import { invalid } from '../../core/text/texts.ts';
import { findSchool, type SchoolRow } from '../../core/schools/schools.repository.ts';
import { findSetting } from '../../core/schools/school-config.repository.ts';
import { textIn } from '../../i18n/translate.ts';
import { codesOfLinks, footersOf } from '../layout/footer.ts';
import { findParentFooter } from '../layout/parent-footer.repository.ts';
import { CLICK_CODES, clickOf, pageOf, viewCodesOf } from './codes.ts';
import { COOKIE_POLICY_VERSION, hasConsented, rememberChoice, needsConsent } from './consent.ts';
import { readCounts, addCookieChoice } from './statistics.repository.ts';

type StatisticsOperations = 'collectEvents' | 'reportCookieChoice' | 'getStatistics';

const BATCH_MAX_BYTES = 8 * 1024;
const DAY_MS = 86_400_000;
const RANGE_MAX_DAYS = 366;
const CHOICES_PER_ADDRESS = { limit: 60, windowSeconds: 3600 };
const FIGURES: Record<keyof StatisticsFigures, string> = {
  visits: 'visit',
  views: 'view',
  clicks: 'click',
  searches: 'search',
  searchesWithoutResult: 'searchMiss',
  feedback: 'feedback',
};

/** The cookie choice, what is counted, and where those who run a school read it. */
export function statisticsHandlers(services: Services): Pick<Handlers, StatisticsOperations> {
  const { database, clock, config, cache, usage } = services;
  const views = new Set(Object.values(viewCodesOf(config.region)));
  const clicks = new Set(Object.values(CLICK_CODES));
  const schoolOf = (schoolId: string): Promise<SchoolRow> =>
    cache.get(schoolId, 'settings-school', () =>
      database.read({ schoolId }, (tx) => findSchool(tx, schoolId)),
    );
  /** The links of the school's footers by their codes, also of those that it takes from the school above. */
  const linksOf = (school: SchoolRow) =>
    cache.get(school.id, 'footer-codes', () =>
      database.read({ schoolId: school.id }, async (tx) => {
        const row = await findSetting(tx, school.id, 'footer');
        const above = school.inherited.includes('footerLinks') ? await findParentFooter(tx) : null;
        return new Map([
          ...codesOfLinks(footersOf(above?.stored ?? undefined)),
          ...codesOfLinks(footersOf(row?.value)),
        ]);
      }),
    );
  return {
    collectEvents: async ({ body, headers, context }) => {
      if (Number(headers['content-length'] ?? 0) > BATCH_MAX_BYTES)
        throw new Problem('PAYLOAD_TOO_LARGE', { limit: BATCH_MAX_BYTES });
      const school = await schoolOf(body.schoolId);
      if (needsConsent(school) && !hasConsented(context.request, config))
        return ok({ counted: 0, ignored: body.events.length });
      const links = body.events.some(({ kind, code }) => kind === 'click' && !clicks.has(code))
        ? await linksOf(school)
        : undefined;
      const known = body.events.filter(({ kind, code }) =>
        kind === 'view' ? views.has(code) : clicks.has(code) || links?.has(code),
      );
      for (const { kind, code, entry } of known) {
        usage.add(school.id, kind, code);
        if (kind === 'view' && entry) usage.add(school.id, 'visit');
      }
      return ok({ counted: known.length, ignored: body.events.length - known.length });
    },
    reportCookieChoice: async ({ query, body, context }) => {
      const { schoolId, operation } = query;
      if (schoolId) await schoolOf(schoolId);
      const now = clock.now();
      const id = crypto.randomUUID();
      const kept = await database.write({ schoolId }, async (tx) => {
        const asked = await count(tx, `cookie-choice|${context.ip}`, CHOICES_PER_ADDRESS, now);
        if (asked.count > CHOICES_PER_ADDRESS.limit)
          return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: asked.retryAfterSeconds });
        await addCookieChoice(
          tx,
          id,
          schoolId,
          operation,
          body?.policyVersion ?? COOKIE_POLICY_VERSION,
          chooseLanguage(context.language, undefined),
          now,
        );
        return undefined;
      });
      if (kept) throw kept;
      rememberChoice(context.reply, config, { operation, id });
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    getStatistics: async ({ query: { from, to }, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      authorize(viewer, 'PORTAL_DECORATION', schoolId);
      const days = daysOf(from, to);
      const school = await schoolOf(schoolId);
      const links = await linksOf(school);
      const language = chooseLanguage(context.language, undefined, school.default_language);
      const labelOf = (code: string): string | null => {
        const name = links.get(code);
        return name ? textIn(name, language, school.default_language) : null;
      };
      const { byDay, byCode, misses } = await database.read({ schoolId }, (tx) =>
        readCounts(tx, schoolId, from, to),
      );
      const sum = (day?: string): StatisticsFigures =>
        Object.fromEntries(
          Object.entries(FIGURES).map(([name, kind]) => [
            name,
            byDay
              .filter((row) => row.kind === kind && (day === undefined || row.day === day))
              .reduce((total, row) => total + row.count, 0),
          ]),
        ) as unknown as StatisticsFigures;
      return ok({
        from,
        to,
        days: days.map((day) => ({ day, ...sum(day) })),
        totals: sum(),
        pages: pagesOf(byCode),
        clicks: byCode
          .filter(({ kind, code }) => kind === 'click' && (clickOf(code) ?? links.has(code)))
          .map(({ code, count: times }) => ({
            code,
            action: clickOf(code) ?? null,
            label: labelOf(code),
            count: times,
          }))
          .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
        searchesWithoutResult: misses,
      });
    },
  };
}

/** Views by kind of page: a school may have been counted in more than one region. */
function pagesOf(byCode: { kind: string; code: string; count: number }[]): Statistics['pages'] {
  const views = new Map<Statistics['pages'][number]['page'], number>();
  for (const { kind, code, count: times } of byCode)
    if (kind === 'view') views.set(pageOf(code), (views.get(pageOf(code)) ?? 0) + times);
  return [...views].map(([page, times]) => ({ page, views: times })).sort((a, b) => b.views - a.views);
}

/** @throws {Problem} VALIDATION_FAILED for a range that ends before it begins or is too long */
function daysOf(from: string, to: string): string[] {
  const first = Date.parse(from);
  const length = (Date.parse(to) - first) / DAY_MS + 1;
  if (!(length >= 1)) throw invalid('query/to', 'minimum', 'must not be before from');
  if (length > RANGE_MAX_DAYS) throw invalid('query/to', 'maximum', `must be at most ${RANGE_MAX_DAYS} days`);
  return Array.from({ length }, (_value, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}
