import type { ContentDraft } from '@stoa/api/schema';
import { newContentId } from './outline.ts';

export type DraftStage = NonNullable<ContentDraft['stages']>[number];
export type DraftStop = DraftStage['stops'][number];
type Stages = readonly DraftStage[];

/** Stops of a learning map, in all of its stages; a topic collects as many resources. */
export const STOPS_MAX = 200;
export const STAGES_MAX = 30;
/** Stops that one may wait for. */
export const NEEDS_MAX = 20;

export const stopsOf = (stages: Stages): DraftStop[] => stages.flatMap(({ stops }) => stops);

/** The map with a stage more, at its end. */
export const addStage = (stages: Stages, title: DraftStage['title']): DraftStage[] => [
  ...stages,
  { id: newContentId(), title, stops: [] },
];

/** The map with something else in a stage. */
export const changeStage = (
  stages: Stages,
  id: string,
  change: (stage: DraftStage) => DraftStage,
): DraftStage[] => stages.map((stage) => (stage.id === id ? change(stage) : stage));

/** The map with a stop more, at the end of a stage. */
export const addStop = (stages: Stages, stageId: string, resourceId: string): DraftStage[] =>
  changeStage(stages, stageId, (stage) => ({
    ...stage,
    stops: [...stage.stops, { id: newContentId(), resourceId, needs: [] }],
  }));

/** The map where a stop waits for these. */
export const changeNeeds = (stages: Stages, stopId: string, needs: string[]): DraftStage[] =>
  stages.map((stage) => ({
    ...stage,
    stops: stage.stops.map((stop) => (stop.id === stopId ? { ...stop, needs } : stop)),
  }));

/** Nothing waits for what is gone. */
function withoutStrayNeeds(stages: Stages): DraftStage[] {
  const known = new Set(stopsOf(stages).map(({ id }) => id));
  return stages.map((stage) => ({
    ...stage,
    stops: stage.stops.map((stop) => ({ ...stop, needs: stop.needs.filter((id) => known.has(id)) })),
  }));
}

export const removeStage = (stages: Stages, id: string): DraftStage[] =>
  withoutStrayNeeds(stages.filter((stage) => stage.id !== id));

export const removeStop = (stages: Stages, id: string): DraftStage[] =>
  withoutStrayNeeds(
    stages.map((stage) => ({ ...stage, stops: stage.stops.filter((stop) => stop.id !== id) })),
  );

/** A list with one entry so many places further down, or up. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, by: number): Entry[] {
  const entry = list[from];
  const to = from + by;
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

export const moveStage = (stages: Stages, id: string, by: number): DraftStage[] =>
  moveEntry(
    stages,
    stages.findIndex((stage) => stage.id === id),
    by,
  );

/** The map with a stop one place further down, or up: from the edge of a stage into the next one. */
export function moveStop(stages: Stages, id: string, by: 1 | -1): DraftStage[] {
  const from = stages.findIndex(({ stops }) => stops.some((stop) => stop.id === id));
  const stage = stages[from];
  const place = stage?.stops.findIndex((stop) => stop.id === id) ?? -1;
  const stop = stage?.stops[place];
  if (!stage || !stop) return [...stages];
  if (place + by >= 0 && place + by < stage.stops.length)
    return changeStage(stages, stage.id, (own) => ({ ...own, stops: moveEntry(own.stops, place, by) }));
  const next = stages[from + by];
  if (!next) return [...stages];
  return stages.map((one) => {
    if (one.id === stage.id) return { ...one, stops: one.stops.filter((other) => other.id !== id) };
    if (one.id !== next.id) return one;
    return { ...one, stops: by === 1 ? [stop, ...one.stops] : [...one.stops, stop] };
  });
}

/** Stops that may be done before one: those that do not wait for it themselves. */
export function possibleNeeds(stages: Stages, stopId: string): DraftStop[] {
  const stops = stopsOf(stages);
  const waiting = new Set([stopId]);
  for (let size = 0; size !== waiting.size;) {
    size = waiting.size;
    for (const { id, needs } of stops) if (needs.some((need) => waiting.has(need))) waiting.add(id);
  }
  return stops.filter(({ id }) => !waiting.has(id));
}
