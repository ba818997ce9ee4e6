/** Moves the focus to the first of a form's fields, in the order of the page, that has a problem. */
export function focusFirst(form: HTMLElement | null, names: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  fields.find((field) => names.includes(field.name))?.focus();
}
