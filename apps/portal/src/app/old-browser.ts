/** What the portal is drawn and run with; a browser without one of these shows it badly. */
const NEEDED: readonly (() => boolean)[] = [
  () => CSS.supports('selector(:has(a))'),
  () => CSS.supports('inset-inline', '0') && CSS.supports('container-type', 'inline-size'),
  () => 'inert' in HTMLElement.prototype,
  () => 'findLast' in Array.prototype,
];

/** Whether a browser is too old for the portal although it can run it (B014). */
export function isOldBrowser(): boolean {
  try {
    return !NEEDED.every((has) => has());
  } catch {
    return true;
  }
}
