import { isRecord } from './context-shape.ts';
import type { Difference } from './simulation.types.ts';

/** Where two values differ, in the order of their fields. Values are compared by what they hold. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return inside({ ...before }, { ...after }, (key) => `${path}[${key}]`);
  }
  if (isRecord(before) && isRecord(after)) {
    return inside(before, after, (key) => (path === '' ? key : `${path}.${key}`));
  }
  return [{ path, before, after, kind: 'changed' }];
}

function inside(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  pathOf: (key: string) => string,
): Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): Difference[] => {
    const path = pathOf(key);
    if (!(key in before)) return [{ path, before: undefined, after: after[key], kind: 'added' }];
    if (!(key in after)) return [{ path, before: before[key], after: undefined, kind: 'removed' }];
    return differences(before[key], after[key], path);
  });
}
