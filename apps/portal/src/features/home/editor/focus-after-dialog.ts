/**
 * Focuses a block in the outline once the dialog is gone that keeps the focus until then. The button that opened it cannot
 * take the focus back: it is off for as long as the dialog is open.
 */
export function focusAfterDialog(blockId: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-select="${CSS.escape(blockId)}"] button`)?.focus(),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
