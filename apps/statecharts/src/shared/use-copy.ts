import { useLingui } from '@lingui/react/macro';
import { toasts } from './toasts.ts';

/** Copies a text and says so; where the clipboard is closed it says that. */
export function useCopy(): (text: string, done?: string) => Promise<void> {
  const { t } = useLingui();
  return async (text, done = t`Copied`) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ message: done, tone: 'success' });
    } catch {
      toasts.show({ message: t`The browser does not let this page copy.`, tone: 'danger' });
    }
  };
}
