import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { readStored, store } from '../../app/storage.ts';
import { chosenLanguage } from '../../i18n/first-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LANGUAGES, parseLanguage, type Language } from '../../i18n/languages.ts';
import { offeredLanguage } from './offered-language.ts';

const ANSWERED_KEY = 'language-offer.answered';

/** The language that is offered to the reader of a page, and how to say that they have answered: it is asked once. */
export function useOfferedLanguage(schoolId: string | undefined): [Language | undefined, () => void] {
  const current = useLanguage();
  const { status, viewer } = useSession();
  const [isAnswered, setIsAnswered] = useState(() => readStored(ANSWERED_KEY) !== undefined);
  // What the layout has loaded is looked at; nothing is asked for.
  const layout = useQuery({
    ...portalLayoutQuery(useApi(), { schoolId: schoolId ?? '', lang: current }),
    enabled: false,
  }).data;
  const languages = schoolId === undefined ? LANGUAGES : (layout?.languages.map(({ code }) => code) ?? []);
  const offered =
    status === 'unknown'
      ? undefined
      : offeredLanguage({
          current,
          languages,
          browser: navigator.languages.map(parseLanguage),
          isChosen: chosenLanguage() !== undefined,
          ofAccount: viewer?.language,
          isAnswered,
        });
  const answer = () => {
    store(ANSWERED_KEY, '1');
    setIsAnswered(true);
  };
  return [offered, answer];
}
