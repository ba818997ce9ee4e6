import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { certificateQuery } from '@stoa/api/certificate.queries';
import type { Certificate } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { hrefTo } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { groupedCode } from '../../shared/certificates/certificate-code.ts';
import {
  CERTIFICATE_STATE_TONES,
  CERTIFICATE_STATE_MESSAGES,
} from '../../shared/certificates/certificate-messages.ts';
import { cx } from '../../shared/cx.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { padded, prose } from '../../shared/page.css.ts';
import { QrOf } from '../../shared/qr/qr-of.tsx';
import { copyText } from '../../shared/copy-text.ts';
import { useWholeAddress } from '../../shared/use-whole-address.ts';
import * as styles from './certificate.css.ts';

/** What somebody sees who checks a certificate: whose it is, for what, and whether it counts. */
export function CertificatePage({ code }: { code: string }) {
  useMessages('certificates');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data } = useSuspenseQuery(certificateQuery(useApi(), { code, lang: language }));
  const address = useWholeAddress()(hrefTo({ to: '/certificates/$code', params: { code } }));
  const copy = () =>
    copyText(address, {
      done: t`Copied.`,
      failed: t`Your browser does not allow copying. Select the text instead.`,
    });
  return (
    <div className={cx(prose, padded, styles.layout)}>
      {data.state === 'revoked' ? (
        <Banner tone="danger" title={t`This certificate was revoked`}>
          {t`The school has revoked it. It is no longer valid.`}
        </Banner>
      ) : null}
      <Surface as="article" isBordered radius="lg" padding="6" className={styles.sheet}>
        <div className={styles.says}>
          <div className={styles.line}>
            <Status tone={CERTIFICATE_STATE_TONES[data.state]}>
              {i18n._(CERTIFICATE_STATE_MESSAGES[data.state])}
            </Status>
            <Heading level={1} size="2xl">
              <UserText>{data.title}</UserText>
            </Heading>
          </div>
          <div className={styles.line}>
            <Text size="sm" tone="muted">
              {t({ message: 'Awarded to', comment: 'On a certificate, above the name of a person' })}
            </Text>
            <Text size="xl" weight="semibold">
              <UserText>{data.holderName}</UserText>
            </Text>
          </div>
          <div className={styles.line}>
            <Text size="sm" tone="muted">
              {data.kind === 'class'
                ? t({ message: 'For completing', comment: 'On a certificate, above the title of a class' })
                : t({
                    message: 'For passing the exam',
                    comment: 'On a certificate, above the title of an exam',
                  })}
            </Text>
            <Text size="lg" weight="semibold">
              {data.subjectUrl === null ? (
                <UserText>{data.subjectTitle}</UserText>
              ) : (
                <Link href={data.subjectUrl}>
                  <UserText>{data.subjectTitle}</UserText>
                </Link>
              )}
            </Text>
          </div>
          <FactList facts={useFacts(data)} />
        </div>
        <div className={styles.qr}>
          <QrOf
            content={address}
            label={t({ message: 'QR code of this page', comment: 'Read out instead of a picture' })}
          />
        </div>
      </Surface>
      <div className={styles.actions}>
        {data.pdfUrl === null ? null : (
          <LinkButton
            variant="primary"
            icon={DownloadSimpleIcon}
            href={`${data.pdfUrl}?sxz-lang=${language}`}
            download
          >
            {t`Download PDF`}
          </LinkButton>
        )}
        <Button icon={CopyIcon} onPress={() => void copy()}>
          {t`Copy link`}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        {t`Anyone with this link or code can verify the certificate. Its text stays as it was on the date of issue.`}
      </Text>
    </div>
  );
}

function useFacts({ school, signatoryName, signatoryRole, issuedAt, revokedAt, code }: Certificate): Fact[] {
  const { t } = useLingui();
  return [
    {
      id: 'school',
      label: t({ message: 'School', context: 'certificate', comment: 'Which school has issued it' }),
      value: (
        <Link href={school.url}>
          <UserText>{school.name}</UserText>
        </Link>
      ),
    },
    ...(signatoryName === ''
      ? []
      : [
          {
            id: 'signatory',
            label: t({ message: 'Signed by', comment: 'On a certificate: a person' }),
            value: (
              <>
                <UserText>{signatoryName}</UserText>
                {signatoryRole === '' ? null : (
                  <Text as="span" size="sm" tone="muted">
                    {' '}
                    <UserText>{signatoryRole}</UserText>
                  </Text>
                )}
              </>
            ),
          },
        ]),
    {
      id: 'issued',
      label: t({ message: 'Date of issue', context: 'certificate', comment: 'Of a certificate' }),
      value: <LocalTime instant={issuedAt} style="date" />,
    },
    ...(revokedAt === null
      ? []
      : [
          {
            id: 'revoked',
            label: t({ message: 'Date of revocation', comment: 'Of a certificate' }),
            value: <LocalTime instant={revokedAt} style="date" />,
          },
        ]),
    {
      id: 'code',
      label: t({ message: 'Certificate number', comment: 'A code of twelve letters and digits' }),
      value: <bdi dir="ltr">{groupedCode(code)}</bdi>,
    },
  ];
}
