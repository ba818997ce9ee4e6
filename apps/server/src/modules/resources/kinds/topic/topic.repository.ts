import { hasBought, offerColumns } from '../../../../core/offers/offer.repository.ts';
import { purchaseUrlOf } from '../../../../core/offers/offer.ts';
import type { Transaction } from '../../../../database/pool.ts';
import { enrolledBy, presentCard, selectCards, visibleTo } from '../../resource-card.ts';
import type { LoadDetail } from '../kind.ts';

/** Nobody: what visitors have bought. */
const NOBODY = '0';

/** The resources of a collection that the viewer may see, in its order, and how it is sold. */
export const loadDetail: LoadDetail<'topic'> = async (tx, topic, context) => {
  const rows = await selectCards(tx)
    .select(enrolledBy(context.viewer?.accountId))
    .innerJoin('topic_item', 'topic_item.resource_id', 'resource.id')
    .where('topic_item.topic_id', '=', topic.id)
    .where((eb) =>
      visibleTo(eb, {
        member: context.scope.member,
        teaches: context.scope.teaches,
        now: context.now,
      }),
    )
    .orderBy('topic_item.position')
    .execute();
  const offer = topic.price && (await findOffer(tx, topic.id, context.viewer?.accountId, context.now));
  const purchaseUrl = offer && !offer.is_bought ? purchaseUrlOf(offer) : null;
  return {
    kind: 'topic',
    items: rows.map((row) => presentCard(row, context)),
    ...(offer?.is_bought ? { isBought: true } : {}),
    ...(purchaseUrl === null ? {} : { purchaseUrl }),
  };
};

/** How a topic is sold, to whom it costs something. */
const findOffer = (tx: Transaction, id: string, accountId: string = NOBODY, now: Date) =>
  tx
    .selectFrom('resource')
    .select('resource.school_id')
    .select(offerColumns(accountId, now))
    .select(hasBought(accountId).as('is_bought'))
    .where('resource.id', '=', id)
    .executeTakeFirst();
