import { lazy, Suspense, type ReactNode } from 'react';
import { usePageModes } from '../app/page-modes.ts';

// Only who prepares a page looks at it like this.
const PreviewNote = lazy(async () => ({ default: (await import('./preview-note.tsx')).PreviewNote }));

/** Lays a mask over a page that is only looked at (isVisit=true): it scrolls, but nothing in it can be used. */
export function PreviewMask({ children }: { children: ReactNode }) {
  const { isPreview } = usePageModes();
  return (
    <>
      <div inert={isPreview}>{children}</div>
      {isPreview ? (
        <Suspense fallback={null}>
          <PreviewNote />
        </Suspense>
      ) : null}
    </>
  );
}
