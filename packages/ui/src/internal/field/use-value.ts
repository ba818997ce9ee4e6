import { useState } from 'react';

/** The value of a field that its page may hold (`value`) or leave to it (`defaultValue`). */
export function useValue<Value, Rest extends unknown[]>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value, ...rest: Rest) => void) | undefined,
): [Value, (next: Value, ...rest: Rest) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value === undefined ? own : value,
    (next, ...rest) => {
      setOwn(() => next);
      onChange?.(next, ...rest);
    },
  ];
}
