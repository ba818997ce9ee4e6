import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** What a school sells, newest first. */
export function goodsQuery(api: Api, query: In<QueryOf<'listGoods'>>) {
  return getQuery(api, '/api/mall/goods/v1/getGoodsVOListForPortal', {
    params: { query: inLanguage(query) },
  });
}
