import { useLingui } from '@lingui/react/macro';
import { classCertificatesQuery } from '@stoa/api/certificate.queries';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { certificatesHref, contentHref } from '../content/content-address.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { CERTIFICATES_TITLE } from '../titles.ts';
import { CertificatesList } from './certificates-list.tsx';
import { certificatesParams } from './certificates-params.ts';

/** Who has earned a certificate of a class. */
export function ClassCertificatesPage({
  schoolId,
  contentId,
  at,
}: {
  schoolId: string;
  contentId: string;
  /** The cursor of the page that is shown; '' for the first. */
  at: string;
}) {
  useMessages('certificates');
  const { t, i18n } = useLingui();
  const query = useQuery({
    ...classCertificatesQuery(useApi(), certificatesParams(schoolId, contentId, at, useLanguage())),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <ManagePage
      title={i18n._(CERTIFICATES_TITLE)}
      text={t`Learners get a certificate once all lessons are done. Anyone with the code can verify it.`}
      actions={
        <LinkButton href={contentHref(schoolId, contentId)}>
          {t({ message: 'Edit class', comment: 'Link: opens the editor of the class' })}
        </LinkButton>
      }
    >
      <div className={manage.part}>
        {query.data?.givesCertificate === false ? (
          <Banner tone="info" title={t`This class gives no certificates`}>
            {t`Turn them on in the details of the class and publish it. Learners who are done already get theirs then.`}
          </Banner>
        ) : null}
        <CertificatesList
          schoolId={schoolId}
          query={query}
          hrefFor={(cursor) => certificatesHref(schoolId, contentId, cursor)}
          title={query.data?.classTitle ?? ''}
          label={t`Certificates of this class`}
          emptyText={t`They appear here as learners finish the class.`}
        />
      </div>
    </ManagePage>
  );
}
