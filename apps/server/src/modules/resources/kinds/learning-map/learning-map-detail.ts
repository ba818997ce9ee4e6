import { listStops } from '../../learning-map/learning-map.repository.ts';
import { presentStages } from '../../learning-map/learning-map.presenter.ts';
import { placeOf } from '../../learning-map/place.ts';
import type { LoadDetail } from '../kind.ts';

/** The stages of a map, and how far the viewer is on it. */
export const loadDetail: LoadDetail<'learningMap'> = async (tx, map, context) => {
  const { scope, viewer, now } = context;
  const rows = await listStops(tx, [map.id], {
    reader: { member: scope.member, now },
    accountId: viewer?.accountId,
  });
  return {
    kind: 'learningMap',
    stages: presentStages(rows, context),
    place: viewer ? placeOf(rows) : null,
  };
};
