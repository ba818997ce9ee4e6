import { configure } from 'storybook/test';

// What opens on demand has a chunk to load first; a busy machine needs more than the second that is usual.
configure({ asyncUtilTimeout: 8000 });

/** For stories of overlays: waits until they stand still, because contrast is not to be measured halfway in. */
export async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0));
  // An animation whose element goes away is cancelled, which is an end too.
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
