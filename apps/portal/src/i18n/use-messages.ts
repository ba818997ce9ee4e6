import { use } from 'react';
import type { MessageNamespace } from './catalogues.ts';
import { useLanguageStore } from './language-context.tsx';

/** Waits for the words of a part, which the page below is written in. Suspends, so a Suspense has to stand above. */
export function useMessages(part: MessageNamespace): void {
  use(useLanguageStore().messages(part));
}
