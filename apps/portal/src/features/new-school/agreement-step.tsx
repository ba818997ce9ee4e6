import { Trans, useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { compareAgreements, signAgreement } from '@stoa/api/agreement.calls';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { CALL_PROBLEM_WORDS, wordsOf } from '../../shared/call-problem-words.ts';

const TYPE = 'schoolDataProcessing';

/** Shows the agreement between the school and the platform, and signs the version that is in force now. */
export function AgreementStep({ schoolId, onSigned }: { schoolId: string; onSigned: () => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const sign = useMutation({
    mutationFn: async () => {
      const { items } = await compareAgreements(api, { lang, schoolId });
      const version = items.find(({ type }) => type === TYPE)?.version;
      if (version !== undefined) await signAgreement(api, { lang, schoolId, type: TYPE, version });
    },
    onSuccess: () => {
      setIsOpen(false);
      onSigned();
    },
  });
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t`Read and agree`}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Data of your people`}
        footer={
          <>
            <Button variant="secondary" onPress={() => setIsOpen(false)}>{t`Not now`}</Button>
            <Button variant="primary" isPending={sign.isPending} onPress={() => sign.mutate()}>
              {t`Agree for the school`}
            </Button>
          </>
        }
      >
        {sign.error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(wordsOf(CALL_PROBLEM_WORDS, isApiProblem(sign.error) ? sign.error.code : 'UNKNOWN'))}
          </Banner>
        ) : null}
        <Text>
          <Trans comment="With a link to the text of the agreement">
            Your school decides which data of its people are kept here; we keep and protect them on its
            behalf. The{' '}
            <Link href={`/service?sxz-lang=${lang}`} target="_blank">
              agreement
            </Link>{' '}
            says how.
          </Trans>
        </Text>
      </Dialog>
    </>
  );
}
