/** What still moves after this is moved for ever, by a person or by a clock. */
const LONGEST_MS = 2000;

/** For stories: waits until what opens or closes stands still, because contrast is not to be measured halfway in. */
export async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' &&
        Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0),
    );
  // An animation whose element goes away is cancelled, which is an end too.
  await Promise.race([
    Promise.allSettled(ending.map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}
