import { Trans } from '@lingui/react/macro';
import { examQuery } from '@stoa/api/exam.queries';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';

/** The address that somebody comes from, to be told to who supervises an exam. */
export function OwnAddress({ address }: { address: string | undefined }) {
  if (!address) return null;
  const shown = (
    <code dir="ltr" translate="no">
      {address}
    </code>
  );
  return (
    <Text size="sm" as="span">
      <Trans>Tell the supervisor your address: {shown}</Trans>
    </Text>
  );
}

/** As OwnAddress, in the middle of an attempt: the exam says it. */
export function AskedAddress({ schoolId, examId }: { schoolId: string; examId: string }) {
  const query = examQuery(useApi(), { schoolId, examId, lang: useLanguage() });
  const { data } = useQuery({ ...query, staleTime: 0 });
  return <OwnAddress address={data?.abilities.address} />;
}
