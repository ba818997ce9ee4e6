const TOLERANCE = 1.5;
const SCROLLS = new Set(['auto', 'scroll']);
const HIDES = new Set(['hidden', 'clip']);
const LETTER = /\p{L}{2}/u;

const describe = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 60)}">`;

/** Told to end in an ellipsis, or there for screen readers alone: cut on purpose. */
function isCutOnPurpose(element: Element, style: CSSStyleDeclaration): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    style.textOverflow === 'ellipsis' ||
    Number(style.webkitLineClamp) > 0 ||
    style.clipPath.startsWith('inset(50%') ||
    (width <= 1 && height <= 1)
  );
}

function excess(inner: DOMRect, outer: DOMRect, isX: boolean, isY: boolean): number {
  return Math.max(
    isX ? outer.left - inner.left : 0,
    isX ? inner.right - outer.right : 0,
    isY ? outer.top - inner.top : 0,
    isY ? inner.bottom - outer.bottom : 0,
  );
}

/** Where a text runs out of its own box, out of a box that cuts it, or out of the window. */
function overflowOf(node: Text, root: Element): string | null {
  if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const rect = range.getBoundingClientRect();
  if (rect.width === 0 || rect.height === 0) return null;
  const runsOut = (by: number, box: string) =>
    `"${node.data.trim().slice(0, 60)}" runs ${Math.round(by)} px out of ${box}`;
  let found: string | null = null;
  let isOwn = true;
  for (
    let element: Element | null = node.parentElement;
    element && element !== root;
    element = element.parentElement
  ) {
    const style = getComputedStyle(element);
    if (isCutOnPurpose(element, style)) return null;
    if (SCROLLS.has(style.overflowX) || SCROLLS.has(style.overflowY)) return found;
    if (style.display === 'inline' || style.display === 'contents') continue;
    const cutsX = HIDES.has(style.overflowX);
    const cutsY = HIDES.has(style.overflowY);
    // Letters may stand above and below their own line: sideways alone counts there.
    const by = excess(rect, element.getBoundingClientRect(), isOwn || cutsX, cutsY);
    if (by > TOLERANCE) found ??= runsOut(by, describe(element));
    isOwn = false;
  }
  const by = Math.max(-rect.left, rect.right - document.documentElement.clientWidth);
  return found ?? (by > TOLERANCE ? runsOut(by, 'the window') : null);
}

/** The texts below an element that one can read or change: no code, no people's own words, nothing that is not shown. */
export function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const isLeftOut = text.parentElement?.closest(
      'code, pre, kbd, svg, style, script, option, textarea, bdi, figcaption, [aria-hidden="true"]',
    );
    if (!isLeftOut && LETTER.test(text.data)) texts.push(text);
  }
  return texts;
}

/** Every text below an element that is cut or runs out of its box, in words for a report. */
export function overflowingTexts(root: Element): string[] {
  return textsIn(root).flatMap((node) => overflowOf(node, root) ?? []);
}

/** What makes the page scroll sideways, in words for a report: the innermost boxes that stand outside the window. */
export function wideElements(root: Element): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -TOLERANCE || right > clientWidth + TOLERANCE);
  };
  const out = [...root.querySelectorAll('*')].filter((element) => {
    for (
      let above: Element | null = element.parentElement;
      above && above !== root;
      above = above.parentElement
    ) {
      if (getComputedStyle(above).overflowX !== 'visible') return false;
    }
    return isOut(element) && ![...element.children].some(isOut);
  });
  return [`The page is ${scrollWidth - clientWidth} px too wide`, ...out.map(describe)];
}
