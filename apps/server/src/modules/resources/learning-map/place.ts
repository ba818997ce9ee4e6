import type { LearningMapPlace } from '@stoa/api/schema';
import type { StopRow } from './learning-map.repository.ts';

type Stop = Pick<StopRow, 'stop_id' | 'needs' | 'is_done' | 'is_begun'>;

/**
 * How far somebody is on a map. A stop that waits for one that is hidden, deleted or not meant for them waits in vain,
 * so it waits for those alone that they may see.
 * @param stops those that they may see, in the order of the map
 */
export function placeOf(stops: readonly Stop[]): LearningMapPlace {
  const left = new Set(stops.filter(({ is_done }) => !is_done).map(({ stop_id }) => stop_id));
  const places = stops.map(({ stop_id, needs, is_done }): LearningMapPlace['stops'][number] => {
    const waitsFor = is_done ? [] : needs.filter((id) => left.has(id));
    return {
      stopId: stop_id,
      state: is_done ? 'done' : waitsFor.length > 0 ? 'locked' : 'open',
      waitsFor,
    };
  });
  return {
    isBegun: stops[0]?.is_begun ?? false,
    done: stops.length - left.size,
    total: stops.length,
    nextStopId: places.find(({ state }) => state === 'open')?.stopId ?? null,
    stops: places,
  };
}
