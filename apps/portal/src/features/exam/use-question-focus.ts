import { useEffect, useEffectEvent } from 'react';

/** Tells in which question of a page the focus is: in an element with its id as `data-question`. */
export function useQuestionFocus(onFocus: (questionId: string) => void): void {
  const notify = useEffectEvent(({ target }: FocusEvent) => {
    const around = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null;
    if (around?.dataset.question) onFocus(around.dataset.question);
  });
  useEffect(() => {
    const listen = (event: FocusEvent) => notify(event);
    addEventListener('focusin', listen);
    return () => removeEventListener('focusin', listen);
  }, []);
}
