import { fields, id, listOf, slug, words } from '../../../../seed/check-shapes.ts';
import type { ResourceSeed, AllTranslations } from '../../../../seed/format.ts';
import type { KindSeed } from '../kind.ts';

/** seed/resources/learning-maps/*.yaml: a path through other resources. */
interface LearningMapSeed extends ResourceSeed {
  stages: {
    id: string;
    title: AllTranslations;
    /** `resource` and `needs` are slugs of resources of the same school. */
    stops: { id: string; resource: string; needs?: string[] }[];
  }[];
}

const stopsOf = ({ stages }: LearningMapSeed) =>
  stages.flatMap(({ id: stage, stops }) => stops.map((stop) => ({ stage, ...stop })));

export const seed: KindSeed<LearningMapSeed> = {
  fields: {
    stages: listOf(
      fields({
        id,
        title: words,
        stops: listOf(fields({ id, resource: slug, 'needs?': listOf(slug, 1) }), 1),
      }),
      1,
    ),
  },
  check: (map, known) => {
    const stops = stopsOf(map);
    for (const { id: stageId } of map.stages) known.id(stageId, `${map.slug}, a stage`);
    for (const stop of stops) {
      known.id(stop.id, `${map.slug}, stop ${stop.resource}`);
      known.resource(stop.resource);
      for (const need of stop.needs ?? [])
        if (!stops.some(({ resource }) => resource === need))
          known.report(`stop ${stop.resource} needs ${need}, which is no stop of the map`);
    }
  },
  columns: () => ({}),
  texts: (map) => (language) =>
    map.stages.map(({ title }) => ({ text: title[language], language, weight: 'C' as const })),
  write: async (tx, map, { resources }) => {
    const stops = stopsOf(map);
    const idOf = new Map(stops.map(({ id: stopId, resource }) => [resource, stopId]));
    await tx
      .insertInto('learning_map_stage')
      .values(
        map.stages.map(({ id: stageId, title }, position) => ({
          map_id: map.id,
          id: stageId,
          school_id: map.school,
          title: JSON.stringify(title),
          position,
        })),
      )
      .execute();
    await tx
      .insertInto('learning_map_stop')
      .values(
        stops.flatMap(({ id: stopId, stage, resource, needs = [] }, position) => {
          const resource_id = resources.get(resource);
          if (!resource_id) return [];
          return [
            {
              map_id: map.id,
              id: stopId,
              stage_id: stage,
              school_id: map.school,
              resource_id,
              needs: needs.flatMap((need) => idOf.get(need) ?? []),
              position,
            },
          ];
        }),
      )
      .execute();
  },
};
