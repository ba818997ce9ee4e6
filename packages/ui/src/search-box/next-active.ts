/**
 * Which option is active after an arrow key. Beyond either end none is, so that the typed text can be reached
 * again; from none the arrow enters at the near end.
 */
export function nextActive(ids: readonly string[], activeId: string | null, step: 1 | -1): string | null {
  if (ids.length === 0) return null;
  const at = activeId === null ? -1 : ids.indexOf(activeId);
  if (at === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[at + step] ?? null;
}
