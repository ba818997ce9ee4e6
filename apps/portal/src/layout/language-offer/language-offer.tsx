import { setupI18n, type I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { LocaleIsland } from '@stoa/ui/locale-island';
import { useEffect, useState } from 'react';
import { loadPart } from '../../i18n/catalogues.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { toIntlTag, toTag, type Language } from '../../i18n/languages.ts';

export interface LanguageOfferProps {
  /** The reader's own. */
  language: Language;
  onAnswer: () => void;
}

/** Offers a page in the reader's own language, in words of that language. Shows nothing until they are there. */
export function LanguageOffer({ language, onAnswer }: LanguageOfferProps) {
  const [i18n, setI18n] = useState<I18n>();
  useEffect(() => {
    let isGone = false;
    const locale = toIntlTag(language);
    loadPart(language, 'offer').then(
      (messages) => isGone || setI18n(setupI18n({ locale, messages: { [locale]: messages } })),
      // It is an offer: where its words cannot be had, there is none.
      () => undefined,
    );
    return () => void (isGone = true);
  }, [language]);
  return i18n ? (
    <LocaleIsland locale={toTag(language)}>
      <I18nProvider i18n={i18n}>
        <Offer language={language} onAnswer={onAnswer} />
      </I18nProvider>
    </LocaleIsland>
  ) : null;
}

function Offer({ language, onAnswer }: LanguageOfferProps) {
  const { t } = useLingui();
  const store = useLanguageStore();
  const [state, setState] = useState<'offered' | 'loading' | 'failed'>('offered');
  const accept = () => {
    setState('loading');
    store.switchTo(language).then(onAnswer, () => setState('failed'));
  };
  return (
    <Banner
      tone={state === 'failed' ? 'danger' : 'info'}
      announce="polite"
      title={
        state === 'failed'
          ? t({
              message: 'English could not be loaded. Try again.',
              comment: 'Name the language of your own translation, as in “Auf Deutsch …”, not English',
            })
          : t({
              message: 'This page is also available in English.',
              comment: 'Name the language of your own translation, as in “auf Deutsch”, not English',
            })
      }
      action={
        <Inline gap="2">
          <Button size="sm" isPending={state === 'loading'} onPress={accept}>
            {t({
              message: 'Read in English',
              comment: 'Button. Name the language of your own translation, not English',
            })}
          </Button>
          <Button size="sm" variant="quiet" onPress={onAnswer}>
            {t({ message: 'No, thanks', comment: 'Button: the page stays in its language' })}
          </Button>
        </Inline>
      }
    />
  );
}
