/** A value of a facet, perhaps with narrower values below it. */
export interface FacetOption {
  id: string;
  label: string;
  /** How many results it would leave; left out where that is not counted: every value can be chosen then. */
  count?: number;
  children?: readonly FacetOption[];
}

/** Whether a value can be chosen: it leaves something, as far as is known, or it is chosen and must be removable. */
export function isAvailable(option: FacetOption, selected: ReadonlySet<string>): boolean {
  return option.count === undefined || option.count > 0 || selected.has(option.id);
}

/** Whether something below a value is chosen, so that it must be visible. */
export function holdsSelected(option: FacetOption, selected: ReadonlySet<string>): boolean {
  return option.children?.some((child) => selected.has(child.id) || holdsSelected(child, selected)) ?? false;
}

/** The chosen ids after a value was switched; the order of choosing is kept. */
export function toggled(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}
