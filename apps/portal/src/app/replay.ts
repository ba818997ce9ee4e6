import { STYLE_ATTRIBUTE } from './first-paint.ts';

declare global {
  /** Where a person has pressed something that only scripts can answer, as the document's own few lines noted it. */
  // oxlint-disable-next-line no-var -- the form that a global has
  var stoaTap: [x: number, y: number] | undefined;
}

/**
 * Gives the elements of a page from the server their style attributes, which came as rules because the policy of pages
 * allows none in a document: React expects what it has rendered.
 */
export function restoreStyles(root: HTMLElement): void {
  const rules = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    // Sheets of other origins tell nothing of their rules; there are none, but a browser's extension may add one.
    if (sheet.href !== null) continue;
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText.startsWith(`[${STYLE_ATTRIBUTE}`))
        rules.set(rule.selectorText, rule.style.cssText);
  }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_ATTRIBUTE}]`)) {
    const number = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.style.cssText = rules.get(`[${STYLE_ATTRIBUTE}="${number}"]`) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}

const INTERACTIVE = 'a[href], button, input';
/** A part of a page whose code does not come is given up after so long. */
const MAX_WAIT_MS = 10_000;

/** Waits until React has taken over everything that answers to a person: parts whose code comes on demand are late. */
async function allHydrated(root: HTMLElement): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (![...root.querySelectorAll(INTERACTIVE)].every(isHydrated) && performance.now() < until)
    await new Promise(requestAnimationFrame);
}

/** React notes the properties of an element with it once it has hydrated it; nothing public says so. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Reports to the page what a person has typed, chosen and pressed before it was hydrated.
 * @returns once it is hydrated
 */
export async function replayInput(root: HTMLElement): Promise<void> {
  // Taken down first: React puts fields back to what it knows of them as soon as it renders them again.
  const replays = [...root.querySelectorAll('input')].flatMap((field) => {
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
    if (isChoice) return field.checked === field.defaultChecked ? [] : [replayChoice(field)];
    return field.value === field.defaultValue ? [] : [replayText(field)];
  });
  await allHydrated(root);
  for (const replay of replays) replay();
  if (!globalThis.stoaTap) return;
  const pressed = document.elementFromPoint(...globalThis.stoaTap);
  globalThis.stoaTap = undefined;
  pressed?.closest<HTMLElement>('button, [role="button"]')?.click();
}

function replayChoice(field: HTMLInputElement): () => void {
  const { checked } = field;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function replayText(field: HTMLInputElement): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    // Somebody goes on typing in the meantime.
    const text = field.value === field.defaultValue ? value : field.value;
    // React takes the text that it finds for its own: a change is what differs from what the property was set to last.
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    // Fields for e-mail addresses have no selection.
    if (selectionStart !== null && text === value) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
