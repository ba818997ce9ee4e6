import type { Goods } from '@stoa/api/schema';
import { sql } from 'kysely';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { presentCard, type CardOptions, type CardRow } from '../resources/resource-card.ts';
import { TYPES_FOR_SALE } from '../resources/kinds/registry.ts';
import { ofTypes, type Condition } from '../resources/resource-filter.ts';
import { listCards, matchesKeyword } from '../resources/resources.repository.ts';
import { enterSchool } from '../../core/schools/school-scope.ts';
import { cleanKeyword, parseKeyword } from '../../core/text/keyword.ts';

const FOR_SALE: Condition = sql`(${ofTypes(TYPES_FOR_SALE)} and resource.price is not null)`;

/** What a school sells: its purchase courses that have a price. */
export function mallHandlers(services: Services): Pick<Handlers, 'listGoods'> {
  const { database, clock, cache } = services;
  return {
    listGoods: async ({ query, context }) => {
      const scope = await enterSchool(services, query.schoolId, context.viewer);
      const language = context.language ?? scope.defaultLanguage;
      const keyword = cleanKeyword(query.keyword ?? '').text;
      const { pageNumber = 1, pageSize = 20 } = query;
      const load = async () => {
        const now = clock.now();
        const conditions =
          keyword === '' ? [FOR_SALE] : [FOR_SALE, matchesKeyword(parseKeyword(keyword, language))];
        const { rows, total } = await database.read({ schoolId: scope.id }, (tx) =>
          listCards(tx, {
            conditions,
            order: '0',
            pageNumber,
            pageSize,
            reader: { member: scope.member, now },
            accountId: undefined,
          }),
        );
        return {
          items: rows.map((row) =>
            presentGoods(row, { language, schoolDefault: scope.defaultLanguage, now }),
          ),
          total,
          pageNumber,
          pageSize,
        };
      };
      return ok(
        await cache.get(
          scope.id,
          `goods|${scope.member}|${language}|${pageNumber}|${pageSize}|${keyword}`,
          load,
        ),
        'public',
      );
    },
  };
}

function presentGoods(row: CardRow, options: CardOptions): Goods {
  const { id, title, summary, coverUrl, price, type, learnerCount, url } = presentCard(row, options);
  return {
    id,
    name: title,
    summary,
    coverUrl,
    price: price as Goods['price'],
    originalPrice: null,
    resourceId: id,
    resourceType: type,
    soldCount: learnerCount,
    url,
  };
}
