import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Names the tab after the page. */
export function useTitle(name: string): void {
  const { t } = useLingui();
  const title = t({
    message: `${name} · Stoa Statecharts`,
    comment: 'Title of a browser tab: the page, then the tool',
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
