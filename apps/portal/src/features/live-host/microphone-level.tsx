import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '@stoa/ui/progress';
import { useSyncExternalStore } from 'react';
import type { Studio } from './studio.ts';

const EVERY_MS = 100;
/** Steps of the meter: what is not seen is not drawn. */
const STEPS = 20;

function often(notify: () => void): () => void {
  const timer = setInterval(notify, EVERY_MS);
  return () => clearInterval(timer);
}

/** How loud the microphone is. */
export function MicrophoneLevel({ studio }: { studio: Studio }) {
  const { t } = useLingui();
  const level = useSyncExternalStore(
    often,
    () => Math.round(studio.level() * STEPS) / STEPS,
    () => 0,
  );
  return <ProgressBar label={t`Microphone level`} value={level} size="sm" />;
}
