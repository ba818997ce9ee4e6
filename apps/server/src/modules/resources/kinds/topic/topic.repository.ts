import { enrolledBy, presentCard, selectCards, visibleTo } from '../../resource-card.ts';
import type { LoadDetail } from '../kind.ts';

/** The resources of a collection that the viewer may see, in its order. */
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
  return { kind: 'topic', items: rows.map((row) => presentCard(row, context)) };
};
