import { useLingui } from '@lingui/react/macro';
import { examCertificatesQuery } from '@stoa/api/certificate.queries';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { examCertificatesHref, examHref } from '../teaching/teaching-address.ts';
import { CERTIFICATES_TITLE } from '../titles.ts';
import { CertificatesList } from './certificates-list.tsx';
import { examCertificatesParams } from './certificates-params.ts';

/** Who has a certificate of an exam. */
export function ExamCertificatesPage({
  schoolId,
  examId,
  at,
}: {
  schoolId: string;
  examId: string;
  /** The cursor of the page that is shown; '' for the first. */
  at: string;
}) {
  useMessages('certificates');
  const { t, i18n } = useLingui();
  const query = useQuery({
    ...examCertificatesQuery(useApi(), examCertificatesParams(schoolId, examId, at, useLanguage())),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <ManagePage
      title={i18n._(CERTIFICATES_TITLE)}
      text={t`Learners get a certificate once they see a result that passes. Anyone with the code can verify it.`}
      actions={
        <LinkButton href={examHref(schoolId, examId)}>
          {t({ message: 'Edit exam', comment: 'Link: opens the editor of the exam' })}
        </LinkButton>
      }
    >
      <div className={manage.part}>
        {query.data?.givesCertificate === false ? (
          <Banner tone="info" title={t`This exam gives no certificates`}>
            {t`Turn them on in the settings of the exam. Learners who have passed already get theirs then.`}
          </Banner>
        ) : null}
        <CertificatesList
          schoolId={schoolId}
          query={query}
          hrefFor={(cursor) => examCertificatesHref(schoolId, examId, cursor)}
          title={query.data?.examTitle ?? ''}
          label={t`Certificates of this exam`}
          emptyText={t`They appear here as learners pass the exam.`}
        />
      </div>
    </ManagePage>
  );
}
