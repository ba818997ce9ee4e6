/** React Aria holds an empty field as NaN, which no form or comparison can use. */
export function toState(value: number | null): number {
  return value ?? Number.NaN;
}

/** Null for an empty field. */
export function fromState(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
