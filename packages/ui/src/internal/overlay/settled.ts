/** What still moves after this is moved for ever, by a person or by a clock. */
const LONGEST_MS = 2000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const moving = (): Animation[] =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' &&
        Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0),
    );

/**
 * For stories: waits until what opens or closes stands still, because contrast is not to be measured halfway in. What a
 * story has asked for may have come with the frame before, and moves from the next one on.
 */
export async function settled(): Promise<void> {
  const isLate = new Promise((resolve) => setTimeout(() => resolve(true), LONGEST_MS));
  for (;;) {
    await frame();
    const ending = moving();
    if (ending.length === 0) return;
    // An animation whose element goes away is cancelled, which is an end too.
    const ended = Promise.allSettled(ending.map((animation) => animation.finished)).then(() => false);
    if (await Promise.race([ended, isLate])) return;
  }
}
