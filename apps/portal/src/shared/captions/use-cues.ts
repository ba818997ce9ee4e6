import { parseVtt, type Cue } from '@stoa/ui/transcript';
import { useEffect, useState } from 'react';

export interface Cues {
  state: 'loading' | 'ready' | 'failed';
  cues: readonly Cue[];
  retry: () => void;
}

const NONE: readonly Cue[] = [];

/** The lines of a caption file. */
export function useCues(src: string): Cues {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Pick<Cues, 'state' | 'cues'>>({ state: 'loading', cues: NONE });
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const response = await fetch(src, { signal: abort.signal });
      if (!response.ok) throw new Error(`The captions were answered with status ${response.status}.`);
      const cues = parseVtt(await response.text());
      setLoaded({ state: 'ready', cues });
    };
    load().catch(() => {
      if (!abort.signal.aborted) setLoaded({ state: 'failed', cues: NONE });
    });
    return () => abort.abort();
  }, [src, attempt]);
  return {
    ...loaded,
    retry: () => {
      setLoaded({ state: 'loading', cues: NONE });
      setAttempt(attempt + 1);
    },
  };
}
