import type { Transaction } from '../../database/pool.ts';

/** A demonstration. */
export const findDemo = (tx: Transaction, id: string) =>
  tx
    .selectFrom('o3_demo')
    .select(['id', 'school_id', 'card_id', 'title', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The demonstration of a tool. */
export const findDemoOfTool = (tx: Transaction, cardId: string) =>
  tx
    .selectFrom('o3_demo')
    .select('id')
    .where('card_id', '=', cardId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
