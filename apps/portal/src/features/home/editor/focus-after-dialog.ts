/** Focuses a block in the outline once a dialog that closes has given the focus back; until then it would keep it. */
export function focusAfterDialog(blockId: string): void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('[role="dialog"]')) return;
    document.removeEventListener('focusin', onFocus);
    document.querySelector<HTMLElement>(`[data-select="${CSS.escape(blockId)}"] button`)?.focus();
  };
  document.addEventListener('focusin', onFocus);
}
