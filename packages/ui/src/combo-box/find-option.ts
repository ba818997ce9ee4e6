import type { ComboBoxOption } from './combo-box-types.ts';

/** The option of an id: among the options, else among those known from before. */
export function findOption(
  id: string | null,
  options: readonly ComboBoxOption[],
  ...known: readonly (ComboBoxOption | undefined)[]
): ComboBoxOption | undefined {
  if (id === null) return undefined;
  return options.find((option) => option.id === id) ?? known.find((option) => option?.id === id);
}

/** What the list holds before somebody reaches for it: the chosen option alone, for ten thousand cost time. */
export function restingOptions(chosen: ComboBoxOption | undefined): readonly ComboBoxOption[] {
  return chosen ? [chosen] : [];
}
