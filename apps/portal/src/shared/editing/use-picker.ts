import { useDeferredValue, useEffect, useRef, useState } from 'react';

const KEYWORD_MAX = 200;

/**
 * A field that finds one thing after the other by its words: empty again, with the focus, once something was picked.
 * @returns `round` as the key of the field, `keyword` as it may be asked for, and whether anybody has typed yet
 */
export function usePicker() {
  const [words, setWords] = useState<string>();
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (round > 0) input.current?.focus();
  }, [round]);
  const keyword = useDeferredValue(words ?? '')
    .trim()
    .slice(0, KEYWORD_MAX);
  return {
    round,
    input,
    keyword,
    isAsked: words !== undefined,
    onQuery: setWords,
    next: () => {
      setWords('');
      setRound(round + 1);
    },
  };
}
