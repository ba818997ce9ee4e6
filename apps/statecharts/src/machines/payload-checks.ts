/** What a schema has against a value, as Ajv says it. */
export interface PayloadError {
  /** As in `/fields/account`; empty for the payload itself. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** A compiled schema: answers, and leaves what it found on itself. */
export interface PayloadCheck {
  (value: unknown): boolean;
  errors?: readonly PayloadError[] | null;
}

/** The checks of a machine's events, by type. */
export type PayloadChecks = Readonly<Partial<Record<string, PayloadCheck>>>;

/** What is wrong with a payload; nothing where no check is known. */
export function errorsOf(checks: PayloadChecks, type: string, payload: unknown): readonly PayloadError[] {
  const check = checks[type];
  if (!check || check(payload)) return [];
  return check.errors ?? [];
}
