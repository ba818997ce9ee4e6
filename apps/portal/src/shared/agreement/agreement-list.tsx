import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement } from '@stoa/machines/agreement';
import { Checkbox } from '@stoa/ui/checkbox';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import * as styles from './agreement.css.ts';
import { AGREEMENT_MESSAGES } from './agreement-messages.ts';

/** What is to be signed: each text behind its link, and one box for all. */
export function AgreementList({
  open,
  agreed,
  isMissing,
  onChange,
}: {
  open: readonly Agreement[];
  agreed: boolean;
  isMissing: boolean;
  onChange: (agreed: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ul className={styles.list}>
        {open.map(({ type, url, version }) => (
          <li key={type}>
            <Link href={url} target="_blank">
              {i18n._(AGREEMENT_MESSAGES[type])}
            </Link>{' '}
            <Text as="span" size="sm" tone="muted">
              <Trans comment="Version of an agreement, such as 2026-10">
                Version <bdi dir="ltr">{version}</bdi>
              </Trans>
            </Text>
          </li>
        ))}
      </ul>
      <Checkbox
        name="agreement"
        isSelected={agreed}
        onChange={onChange}
        errorMessage={isMissing ? t`Select the box to agree.` : undefined}
      >
        {t`I have read this and agree.`}
      </Checkbox>
    </>
  );
}
