/** The value at a path of an object. */
export const valueAt = (object: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], object);

/** The object with another value at a path; undefined leaves it out. */
export function withValue<T extends object>(object: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const own = (object as Record<string, unknown>)[key];
  const next =
    rest.length === 0 ? value : withValue((own as object | undefined) ?? {}, rest.join('.'), value);
  const { [key]: _before, ...others } = object as Record<string, unknown>;
  if (next === undefined) return others as T;
  return { ...object, [key]: next };
}
