/** What a person did in the page that the server drew, before the portal took it over. */
interface Begun {
  /** Which of the elements that can have the focus has it. */
  focused: number;
  /** Texts that were typed, by the place of their field. */
  typed: Map<number, string>;
}

declare global {
  /** Where a person has pressed something that only scripts can answer, as the document's own few lines noted it. */
  // oxlint-disable-next-line no-var -- the form that a global has
  var stoaTap: [x: number, y: number] | undefined;
}

const FOCUSABLE = 'a[href], button, input, [tabindex]';
const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

function whatWasBegun(): Begun {
  const elements = all();
  const typed = elements.flatMap((element, place) =>
    element instanceof HTMLInputElement && element.value !== element.defaultValue
      ? [[place, element.value] as const]
      : [],
  );
  return {
    focused: elements.findIndex((element) => element === document.activeElement),
    typed: new Map(typed),
  };
}

/**
 * Follows what a person does in the drawn page.
 * @returns ends that, and puts the focus and the texts where they were: the page looks the same, so the places do too
 */
export function followDrawnPage(): () => void {
  let begun = whatWasBegun();
  const look = () => {
    begun = whatWasBegun();
  };
  const events = ['focusin', 'input'] as const;
  for (const event of events) document.addEventListener(event, look);
  return () => {
    for (const event of events) document.removeEventListener(event, look);
    goOnWith(begun);
  };
}

function goOnWith({ focused, typed }: Begun): void {
  const elements = all();
  for (const [place, text] of typed) {
    const field = elements[place];
    if (!(field instanceof HTMLInputElement)) continue;
    // React listens to the event and reads the value that the prototype's own setter wrote.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  elements[focused]?.focus({ preventScroll: true });
  if (globalThis.stoaTap) {
    const pressed = document.elementFromPoint(...globalThis.stoaTap);
    pressed?.closest<HTMLElement>('button, [role="button"]')?.click();
    globalThis.stoaTap = undefined;
  }
}
