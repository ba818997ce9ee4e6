import type { LearningMap, LearningMapStage } from '@stoa/api/schema';
import { textIn } from '../../../i18n/translate.ts';
import { presentCard, type CardOptions, type CardRow } from '../resource-card.ts';
import { TYPES_WITH_RESULT, type StopRow } from './learning-map.repository.ts';

/** Stops of one map by stage, in their order. */
function byStage(rows: readonly StopRow[]): StopRow[][] {
  const stages = new Map<string, StopRow[]>();
  for (const row of rows) stages.set(row.stage_id, [...(stages.get(row.stage_id) ?? []), row]);
  return [...stages.values()];
}

const titleOf = ([row]: readonly StopRow[], { language, schoolDefault }: CardOptions): string =>
  row ? textIn(row.stage_title, language, schoolDefault) : '';

/** The stages of a map, whole. */
export const presentStages = (rows: readonly StopRow[], options: CardOptions): LearningMapStage[] => {
  const shown = new Set(rows.map(({ stop_id }) => stop_id));
  return byStage(rows).map((stops) => ({
    id: stops[0]?.stage_id ?? '',
    title: titleOf(stops, options),
    stops: stops.map((row) => ({
      id: row.stop_id,
      needs: row.needs.filter((id) => shown.has(id)),
      doneBy: TYPES_WITH_RESULT.includes(row.type) ? 'result' : 'learner',
      card: presentCard(row, options),
    })),
  }));
};

/** A map in a list. @param rows its stops */
export function presentMap(row: CardRow, rows: readonly StopRow[], options: CardOptions): LearningMap {
  const { id, title, summary, coverUrl, learnerCount, url } = presentCard(row, options);
  return {
    id,
    title,
    summary,
    coverUrl,
    stages: byStage(rows).map((stops) => ({
      title: titleOf(stops, options),
      items: stops.map((stop) => presentCard(stop, options)),
      completed: stops.filter(({ is_done }) => is_done).length,
    })),
    learnerCount,
    url,
  };
}
