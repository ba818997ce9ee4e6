/** Marks the properties, which take the focus where the outline is not shown. */
export const PROPERTIES = { 'data-properties': '', tabIndex: -1 } as const;

/** The row of a block in the outline; on narrow screens the properties stand in its place. */
const placeOf = (blockId: string): HTMLElement | undefined =>
  [`[data-select="${CSS.escape(blockId)}"] button`, '[data-properties]']
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element?.checkVisibility()) ?? undefined;

/**
 * Focuses a block, in the outline or by its properties, once the dialog is gone that keeps the focus until then. The button
 * that opened it cannot take the focus back: it is off for as long as the dialog is open.
 */
export function focusAfterDialog(blockId: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => placeOf(blockId)?.focus());
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
