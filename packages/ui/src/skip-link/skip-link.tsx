import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps {
  /** Id of the main content, which takes the focus (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
}

/** First stop of the Tab key: past the header to the content. Seen only while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={skipLink}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        // The address stays as it is: routers read the hash as a place of their own.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
