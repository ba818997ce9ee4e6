import { useEffect, useRef, useState } from 'react';

const SETTLED_AFTER_MS = 350;

/** What is typed into a box whose words are part of the address: settled after a moment, and as the address says after Back. */
export function useTypedKeyword(keyword: string, onSettled: (keyword: string) => void) {
  const [typed, setTyped] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== keyword) {
    setKnown(keyword);
    // What goes on being typed while the address catches up stays.
    if (typed.trim() !== keyword && !typed.startsWith(keyword)) setTyped(keyword);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (value: string) => {
    clearTimeout(timer.current);
    if (value.trim() !== keyword) onSettled(value.trim());
  };
  return {
    typed,
    setTyped,
    settle,
    settleSoon: (value: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(value), SETTLED_AFTER_MS);
    },
  };
}
