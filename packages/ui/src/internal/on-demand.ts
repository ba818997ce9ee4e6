import { useEffect, useState } from 'react';

/** A part of a component in a chunk of its own, loaded when somebody is about to use it. */
export interface OnDemand<Part> {
  /** Starts loading ahead of use; a failure shows only when the part is wanted. */
  preload: () => void;
  /** The part where it is loaded already. */
  get: () => Part | null;
  /**
   * The part once it is loaded; `isWanted` loads it.
   * @throws what loading threw, while rendering, so that the page's error boundary can offer to try again
   */
  usePart: (isWanted: boolean) => Part | null;
}

/** Wraps a dynamic import. Every page shows the buttons that open overlays, few visitors press them. */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null;
  let pending: Promise<void> | null = null;

  const start = () => {
    pending ??= load().then(
      (loaded) => {
        part = loaded;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  };

  return {
    preload: () => {
      start().catch(() => undefined);
    },
    get: () => part,
    usePart: function usePart(isWanted) {
      const [, setIsLoaded] = useState(part !== null);
      const [failure, setFailure] = useState<{ error: unknown } | null>(null);
      useEffect(() => {
        if (!isWanted || part) return undefined;
        let isCurrent = true;
        start().then(
          () => isCurrent && setIsLoaded(true),
          (error: unknown) => isCurrent && setFailure({ error }),
        );
        return () => {
          isCurrent = false;
        };
      }, [isWanted]);
      if (failure) throw failure.error;
      return part;
    },
  };
}
