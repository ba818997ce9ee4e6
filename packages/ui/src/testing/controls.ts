const CONTROLS =
  'a[href], button, input, select, textarea, [tabindex="0"], [role=option], [role^=menuitem], [role=tab], [role=slider]';

/** Everything in it that one can press, choose or type into, as far as it is shown. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.checkVisibility() &&
      !control.closest('[aria-hidden=true], [inert], [hidden]') &&
      !control.matches(':disabled, [tabindex="-1"]:not([role=option], [role^=menuitem])') &&
      !isOneOfUs(control),
  );
}

/** Tiny controls that only screen readers meet. */
function isOneOfUs(control: HTMLElement) {
  const { width, height } = control.getBoundingClientRect();
  return width <= 2 || height <= 2;
}

/** Scrolls to it and says whether a pointer reaches its middle. */
export function isReachable(control: HTMLElement): boolean {
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const hit = document.elementFromPoint(x, y);
  const label = control.closest('label');
  return Boolean(hit && (control.contains(hit) || hit.contains(control) || label?.contains(hit)));
}

/** Motion that a reader sees: transitions and animations that are under way and take longer than a blink. */
export function movingNow(): string[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50,
    )
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));
}

/** Has an edge or a ring that is drawn in the reader's own colours. */
export function hasEdge(element: Element): boolean {
  const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(element);
  return (
    (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') ||
    (Number.parseFloat(outlineWidth) > 0 && outlineStyle !== 'none')
  );
}
