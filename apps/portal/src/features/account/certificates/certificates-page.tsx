import { useLingui } from '@lingui/react/macro';
import { myCertificatesQuery } from '@stoa/api/certificate.queries';
import type { Certificate } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Stack } from '@stoa/ui/stack';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import {
  CERTIFICATE_STATE_TONES,
  CERTIFICATE_STATE_MESSAGES,
} from '../../../shared/certificates/certificate-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import * as styles from '../account.css.ts';
import { CERTIFICATES_PAGE_SIZE } from './page-size.ts';

const ROWS = 3;

/** What one has earned, in all schools. */
export function CertificatesPage() {
  useMessages('certificates');
  const { t } = useLingui();
  const query = useQuery({
    ...myCertificatesQuery(useApi(), { pageSize: CERTIFICATES_PAGE_SIZE, lang: useLanguage() }),
    retry: false,
  });
  return (
    <SettingsSection
      title={t({ message: 'Your certificates', comment: 'Heading of a list' })}
      text={t`Classes give certificates once all of their lessons are done, exams once you have passed. Not all of them do.`}
    >
      <Loaded query={query} rows={ROWS}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState headingLevel={3} title={t`No certificates yet`}>
              {t`The page of a class shows whether it gives a certificate.`}
            </EmptyState>
          ) : (
            <Stack as="ul" gap="3">
              {items.map((certificate) => (
                <CertificateRow key={certificate.code} certificate={certificate} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}

function CertificateRow({ certificate }: { certificate: Certificate }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { code, state, subjectTitle, school, issuedAt, pdfUrl } = certificate;
  return (
    <Surface as="li" isBordered radius="md" padding="4" className={styles.row}>
      <div className={styles.rowText}>
        <Text weight="medium">
          <Link href={hrefTo({ to: '/certificates/$code', params: { code } })}>
            <UserText>{subjectTitle}</UserText>
          </Link>
        </Text>
        <Text size="sm" tone="muted">
          <UserText>{school.name}</UserText> · <LocalTime instant={issuedAt} style="date" />
        </Text>
      </div>
      {pdfUrl === null ? (
        <Status tone={CERTIFICATE_STATE_TONES[state]}>{i18n._(CERTIFICATE_STATE_MESSAGES[state])}</Status>
      ) : (
        <LinkButton
          size="sm"
          href={`${pdfUrl}?sxz-lang=${language}`}
          download
          aria-label={t({
            message: `Download PDF: ${subjectTitle}`,
            comment: 'Button: a certificate, by the title of the class or the exam',
          })}
        >
          {t`Download PDF`}
        </LinkButton>
      )}
    </Surface>
  );
}
