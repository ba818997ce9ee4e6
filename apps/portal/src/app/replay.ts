import { STYLE_ATTRIBUTE } from './first-paint.ts';

declare global {
  /** What a person has pressed, or sent, before the scripts could answer, as the document's own few lines note it. */
  // oxlint-disable-next-line no-var -- the form that a global has
  var stoaPresses: Set<HTMLElement | HTMLFormElement> | undefined;
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

const INTERACTIVE = 'a[href], button, input, textarea';
/** A part of a page whose code does not come is given up after so long. */
const MAX_WAIT_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement;
/** What a person has given a field: whether it is chosen, or its text and what is selected in it. */
type Input = boolean | { text: string; selection: [start: number | null, end: number | null] };

/**
 * Notes what a person types, chooses and presses until a page from the server is hydrated. Called right before
 * `hydrateRoot`: React may hydrate a field between a person's click and its own handlers, and takes the choice that it
 * finds there for its own.
 * @returns waits until the page is hydrated and reports to it what it has missed
 */
export function watchInput(root: HTMLElement): () => Promise<void> {
  const inputs = new Map<Field, Input>();
  for (const field of root.querySelectorAll<Field>('input, textarea'))
    if (isChanged(field)) inputs.set(field, inputOf(field));
  const onInput = ({ target }: Event) => {
    if (isField(target)) inputs.set(target, inputOf(target));
  };
  root.addEventListener('input', onInput, true);
  return async () => {
    await allHydrated(root);
    root.removeEventListener('input', onInput, true);
    for (const [field, input] of inputs) replay(field, input);
    const presses = globalThis.stoaPresses ?? [];
    globalThis.stoaPresses = undefined;
    for (const element of presses)
      if ('requestSubmit' in element) element.requestSubmit(submitterOf(element));
      else element.click();
  };
}

/** What a form was sent by, where that is still there. */
const submitterOf = (form: HTMLFormElement & { stoaSubmitter?: HTMLElement | null }): HTMLElement | null =>
  form.stoaSubmitter && form.contains(form.stoaSubmitter) ? form.stoaSubmitter : null;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
const isChanged = (field: Field) =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
const inputOf = (field: Field): Input =>
  isChoice(field)
    ? field.checked
    : { text: field.value, selection: [field.selectionStart, field.selectionEnd] };

/** Waits until React has taken over everything that answers to a person: parts whose code comes on demand are late. */
async function allHydrated(root: HTMLElement): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (![...root.querySelectorAll(INTERACTIVE)].every(propsOf) && performance.now() < until)
    await new Promise(requestAnimationFrame);
}

/** React notes the properties of an element with it once it has hydrated it; nothing public says so. */
function propsOf(element: Element): { checked?: boolean; value?: unknown } | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : (element as unknown as Record<string, object>)[key];
}

/** Reports an input to the page, unless it knows it. */
function replay(field: Field, input: Input): void {
  const known = propsOf(field);
  if (typeof input === 'object') return known?.value === input.text ? undefined : replayText(field, input);
  // Of a group the page hears of the one that is chosen.
  if (known?.checked === input || (field.type === 'radio' && !input)) return;
  (field as HTMLInputElement).checked = !input;
  field.click();
}

function replayText(field: Field, { text, selection }: Exclude<Input, boolean>): void {
  const [start, end] = field.value === text ? [field.selectionStart, field.selectionEnd] : selection;
  // React takes the text that it finds for its own: a change is what differs from what the property was set to last.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  // Fields for e-mail addresses have no selection.
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
