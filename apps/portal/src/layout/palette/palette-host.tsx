import { useCommandPalette } from '@stoa/ui/command-palette';
import { lazy, Suspense, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Holds the command palette; who never opens it loads none of it. */
export function usePalette(schoolId: string | undefined, isDisabled: boolean) {
  const { isOpen, open, close } = useCommandPalette({ isDisabled });
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);
  const palette = isNeeded ? (
    <Suspense>
      <Palette isOpen={isOpen} onClose={close} schoolId={schoolId} />
    </Suspense>
  ) : null;
  return { palette, open };
}
